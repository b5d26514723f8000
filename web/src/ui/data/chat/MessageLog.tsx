import { IconArrowDown } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/actions/Button.tsx'
import styles from './MessageLog.module.css'

interface MessageLogProps {
  label: string
  /** When the newest entry changes, the log scrolls to it; for a reader further up only if they write it. */
  newest: { key: string; writing: boolean } | undefined
  /** How many messages there are. */
  count: number
  /** Names the way to as many messages that came while one read further up. */
  toNew: (count: number) => string
  children: ReactNode
}

/** So many pixels from the newest entry one still follows it. */
const slack = 60

/** Scrolls by itself, and is read politely as it grows. */
export function MessageLog({ label, newest, count, toNew, children }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const place = useRef(0)
  const [away, setAway] = useState(false)
  const [seen, setSeen] = useState(count)
  if (!away && seen !== count) setSeen(count)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest entry is what it follows
  useLayoutEffect(() => {
    const stays = away && !newest?.writing
    // Scrolling counts from the bottom edge, so that what is added there would move what is being read.
    if (!log.current) return
    log.current.scrollTop = stays ? place.current - room(log.current) : 0
    // The event of scrolling may come after the server's answer, which is a newest entry again: whoever has just
    // written would be taken back up by it.
    if (!stays) followScrolling(log.current)
  }, [newest?.key])

  function followScrolling(element: HTMLElement) {
    place.current = room(element) + element.scrollTop
    setAway(element.scrollTop < -slack)
  }

  function goToNew() {
    if (!log.current) return
    log.current.scrollTop = 0
    log.current.focus()
  }

  return (
    <div className={styles.frame}>
      <div
        ref={log}
        role="log"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={styles.log}
        onScroll={(event) => followScrolling(event.currentTarget)}
      >
        <div className={styles.entries}>{children}</div>
      </div>
      {count > seen && (
        <div className={styles.new}>
          <Button variant="primary" size="sm" icon={IconArrowDown} onClick={goToNew}>
            {toNew(count - seen)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** How far an element can be scrolled. */
const room = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight
