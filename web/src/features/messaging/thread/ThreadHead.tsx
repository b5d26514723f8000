import { IconArrowLeft } from '@tabler/icons-react'
import type { Thread } from '@tandem/contract/messaging/threads'
import { paths } from '@tandem/contract/paths'
import type { ReactNode } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { IconLink } from '#ui/actions/IconLink.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { ThreadActions, ThreadHandler } from '../actions/ThreadActions.tsx'
import { ThreadAvatar } from '../list/ThreadAvatar.tsx'
import { useThreadView } from '../list/useThreadView.ts'
import styles from './ThreadHead.module.css'

type ThreadHeadProps = {
  thread: Thread | undefined
  /** What it is about stands beside it, with the way to the application. */
  isWide: boolean
  /** Beside the actions. */
  more: ReactNode
}

/** Whom one talks with, and about what: the page's heading. */
export function ThreadHead({ thread, isWide, more }: ThreadHeadProps) {
  const t = useTexts('messaging')
  const to = useTo()
  const mayOpen = useMayOpen()
  const { listPath } = useThreadView()
  const { offerTitle, offerTitleLanguage, subject } = thread ?? {}
  const received = mayOpen('receivedApplications') ? ('application' as const) : null
  const screen = mayOpen('ownApplication') ? 'ownApplication' : received
  const application = thread?.applicationId && screen && !isWide ? thread.applicationId : null
  const isNarrow = useMedia('(width < 48em)')
  // Beside the name, and the way to the application in a row below: the focus goes in the same order.
  const actionsFirst = isNarrow && application !== null
  const actions = thread && <ThreadActions thread={thread} />
  const handler = thread?.can.assign && <ThreadHandler thread={thread} />
  const isOther = offerTitle && offerTitle !== subject
  return (
    <header className={styles.head}>
      <span className={styles.back}>
        <IconLink icon={IconArrowLeft} label={t('thread.back')} to={listPath()} />
      </span>
      {thread && <ThreadAvatar counterpart={thread.counterpart} />}
      <div className={styles.words}>
        <h1 className={`h4 ${styles.clip}`} tabIndex={-1}>
          {thread?.counterpart.name ?? t('thread.label')}
        </h1>
        {subject && (
          <p className={styles.about}>
            {subject}
            {isOther && (
              <>
                {' · '}
                <TitleInLanguage title={offerTitle} language={offerTitleLanguage} />
              </>
            )}
          </p>
        )}
      </div>
      {actionsFirst && actions}
      {application && screen && (
        <ButtonLink size="sm" to={to(paths[screen]({ applicationId: application }))}>
          {t('thread.application')}
        </ButtonLink>
      )}
      {more}
      {!isNarrow && handler}
      {!actionsFirst && actions}
      {isNarrow && handler}
    </header>
  )
}
