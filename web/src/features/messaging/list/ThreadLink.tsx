import { IconArchive, IconUserCheck } from '@tabler/icons-react'
import type { FoundThread } from '@tandem/contract/messaging/threads'
import type { To } from 'react-router'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Marked } from '#ui/data/Marked.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Badge } from '#ui/marks/Badge.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { PaneLink } from '#ui/nav/PaneLink.tsx'
import { useMessageTimes } from '../useMessageTimes.ts'
import { ThreadAvatar } from './ThreadAvatar.tsx'
import styles from './ThreadLink.module.css'

type ThreadLinkProps = {
  thread: FoundThread
  to: To
  current: boolean
  /** Says that it is archived: among others that are not. */
  marksArchived?: boolean
}

export function ThreadLink({ thread, to, current, marksArchived = false }: ThreadLinkProps) {
  const t = useTexts('messaging')
  const times = useMessageTimes()
  const { unreadMessages: unread, handler } = thread
  return (
    <PaneLink
      to={to}
      current={current}
      mark={<ThreadAvatar counterpart={thread.counterpart} />}
      className={unread > 0 ? styles.unread : undefined}
    >
      <span className={styles.line}>
        <b className={styles.name}>{thread.counterpart.name}</b>
        <time dateTime={thread.lastMessageDateTime} className={styles.time}>
          {times.stamp(thread.lastMessageDateTime)}
        </time>
      </span>
      <span className={styles.line}>
        <span className={styles.subject}>{thread.subject}</span>
        {marksArchived && thread.archived && (
          <span className={styles.fact}>
            <Icon icon={IconArchive} size={14} />
            {t('list.archived')}
          </span>
        )}
        {handler && (
          <span className={styles.fact}>
            <Icon icon={IconUserCheck} size={14} />
            <VisuallyHidden>{t('list.handler')}</VisuallyHidden>
            {handler.name}
          </span>
        )}
      </span>
      <span className={styles.line}>
        <Preview thread={thread} />
        {unread > 0 && (
          <>
            <Badge count={unread} />
            <VisuallyHidden>{t('list.unread', { count: unread })}</VisuallyHidden>
          </>
        )}
      </span>
    </PaneLink>
  )
}

/** What was found, or what was written last. */
function Preview({ thread: { hit, lastMessage } }: { thread: FoundThread }) {
  const t = useTexts('messaging')
  const { type } = useSignedIn()
  const ownWord = t(type === 'applicant' ? 'list.own' : 'list.ownSide')
  if (hit) {
    return (
      <span className={styles.hit}>
        <Marked text={hit.snippet} />
      </span>
    )
  }
  return (
    <span className={styles.preview}>
      {lastMessage.own ? `${ownWord} ${lastMessage.text}` : lastMessage.text}
    </span>
  )
}
