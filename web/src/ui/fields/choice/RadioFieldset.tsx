import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react'
import { FieldMessages, useField } from '#ui/fields/Field.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './RadioFieldset.module.css'

/** What every group of radio buttons takes. Spread `register(name)` or a controller's `field`. */
export interface RadioFieldsetProps {
  legend: ReactNode
  hideLegend?: boolean
  hint?: ReactNode
  error?: string
  required?: boolean
  disabled?: boolean
  name: string
  /** With a value the group is controlled. */
  value?: string | null
  defaultValue?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
}

type RadioFieldsetFrame = Pick<RadioFieldsetProps, 'legend' | 'hideLegend' | 'hint' | 'error' | 'required'>

/** A radiogroup and no <fieldset>: only so can the group itself be required or invalid. */
export function RadioFieldset({
  legend,
  hideLegend,
  hint,
  error,
  required,
  className,
  children,
}: RadioFieldsetFrame & { className?: string; children: ReactNode }) {
  const { ids, control } = useField({ hint, error, required })
  const words = (
    <span id={ids.label} className={styles.legend}>
      {legend}
      {required && <span aria-hidden="true"> *</span>}
    </span>
  )
  return (
    <div {...control} role="radiogroup" aria-labelledby={ids.label} className={styles.fieldset}>
      {hideLegend ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <div className={className}>{children}</div>
      <FieldMessages ids={ids} hint={hint} error={error} />
    </div>
  )
}

/** The attributes of one radio button of the group. */
export function radioProps(group: RadioFieldsetProps, option: string) {
  const { name, value, defaultValue, disabled, onChange, onBlur, ref } = group
  return {
    type: 'radio',
    name,
    value: option,
    onChange,
    onBlur,
    disabled,
    ref,
    ...(value !== undefined && { checked: value === option }),
    ...(defaultValue !== undefined && { defaultChecked: defaultValue === option }),
  } as const
}
