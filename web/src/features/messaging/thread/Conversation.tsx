import type { Thread } from '@tandem/contract/messaging/threads'
import { paths } from '@tandem/contract/paths'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { failureOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { useThreadView } from '../list/useThreadView.ts'
import styles from './Conversation.module.css'
import { HitBar } from './HitBar.tsx'
import { useThread } from './queries.ts'
import { type AboutApplication, ThreadAside, ThreadSheet } from './ThreadAbout.tsx'
import { ThreadBody } from './ThreadBody.tsx'
import { ThreadHead } from './ThreadHead.tsx'

type ConversationProps = {
  threadId: string
  /** What the list knows of it: enough for a heading from the first paint. */
  known: Thread | undefined
  about: AboutApplication
  /** There is a column for what it is about. */
  isWide: boolean
}

export function Conversation({ threadId, known, about, isWide }: ConversationProps) {
  const t = useTexts('messaging')
  const to = useTo()
  const { view, hit, threadPath } = useThreadView()
  const navigate = useNavigate()
  const log = useRef<HTMLDivElement>(null)
  const { data, error, refetch, isFetchedAfterMount, around } = useThread(threadId, hit)
  const failure = failureOf(error)
  const mayOpen = useMayOpen()
  const isRestricted = useSignedIn().type === 'company' && !mayOpen('receivedApplications')
  function showEnd() {
    void navigate(threadPath(threadId), { replace: true })
    log.current?.focus()
  }
  return (
    <>
      <section className={styles.pane} aria-label={t('thread.label')}>
        <div>
          {!failure.isMissing && (
            <ThreadHead
              thread={data ?? known}
              isWide={isWide}
              more={data && !isWide && <ThreadSheet thread={data} about={about} />}
            />
          )}
          {hit && view.text && !failure.isMissing && <HitBar threadId={threadId} onEnd={showEnd} />}
        </div>
        {data && !failure.isMissing ? (
          <ThreadBody thread={data} arrived={isFetchedAfterMount} {...{ around, log }} onEnd={showEnd} />
        ) : error ? (
          <RecordErrorState
            {...failure}
            level={failure.isMissing ? 1 : 2}
            title={t('thread.missing.title')}
            text={t(isRestricted ? 'thread.missing.textWithoutPermission' : 'thread.missing.text')}
            action={<ButtonLink to={to(paths.messages())}>{t('thread.missing.back')}</ButtonLink>}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading label={t('thread.loading')} />
        )}
      </section>
      {data && isWide && !failure.isMissing && <ThreadAside thread={data} about={about} />}
    </>
  )
}
