import { IconArrowLeft } from '@tabler/icons-react'
import type { Thread } from '@tandem/contract/messaging'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { useHolds } from '#lib/session/permissions.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { IconLink } from '#ui/actions/IconLink.tsx'
import { ThreadPicture } from '../list/ThreadPicture.tsx'
import styles from './ThreadHead.module.css'

/** Whom one talks with, and about what: the page's heading. */
export function ThreadHead({ thread }: { thread: Thread | undefined }) {
  const t = useTexts('messaging')
  const to = useTo()
  const mayOpenApplication = useHolds('company-profile-edit')
  const { offerTitle, subject } = thread ?? {}
  const about = offerTitle && offerTitle !== subject ? `${subject} · ${offerTitle}` : subject
  return (
    <header className={styles.head}>
      <span className={styles.back}>
        <IconLink icon={IconArrowLeft} label={t('thread.back')} to={to(paths.messages())} />
      </span>
      {thread && <ThreadPicture counterpart={thread.counterpart} />}
      <div className={styles.words}>
        <h1 className={`h4 ${styles.clip}`} tabIndex={-1}>
          {thread?.counterpart.name ?? t('thread.label')}
        </h1>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {thread?.applicationId && mayOpenApplication && (
        <ButtonLink size="sm" to={to(paths.application(thread.applicationId))}>
          {t('thread.application')}
        </ButtonLink>
      )}
    </header>
  )
}
