import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import styles from './FormErrorSummary.module.css'

interface FormErrorSummaryProps {
  title: string
  errors: { name: string; message: string }[]
}

/** Announced when it appears; the first faulty field keeps the focus. Each entry leads to its field. */
export function FormErrorSummary({ title, errors }: FormErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <InlineAlert tone="danger" title={title} alert>
      <ul className={styles.list}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.entry}
              onClick={() => document.getElementsByName(name)[0]?.focus()}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </InlineAlert>
  )
}
