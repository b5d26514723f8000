import type { FoundThread } from '@tandem/contract/messaging/threads'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
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
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
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
      {hasNextPage && <More busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
      <LiveRegion>
        {view.text && !query.isPlaceholderData && t('list.found', { count: threads.length, shown: count })}
      </LiveRegion>
    </div>
  )
}

/** Loads by itself when it comes near; the button is for whoever gets there first, and by keyboard. */
function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const t = useTexts('messaging')
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  })
  useEffect(() => {
    if (!end.current || busy) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [busy])
  return (
    <div ref={end} className={styles.more}>
      <Button size="sm" variant="text" busy={busy} busyText={t('list.loadingMore')} onClick={onMore}>
        {t('list.more')}
      </Button>
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
