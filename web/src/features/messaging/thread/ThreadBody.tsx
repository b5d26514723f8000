import type { Conversation } from '@tandem/contract/messaging'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useInterviewLines } from '#features/interviews/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { MessageLog } from '#ui/data/chat/MessageLog.tsx'
import { useThreadView } from '../list/useThreadView.ts'
import { useMessageTimes } from '../useMessageTimes.ts'
import { type Composed, Composer } from '../write/Composer.tsx'
import { useOutgoing } from '../write/unsent.ts'
import { EarlierMessages } from './EarlierMessages.tsx'
import { LaterMessages } from './LaterMessages.tsx'
import { receiptsOf } from './messages/receipts.ts'
import { useEarlier, useLater } from './queries.ts'
import { ThreadEntry } from './ThreadEntry.tsx'
import { toEntries } from './to-entries.ts'
import { useMarkThreadRead } from './useMarkThreadRead.ts'
import { useReadableApplication } from './useReadableApplication.ts'

type ThreadBodyProps = {
  thread: Conversation
  /** Asked for since it was opened, not only remembered. */
  arrived: boolean
  /** The message around which it is shown; null where it is shown to its end. */
  around: string | null
  log: RefObject<HTMLDivElement | null>
  /** To the newest message, where that is not loaded. */
  onEnd: () => void
}

export function ThreadBody({ thread, arrived, around, log, onEnd }: ThreadBodyProps) {
  const t = useTexts('messaging')
  const { day } = useMessageTimes()
  const { applicantId, organisationPersonId } = useSignedIn()
  const outgoing = useOutgoing(thread.id)
  const [composed, setComposed] = useState<Composed>('message')
  const firstUnread = useMarkThreadRead(thread, arrived)
  const earlier = useEarlier(thread.id, around)
  const later = useLater(thread.id, around)
  const isSettling = useSettling(earlier.isPending || later.isPending)
  const { hit } = useThreadView()
  const { messages, notes, hasEarlier } = thread
  const applicationId = useReadableApplication(thread)
  const lines = useInterviewLines(applicationId, { other: thread.counterpart.name }).filter(isShown(thread))
  const entries = toEntries({ messages, notes, lines, outgoing, firstUnread, dayOf: day })
  const receipts = useMemo(
    () => receiptsOf(messages, [applicantId, organisationPersonId]),
    [messages, applicantId, organisationPersonId],
  )
  const newest = entries.at(-1)
  useOnMore(outgoing.length, () => thread.hasLater && onEnd())
  const isFound = messages.some(({ id }) => id === hit)
  return (
    <>
      <MessageLog
        ref={log}
        label={t('thread.log')}
        newest={newest && { key: newest.key, writing: newest.kind === 'outgoing' }}
        oldestKey={messages[0]?.id}
        others={messages.flatMap(({ id, own }) => (own ? [] : [id]))}
        opensAt={firstUnread}
        showsAt={isFound ? hit : null}
        hasLater={thread.hasLater}
        toNew={(count) => t('thread.unread', { count })}
        toEnd={t('thread.toEnd')}
        onEnd={onEnd}
        quiet={isSettling}
      >
        <EarlierMessages hasEarlier={hasEarlier} earlier={earlier} />
        {entries.map((entry) => (
          <ThreadEntry
            key={entry.key}
            {...{ entry, thread, receipts, hit }}
            onEdit={() => setComposed('message')}
          />
        ))}
        {thread.hasLater && <LaterMessages later={later} />}
      </MessageLog>
      <Composer thread={thread} kind={composed} onKind={setComposed} />
    </>
  )
}

/** Whether something that happened lies between the messages that are loaded. */
const isShown =
  ({ messages, hasEarlier, hasLater }: Conversation) =>
  ({ at }: { at: string }) =>
    (!hasEarlier || at >= (messages[0]?.sentAt ?? '')) && (!hasLater || at <= (messages.at(-1)?.sentAt ?? ''))

/** Who writes from further up sees it where it goes: at the end. */
function useOnMore(count: number, run: () => void): void {
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) run()
    before.current = count
  })
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
