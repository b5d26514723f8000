import { IconArrowDown } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import styles from './MessageLog.module.css'

interface MessageLogProps {
  ref?: RefObject<HTMLDivElement | null>
  label: string
  /** When the newest entry changes, the log scrolls to it; for a reader further up only if they write it. */
  newest: { key: string; writing: boolean } | undefined
  /** When it changes, entries came above. */
  oldestKey: string | undefined
  /** The messages that others wrote, in their order. */
  others: readonly string[]
  /** While it is new to a reader who is at the end, the log shows it at its top edge: the first unread message. */
  opensAt: string | null
  /** When it changes, the log shows the message that carries `showsHere`: the hit of a search. */
  showsAt: string | null
  /** There is more below: what is added there leaves the reader where they are. */
  hasLater: boolean
  /** Names the way to as many messages that came while one read further up. */
  toNew: (count: number) => string
  /** Names the way to the end, where nothing came. */
  toEnd: string
  /** Where the end is not there yet. */
  onEnd: () => void
  /** Entries that come now are not read out: they are old. */
  quiet: boolean
  children: ReactNode
}

/** So many pixels from the newest entry one still follows it. */
const slack = 60

/** Marks the entry that `opensAt` names. */
export const opensHere = { 'data-opens-here': '' }

/** Marks the message that `showsAt` names. */
export const showsHere = { 'data-shows-here': '' }

/** Scrolls by itself, and is read politely as it grows. */
export function MessageLog(props: MessageLogProps) {
  const {
    label,
    newest,
    oldestKey,
    others,
    opensAt,
    showsAt,
    hasLater,
    toNew,
    toEnd,
    onEnd,
    quiet,
    children,
  } = props
  const ownLog = useRef<HTMLDivElement>(null)
  const log = props.ref ?? ownLog
  const hadLater = useRef(hasLater)
  const place = useRef(0)
  const [away, setAway] = useState(false)
  const last = others.at(-1)
  const [seen, setSeen] = useState(last)
  if (!away && seen !== last) setSeen(last)
  const unseen = others.length - 1 - others.lastIndexOf(seen ?? '')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest entry is what it follows
  useLayoutEffect(() => {
    const stays = (away || hadLater.current) && !newest?.writing
    hadLater.current = hasLater
    // Scrolling counts from the bottom edge, so that what is added there would move what is being read.
    if (!log.current) return
    log.current.scrollTop = stays ? place.current - room(log.current) : 0
    // The event of scrolling may come after the server's answer, which is a newest entry again: whoever has just
    // written would be taken back up by it.
    if (!stays) followScrolling(log.current)
  }, [newest?.key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes above moves nothing, but is counted
  useLayoutEffect(() => {
    if (log.current) place.current = room(log.current) + log.current.scrollTop
  }, [oldestKey])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each, where the reader is then
  useLayoutEffect(() => {
    const mark = opensAt && !away && !showsAt && log.current?.querySelector('[data-opens-here]')
    if (!mark || !log.current) return
    const above = mark.getBoundingClientRect().top - log.current.getBoundingClientRect().top
    if (above >= 0) return
    log.current.scrollTop += above
    followScrolling(log.current)
  }, [opensAt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hit
  useLayoutEffect(() => {
    const mark = showsAt && log.current?.querySelector('[data-shows-here]')
    if (!mark || !log.current) return
    const [frame, shown] = [log.current.getBoundingClientRect(), mark.getBoundingClientRect()]
    // In the middle, or from its beginning where it is higher than the log.
    log.current.scrollTop += shown.top - frame.top - Math.max(0, (frame.height - shown.height) / 2)
    followScrolling(log.current)
  }, [showsAt])

  function followScrolling(element: HTMLElement) {
    place.current = room(element) + element.scrollTop
    setAway(element.scrollTop < -slack)
  }

  function goToEnd() {
    if (!log.current) return
    log.current.focus()
    if (hasLater) onEnd()
    else log.current.scrollTop = 0
  }

  return (
    <div className={styles.frame}>
      <div
        ref={log}
        role="log"
        aria-label={label}
        aria-live={quiet ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={styles.log}
        onScroll={(event) => followScrolling(event.currentTarget)}
      >
        <div className={styles.entries}>{children}</div>
      </div>
      {away && unseen > 0 && !hasLater && (
        <div className={styles.new}>
          <Button variant="primary" size="sm" icon={IconArrowDown} onClick={goToEnd}>
            {toNew(unseen)}
          </Button>
        </div>
      )}
      {(hasLater || (away && unseen === 0)) && (
        <div className={styles.end}>
          <IconButton className={styles.toEnd} icon={IconArrowDown} label={toEnd} onClick={goToEnd} />
        </div>
      )}
    </div>
  )
}

/** How far an element can be scrolled. */
const room = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight
