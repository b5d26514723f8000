import { Link, type To } from 'react-router'
import { cx } from '#ui/cx.ts'
import styles from './Segmented.module.css'

interface SegmentedLinksProps {
  label: string
  items: { to: To; label: string; current: boolean; lang?: string }[]
  block?: boolean
}

/** Segments that are addresses: language, inbox and archive. */
export function SegmentedLinks({ label, items, block }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={cx(styles.segments, block && styles.block)}>
      {items.map((item) => (
        <Link
          key={item.label}
          to={item.to}
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
