import type { Thread } from '@tandem/contract/messaging/threads'
import type { UseQueryResult } from '@tanstack/react-query'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ThreadList } from './ThreadList.tsx'
import styles from './ThreadPane.module.css'

type ThreadPaneProps = {
  threads: UseQueryResult<Thread[]>
  /** The thread beside the list. */
  currentId: string | undefined
}

export function ThreadPane({ threads, currentId }: ThreadPaneProps) {
  const t = useTexts('messaging')
  // Beside a thread, that has the page's heading.
  const Heading = currentId ? 'h2' : 'h1'
  return (
    <section className={styles.pane} aria-label={t('list.label')}>
      <Heading className={`h2 ${styles.title}`} tabIndex={-1}>
        {t('title')}
      </Heading>
      {threads.data ? (
        <ThreadList threads={threads.data} currentId={currentId} />
      ) : threads.isError ? (
        <ErrorState onRetry={() => void threads.refetch()} requestId={requestIdOf(threads.error)} />
      ) : (
        <div className={styles.skeletons}>
          <SkeletonList label={t('list.loading')} count={5} row heights={[88, 88]} />
        </div>
      )}
    </section>
  )
}
