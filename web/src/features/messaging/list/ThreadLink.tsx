import type { Thread } from '@tandem/contract/messaging/threads'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Badge } from '#ui/marks/Badge.tsx'
import { PaneLink } from '#ui/nav/PaneLink.tsx'
import { useMessageTimes } from '../useMessageTimes.ts'
import { ThreadAvatar } from './ThreadAvatar.tsx'
import styles from './ThreadLink.module.css'

export function ThreadLink({ thread, current }: { thread: Thread; current: boolean }) {
  const t = useTexts('messaging')
  const to = useTo()
  const times = useMessageTimes()
  const { type } = useSignedIn()
  const { unreadMessages: unread, lastMessage } = thread
  const ownWord = t(type === 'applicant' ? 'list.own' : 'list.ownSide')
  return (
    <PaneLink
      to={to(paths.messages({ threadId: thread.id }))}
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
      <span className={styles.subject}>{thread.subject}</span>
      <span className={styles.line}>
        <span className={styles.preview}>
          {lastMessage.own ? `${ownWord} ${lastMessage.text}` : lastMessage.text}
        </span>
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
