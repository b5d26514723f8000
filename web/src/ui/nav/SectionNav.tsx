import { useRef } from 'react'
import { Link, type To } from 'react-router'
import { cx } from '#ui/cx.ts'
import pills from './pills.module.css'
import styles from './SectionNav.module.css'
import { useScrollToCurrent } from './useScrollToCurrent.ts'

interface SectionNavProps {
  label: string
  /** `count`: how many there are in it. */
  items: { key: string; to: To; label: string; count?: number; current: boolean }[]
}

/** The sections of a long page: beside it from lg, above it as a row of pills that scrolls. */
export function SectionNav({ label, items }: SectionNavProps) {
  const row = useRef<HTMLUListElement>(null)
  useScrollToCurrent(row, items.find((item) => item.current)?.key)
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul ref={row} className={cx(pills.row, styles.row)}>
        {items.map((item) => (
          <li key={item.key} className={pills.item}>
            <Link
              to={item.to}
              className={cx(pills.link, styles.link)}
              aria-current={item.current ? 'true' : undefined}
            >
              {item.label}
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
