import styles from './CalendarLeaf.module.css'

type CalendarLeafProps = { month: string; day: string }

/** A day as a leaf of a calendar. Decoration: the date stands beside it in words. */
export function CalendarLeaf({ month, day }: CalendarLeafProps) {
  return (
    <span className={styles.leaf} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <b className={styles.day}>{day}</b>
    </span>
  )
}
