import { cx } from '#ui/cx.ts'
import fills from '#ui/styles/fills.module.css'
import styles from './Pips.module.css'

const most = 4

/** How many of some are free, as squares: a picture of the words beside it, and none where they were too many. */
export function Pips({ total, free }: { total: number; free: number }) {
  if (total > most) return null
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares without a name
        <i key={index} className={cx(fills.track, styles.pip, index < free && fills.fill)} />
      ))}
    </span>
  )
}
