import type { Conversation } from '@tandem/contract/messaging'
import { useEffect, useMemo, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { MessageLog } from '#ui/data/chat/MessageLog.tsx'
import { useMessageTimes } from '../useMessageTimes.ts'
import { Composer } from '../write/Composer.tsx'
import { useOutgoing } from '../write/unsent.ts'
import { EarlierMessages } from './EarlierMessages.tsx'
import { receiptsOf } from './messages/receipts.ts'
import { useEarlier } from './queries.ts'
import { ThreadEntry } from './ThreadEntry.tsx'
import { toEntries } from './to-entries.ts'
import { useMarkThreadRead } from './useMarkThreadRead.ts'

type ThreadBodyProps = {
  thread: Conversation
  /** Asked for since it was opened, not only remembered. */
  arrived: boolean
}

export function ThreadBody({ thread, arrived }: ThreadBodyProps) {
  const t = useTexts('messaging')
  const { day } = useMessageTimes()
  const { applicantId, organisationPersonId } = useSignedIn()
  const outgoing = useOutgoing(thread.id)
  const firstUnread = useMarkThreadRead(thread, arrived)
  const earlier = useEarlier(thread.id)
  const isSettling = useSettling(earlier.isPending)
  const { messages, notes, hasEarlier } = thread
  const entries = toEntries({ messages, notes, outgoing, firstUnread, dayOf: day })
  const receipts = useMemo(
    () => receiptsOf(messages, [applicantId, organisationPersonId]),
    [messages, applicantId, organisationPersonId],
  )
  const newest = entries.at(-1)
  return (
    <>
      <MessageLog
        label={t('thread.log')}
        newest={newest && { key: newest.key, writing: newest.kind === 'outgoing' }}
        oldestKey={messages[0]?.id}
        others={messages.flatMap(({ id, own }) => (own ? [] : [id]))}
        opensAt={firstUnread}
        toNew={(count) => t('thread.unread', { count })}
        toEnd={t('thread.toEnd')}
        quiet={isSettling}
      >
        <EarlierMessages hasEarlier={hasEarlier} earlier={earlier} />
        {entries.map((entry) => (
          <ThreadEntry key={entry.key} {...{ entry, thread, receipts }} />
        ))}
      </MessageLog>
      <Composer thread={thread} />
    </>
  )
}

const settlingMs = 1000

/** While it goes on and a moment longer: what a screen reader hears of a change may come after it. */
function useSettling(isGoingOn: boolean): boolean {
  const [isSettling, setSettling] = useState(false)
  useEffect(() => {
    if (isGoingOn) return setSettling(true)
    const timer = setTimeout(() => setSettling(false), settlingMs)
    return () => clearTimeout(timer)
  }, [isGoingOn])
  return isGoingOn || isSettling
}
