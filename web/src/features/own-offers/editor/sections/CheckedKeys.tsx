import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { useController } from 'react-hook-form'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { FieldMessages, useField } from '#ui/fields/Field.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'
import styles from './OfferSections.module.css'

type CheckedKeysProps = {
  name: 'qualifications' | 'requiredDocuments'
  legend: string
  hint: string
  options: { id: string; name: string; hint?: string | undefined }[]
  /** Where the options could not be loaded. */
  onRetry: (() => void) | undefined
}

/** Of a short list those that apply, in the list's order. */
export function CheckedKeys({ name, legend, hint, options, onRetry }: CheckedKeysProps) {
  const { field, fieldState } = useController<OfferContent, typeof name>({ name })
  const { error } = fieldState
  const { ids, control } = useField({ hint, error: error?.message })
  const toggle = (id: string) => {
    const next = new Set(field.value)
    if (!next.delete(id)) next.add(id)
    field.onChange([...next])
  }
  return (
    <fieldset className={styles.checks} aria-describedby={control['aria-describedby']}>
      <legend>
        <b>{legend}</b>
      </legend>
      {options.map(({ id, name: label, hint }, index) => (
        <Checkbox
          key={id}
          ref={index === 0 ? field.ref : undefined}
          data-invalid={(index === 0 && error) || undefined}
          label={label}
          hint={hint}
          checked={field.value.includes(id)}
          onChange={() => toggle(id)}
        />
      ))}
      <ListFailure onRetry={onRetry} />
      <FieldMessages ids={ids} hint={hint} error={error?.message} />
    </fieldset>
  )
}
