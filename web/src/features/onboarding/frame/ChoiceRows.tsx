import { type ReactNode, useId } from 'react'
import styles from './ChoiceRows.module.css'

/** Several of a few, each large enough for a thumb. */
export function ChoiceRows({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}

type ChoiceRowProps = { label: string; note: string; checked: boolean; onChange: () => void }

export function ChoiceRow({ label, note, checked, onChange }: ChoiceRowProps) {
  const id = useId()
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        checked={checked}
        onChange={onChange}
        className={styles.box}
        aria-describedby={id}
      />
      <b className={styles.label}>{label}</b>
      <span id={id} className={styles.note}>
        {note}
      </span>
    </label>
  )
}
