import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './Field.module.css'

/** What every field takes. */
export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string
  required?: boolean
  /** At the right of the label, for a link such as "forgotten?". */
  labelAside?: ReactNode
  hideLabel?: boolean
}

interface FieldFrameProps extends Omit<FieldProps, 'required'> {
  ids: FieldIds
  /** An asterisk beside the label, for controls that have no placeholder. */
  marked?: boolean
  children: ReactNode
}

export function Field({ ids, label, hint, error, labelAside, hideLabel, marked, children }: FieldFrameProps) {
  const labelText = (
    <label id={ids.label} className={styles.label} htmlFor={ids.input}>
      {label}
      {marked && <span aria-hidden="true"> *</span>}
    </label>
  )
  return (
    <div className={styles.field}>
      {hideLabel ? (
        <VisuallyHidden>{labelText}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          {labelText}
          {labelAside}
        </div>
      )}
      {children}
      <FieldMessages ids={ids} hint={hint} error={error} />
    </div>
  )
}

/** Error above hint, both below the control and named by its aria-describedby. */
export function FieldMessages({ ids, hint, error }: Pick<FieldFrameProps, 'ids' | 'hint' | 'error'>) {
  return (
    <>
      {error && (
        <p id={ids.error} className={styles.error}>
          <Icon icon={IconAlertCircle} size={18} className={styles.errorIcon} />
          {error}
        </p>
      )}
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  )
}

export type FieldIds = ReturnType<typeof useField>['ids']

/** The ids of a field's parts, and the attributes that tie the control to them. */
export function useField({
  id,
  hint,
  error,
  required,
}: Pick<FieldProps, 'hint' | 'error' | 'required'> & { id?: string }) {
  const generated = useId()
  const input = id ?? generated
  const ids = { input, label: `${input}-label`, error: `${input}-error`, hint: `${input}-hint` }
  const control = {
    id: input,
    'aria-describedby': cx(error && ids.error, hint ? ids.hint : undefined),
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return { ids, control }
}

/** The asterisk of required fields stands in the placeholder. */
export function placeholderOf(placeholder: string | undefined, { label, required }: FieldProps) {
  if (!required) return placeholder
  return `${placeholder ?? (typeof label === 'string' ? label : '')} *`.trim()
}
