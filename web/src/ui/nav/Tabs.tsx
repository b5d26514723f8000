import { useEffect, useRef } from 'react'
import { Link, type To } from 'react-router'
import { cx } from '#ui/cx.ts'
import styles from './Tabs.module.css'

interface TabsProps {
  label: string
  items: { to: To; label: string; count?: number; current: boolean }[]
  /** In a narrow pane: smaller, and all in sight. */
  compact?: boolean
}

/** Each tab is an address. A line in both brand colours marks the current one. */
export function Tabs({ label, items, compact }: TabsProps) {
  const row = useRef<HTMLElement>(null)
  const current = items.find((item) => item.current)?.label
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab comes into sight
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab && row.current) row.current.scrollTo({ left: tab.offsetLeft - row.current.offsetLeft - 16 })
  }, [current])
  return (
    <nav ref={row} aria-label={label} className={cx(styles.tabs, compact && styles.compact)}>
      {items.map((item) => (
        <Link
          key={item.label}
          to={item.to}
          className={styles.tab}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
          {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
