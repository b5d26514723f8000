import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './MessageLog.module.css'

interface MessageLogProps {
  label: string
  /** The key of the newest entry: when it changes, the log scrolls to it. */
  newest: string | undefined
  children: ReactNode
}

/** Scrolls by itself, and is read politely as it grows. */
export function MessageLog({ label, newest, children }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest entry is what it follows
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = 0
  }, [newest])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div ref={log} role="log" aria-label={label} tabIndex={0} className={styles.log}>
      <div className={styles.entries}>{children}</div>
    </div>
  )
}
