import type { Thread } from '@tandem/contract/messaging'
import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/request-id.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { threadQuery } from '../queries.ts'
import styles from './Conversation.module.css'
import { MissingThread } from './MissingThread.tsx'
import { ThreadBody } from './ThreadBody.tsx'
import { ThreadHead } from './ThreadHead.tsx'

type ConversationProps = {
  threadId: string
  /** What the list knows of it: enough for a heading from the first paint. */
  known: Thread | undefined
}

export function Conversation({ threadId, known }: ConversationProps) {
  const t = useTexts('messaging')
  const common = useTexts('common')
  const { data, error, refetch, isFetchedAfterMount } = useQuery(threadQuery(threadId, useLocale()))
  // An address that cannot be a thread's is refused as invalid.
  if (isRefusal(error, 'not_found') || isRefusal(error, 'invalid_input')) return <MissingThread />

  const requestId = requestIdOf(error)
  return (
    <section className={styles.pane} aria-label={t('thread.label')}>
      <ThreadHead thread={data ?? known} />
      {data ? (
        <ThreadBody thread={data} arrived={isFetchedAfterMount} />
      ) : error ? (
        <ErrorState
          title={common('error.load')}
          onRetry={() => void refetch()}
          detail={requestId && common('error.requestId', { id: requestId })}
        />
      ) : (
        <Loading label={t('thread.loading')} />
      )}
    </section>
  )
}
