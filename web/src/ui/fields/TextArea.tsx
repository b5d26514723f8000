import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './Field.module.css'
import { Field, type FieldProps, placeholderOf, useField } from './Field.tsx'

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'required'> {
  /** Grows with the text, where the browser can. */
  autoGrow?: boolean
}

/** With maxLength it counts, and lets one type on beyond it: the form says what is too long. */
export function TextArea({
  label,
  hint,
  error,
  required,
  labelAside,
  hideLabel,
  autoGrow,
  id,
  placeholder,
  maxLength,
  className,
  onInput,
  rows = 4,
  ...native
}: TextAreaProps) {
  const { ids, control } = useField({ id, hint, error, required })
  const box = useRef<HTMLDivElement>(null)
  const countId = useId()
  const [count, setCount] = useState(0)
  // After every render, since a form library also sets the value without an event.
  useLayoutEffect(() => setCount(box.current?.querySelector('textarea')?.value.length ?? 0))
  return (
    <Field ids={ids} {...{ label, hint, error, labelAside, hideLabel }}>
      <div ref={box} className={cx(styles.box, styles.area, className)}>
        <textarea
          {...native}
          {...control}
          rows={rows}
          aria-describedby={cx(control['aria-describedby'], maxLength !== undefined && countId)}
          className={cx(styles.control, autoGrow && styles.grows)}
          placeholder={placeholderOf(placeholder, { label, required })}
          onInput={(event) => {
            setCount(event.currentTarget.value.length)
            onInput?.(event)
          }}
        />
      </div>
      {maxLength !== undefined && <Count id={countId} count={count} max={maxLength} />}
    </Field>
  )
}

function Count({ id, count, max }: { id: string; count: number; max: number }) {
  const texts = useUiTexts()
  const format = new Intl.NumberFormat(texts.locale)
  return (
    <p id={id} className={styles.count}>
      <span aria-hidden="true">{`${format.format(count)} / ${format.format(max)}`}</span>
      <VisuallyHidden>{texts.characters(count, max)}</VisuallyHidden>
    </p>
  )
}
