import { Link, type To } from 'react-router'
import { cx } from '#ui/cx.ts'
import styles from './Segmented.module.css'

interface SegmentedLinksProps {
  label: string
  items: { to: To; label: string; current: boolean; lang?: string }[]
  block?: boolean
  /** Of the entry of the history that they lead to. */
  state?: unknown
}

/** Segments that are addresses: language, inbox and archive. */
export function SegmentedLinks({ label, items, block, state }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={cx(styles.segments, block && styles.block)}>
      {items.map((item) => (
        <Link
          key={item.label}
          to={item.to}
          state={state}
          lang={item.lang}
          hrefLang={item.lang}
          className={styles.segment}
          aria-current={item.current ? 'true' : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
