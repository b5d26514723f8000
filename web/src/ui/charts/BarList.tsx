import type { CSSProperties } from 'react'
import { cx } from '#ui/cx.ts'
import fills from '#ui/styles/fills.module.css'
import styles from './BarList.module.css'

type BarListProps = {
  /** What the bars are about. */
  label: string
  tone: 'theory' | 'practice'
  /** `value` says how long the bar is, `text` is read. Null has none. */
  bars: { key: string; name: string; value: number | null; text: string }[]
}

/** Numbers of things with long names, each with a bar as long as it is large beside the largest. */
export function BarList({ label, tone, bars }: BarListProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value ?? 0))
  return (
    <ul className={styles.bars} aria-label={label} data-tone={tone}>
      {bars.map(({ key, name, value, text }) => (
        <li key={key} style={{ '--share': (value ?? 0) / highest } as CSSProperties}>
          <span className={styles.name}>{name}</span>
          <b className={styles.text}>{text}</b>
          <i className={cx(fills.track, styles.bar)} aria-hidden="true">
            <i className={cx(fills.fill, styles.filled)} />
          </i>
        </li>
      ))}
    </ul>
  )
}
