import { cx } from '#ui/cx.ts'
import styles from './Spinner.module.css'

/** For the eye alone: the words beside it say what takes its time. `inherit` draws it in the colour of the text. */
export function Spinner({ inherit = false }: { inherit?: boolean }) {
  return <span className={cx(styles.spinner, inherit && styles.inherit)} aria-hidden="true" />
}
