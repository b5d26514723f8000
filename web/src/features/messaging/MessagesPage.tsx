import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { Page } from '#ui/layout/Page.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { NoThreads } from './list/NoThreads.tsx'
import { ThreadPane } from './list/ThreadPane.tsx'
import { newestThreadsQuery, threadListQuery } from './list/thread-queries.ts'
import { useThreadView } from './list/useThreadView.ts'
import styles from './MessagesPage.module.css'
import { Conversation } from './thread/Conversation.tsx'
import type { AboutApplication } from './thread/ThreadAbout.tsx'

/** List and conversation side by side, and what it is about; on phones they are two screens. */
export function MessagesPage({ about }: { about: AboutApplication }) {
  const t = useTexts('messaging')
  const { threadId } = useParams()
  const roomy = useMedia('(width >= 62em)')
  const isWide = useMedia('(width >= 82em)')
  const locale = useLocale()
  const { view } = useThreadView()
  const query = useInfiniteQuery({ ...threadListQuery(view, locale), select: ({ pages }) => pages.flat() })
  const isEmpty = query.data?.length === 0 && view.box === 'inbox' && !view.text && !view.unread && !view.mine
  // Whoever has none at all is told where to begin; who put all of them away is not.
  const any = useQuery({ ...newestThreadsQuery(1, locale), enabled: isEmpty })
  const [panes, top] = useOffsetTop()
  const known = query.data?.find(({ id }) => id === threadId)
  usePageTitle(known && `${known.counterpart.name} – ${t('title')}`)
  if (isEmpty && any.data?.length === 0 && !threadId) return <NoThreads />

  return (
    <Page width="full">
      <div ref={panes} className={styles.panes} style={{ '--top': `${top}px` } as CSSProperties}>
        {(roomy || !threadId) && <ThreadPane query={query} currentId={threadId} />}
        {threadId && <Conversation key={threadId} {...{ threadId, known, about, isWide }} />}
        {roomy && !threadId && (
          <div className={styles.unchosen}>
            <EmptyState art="waiting" title={t('thread.unchosen')}>
              {t('thread.choose')}
            </EmptyState>
          </div>
        )}
      </div>
    </Page>
  )
}

/** How far below the page's top an element begins: a notice above the header moves it. */
function useOffsetTop(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop(ref.current?.offsetTop ?? 0)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [])
  return [ref, top]
}
