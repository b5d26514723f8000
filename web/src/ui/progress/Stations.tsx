import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './Stations.module.css'

export interface Station {
  key: string
  label: ReactNode
  meta?: ReactNode
  /** `ended` is where a way was cut short: declined, cancelled. */
  state: 'done' | 'now' | 'next' | 'ended'
}

interface StationsProps {
  label: string
  items: Station[]
  /** For narrow panes. */
  vertical?: boolean
}

export function Stations({ label, items, vertical }: StationsProps) {
  const texts = useUiTexts()
  return (
    <ol className={cx(styles.stations, vertical ? styles.vertical : styles.horizontal)} aria-label={label}>
      {items.map(({ key, label: name, meta, state }) => (
        <li
          key={key}
          className={cx(styles.station, styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {name}
          <VisuallyHidden>{`, ${texts.stations[state]}`}</VisuallyHidden>
          {meta && <small className={styles.meta}>{meta}</small>}
        </li>
      ))}
    </ol>
  )
}
