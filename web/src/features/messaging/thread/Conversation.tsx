import type { Thread } from '@tandem/contract/messaging/threads'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import styles from './Conversation.module.css'
import { threadQuery } from './queries.ts'
import { ThreadBody } from './ThreadBody.tsx'
import { ThreadHead } from './ThreadHead.tsx'

type ConversationProps = {
  threadId: string
  /** What the list knows of it: enough for a heading from the first paint. */
  known: Thread | undefined
}

export function Conversation({ threadId, known }: ConversationProps) {
  const t = useTexts('messaging')
  const to = useTo()
  const { data, error, refetch, isFetchedAfterMount } = useQuery(threadQuery(threadId, useLocale()))
  const failure = failureOf(error)
  return (
    <section className={styles.pane} aria-label={t('thread.label')}>
      {!failure.isMissing && <ThreadHead thread={data ?? known} />}
      {data && !failure.isMissing ? (
        <ThreadBody thread={data} arrived={isFetchedAfterMount} />
      ) : error ? (
        <RecordErrorState
          {...failure}
          level={failure.isMissing ? 1 : 2}
          title={t('thread.missing.title')}
          text={t('thread.missing.text')}
          action={<ButtonLink to={to(paths.messages())}>{t('thread.missing.back')}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('thread.loading')} />
      )}
    </section>
  )
}
