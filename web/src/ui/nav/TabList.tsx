import { type KeyboardEvent, useRef } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './Tabs.module.css'

interface TabListProps<Key extends string> {
  label: string
  /** Of the group: its tabs and panels are named by it (`tabId`, `panelId`). */
  id: string
  items: { key: Key; label: string; count?: number; shortcut?: string }[]
  current: Key
  onChange: (key: Key) => void
  /** In a narrow pane: smaller, and all in sight. */
  compact?: boolean
}

export const tabId = (id: string, key: string) => `${id}-tab-${key}`
export const panelId = (id: string, key: string) => `${id}-panel-${key}`

/** Tabs that show one panel of several within a page; the arrow keys lead along them. `Tabs` are addresses. */
export function TabList<Key extends string>(props: TabListProps<Key>) {
  const { label, id, items, current, onChange, compact } = props
  const row = useRef<HTMLDivElement>(null)
  const at = items.findIndex(({ key }) => key === current)

  function goByKey(event: KeyboardEvent) {
    const last = items.length - 1
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key]
    const item = next === undefined ? undefined : items.at(next > last ? 0 : next)
    if (!item) return
    event.preventDefault()
    onChange(item.key)
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, item.key))}`)?.focus()
  }
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className={cx(styles.tabs, compact && styles.compact)}
      onKeyDown={goByKey}
    >
      {items.map(({ key, label: name, count, shortcut }) => (
        <button
          key={key}
          id={tabId(id, key)}
          type="button"
          role="tab"
          aria-selected={key === current}
          aria-controls={key === current ? panelId(id, key) : undefined}
          tabIndex={key === current ? 0 : -1}
          className={styles.tab}
          data-shortcut={shortcut}
          onClick={() => onChange(key)}
        >
          {name}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  )
}
