import type { FoundThread } from '@tandem/contract/messaging/threads'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { nextPageOf } from '#lib/api/next-page.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { NextPageButton } from '#ui/actions/NextPageButton.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { NoneFound } from './NoneFound.tsx'
import { ThreadLink } from './ThreadLink.tsx'
import styles from './ThreadList.module.css'
import type { LoadedThreads } from './thread-queries.ts'
import { useThreadView } from './useThreadView.ts'

type ThreadListProps = { query: LoadedThreads; threads: FoundThread[]; currentId: string | undefined }

export function ThreadList({ query, threads, currentId }: ThreadListProps) {
  const t = useTexts('messaging')
  const { view, threadPath } = useThreadView()
  const { hasNextPage } = query
  const count = hasNextPage ? `${threads.length}+` : String(threads.length)
  return (
    <div className={styles.threads} aria-busy={query.isPlaceholderData}>
      {threads.length === 0 ? (
        <NoneFound />
      ) : (
        <ul onKeyDown={moveByKeys}>
          {threads.map((thread) => (
            <li key={thread.id}>
              <ThreadLink
                thread={thread}
                to={threadPath(thread.id, thread.hit?.messageId)}
                current={thread.id === currentId}
                marksArchived={view.box !== 'archive'}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && <More next={nextPageOf(query)} />}
      <LiveRegion>
        {view.text && !query.isPlaceholderData && t('list.found', { count: threads.length, shown: count })}
      </LiveRegion>
    </div>
  )
}

/**
 * Loads by itself when it comes near; the button is for whoever gets there first, and by keyboard. After a failure it
 * waits for the button.
 */
function More({ next }: { next: ReturnType<typeof nextPageOf> }) {
  const t = useTexts('messaging')
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(next.onMore)
  useEffect(() => {
    latest.current = next.onMore
  })
  const isReady = !next.busy && next.failure === null
  useEffect(() => {
    if (!end.current || !isReady) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isReady])
  return (
    <div ref={end} className={styles.more}>
      <NextPageButton {...next} size="sm" variant="text" busyText={t('list.loadingMore')}>
        {t('list.more')}
      </NextPageButton>
    </div>
  )
}

/** To the thread above or below; Enter opens it. */
function moveByKeys(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  const next = links[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}
