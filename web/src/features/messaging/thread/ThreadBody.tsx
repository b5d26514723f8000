import type { Message } from '@tandem/contract/messaging'
import type { Thread } from '@tandem/contract/messaging/threads'
import { useTexts } from '#lib/i18n/texts.ts'
import { MessageLog } from '#ui/data/chat/MessageLog.tsx'
import { useMessageTimes } from '../useMessageTimes.ts'
import { Composer } from '../write/Composer.tsx'
import { useOutgoing } from '../write/unsent.ts'
import { ThreadEntry } from './ThreadEntry.tsx'
import { toEntries } from './to-entries.ts'
import { useMarkThreadRead } from './useMarkThreadRead.ts'

type ThreadBodyProps = {
  thread: Thread & { messages: Message[] }
  /** Asked for since it was opened, not only remembered. */
  arrived: boolean
}

export function ThreadBody({ thread, arrived }: ThreadBodyProps) {
  const t = useTexts('messaging')
  const { day } = useMessageTimes()
  const outgoing = useOutgoing(thread.id)
  const firstUnread = useMarkThreadRead(thread, arrived)
  const entries = toEntries({ messages: thread.messages, outgoing, firstUnread, dayOf: day })
  const newest = entries.at(-1)
  return (
    <>
      <MessageLog
        label={t('thread.log')}
        newest={newest && { key: newest.key, writing: newest.kind === 'outgoing' }}
        count={thread.messages.length}
        toNew={(count) => t('thread.unread', { count })}
      >
        {entries.map((entry) => (
          <ThreadEntry key={entry.key} entry={entry} thread={thread} />
        ))}
      </MessageLog>
      <Composer thread={thread} />
    </>
  )
}
