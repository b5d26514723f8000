import type { Conversation } from '@tandem/contract/messaging'
import { paths } from '@tandem/contract/paths'
import { Fragment, type ReactNode } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { MessageLog } from '#ui/data/chat/MessageLog.tsx'
import { DaySeparator } from '#ui/data/chat/Separators.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useMessageTimes } from '../useMessageTimes.ts'
import { useOutgoing } from '../write/unsent.ts'
import { receiptsOf } from './messages/receipts.ts'
import { ThreadEntry } from './ThreadEntry.tsx'
import { type Entry, toEntries } from './to-entries.ts'
import { useMarkThreadRead } from './useMarkThreadRead.ts'

export type FeedKind = 'message' | 'note' | 'event'
export type FeedItem = { key: string; at: string; kind: FeedKind; node: ReactNode }

type ConversationFeedProps = {
  label: string
  /** Absent where nobody has written yet. */
  thread: Conversation | undefined
  /** Asked for since it was opened, not only remembered. */
  arrived: boolean
  /** What happened and was written elsewhere, in any order. */
  items: readonly FeedItem[]
  kinds: readonly FeedKind[]
  /** It is in sight; with its messages it then counts as read. */
  isShown: boolean
  /** In words, where nothing of these kinds is there. */
  empty: string
  /** A message that failed is to be written on. */
  onEdit: () => void
}

/** The newest messages of a conversation among what else happened, the oldest first. */
export function ConversationFeed(props: ConversationFeedProps) {
  const { label, thread, arrived, items, kinds, isShown, empty, onEdit } = props
  const t = useTexts('messaging')
  const to = useTo()
  const { day, dayMark } = useMessageTimes()
  const written = useThreadItems(thread, onEdit)
  const all: ThreadItem[] = [...written, ...items]
  const shown = all
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const newest = shown.at(-1)
  const others = thread?.messages.flatMap(({ id, own }) => (own ? [] : [id])) ?? []
  return (
    <MessageLog
      label={label}
      newest={newest && { key: newest.key, writing: newest.isOutgoing === true }}
      oldestKey={shown[0]?.key}
      others={others}
      opensAt={null}
      showsAt={null}
      hasLater={false}
      toNew={(count) => t('thread.unread', { count })}
      toEnd={t('thread.toEnd')}
      onEnd={() => {}}
      quiet={false}
    >
      {thread && isShown && kinds.includes('message') && <MarkRead thread={thread} arrived={arrived} />}
      {thread?.hasEarlier && kinds.includes('message') && (
        <TextLink to={to(paths.messages({ threadId: thread.id }))}>{t('thread.whole')}</TextLink>
      )}
      {shown.length === 0 && (
        <Text muted size="small">
          {empty}
        </Text>
      )}
      {shown.map(({ key, at, node }, index) => {
        const before = shown[index - 1]
        return (
          <Fragment key={key}>
            {(!before || day(before.at) !== day(at)) && <DaySeparator>{dayMark(at)}</DaySeparator>}
            {node}
          </Fragment>
        )
      })}
    </MessageLog>
  )
}

type ThreadItem = FeedItem & { isOutgoing?: true }

function useThreadItems(thread: Conversation | undefined, onEdit: () => void): ThreadItem[] {
  const { applicantId, organisationPersonId } = useSignedIn()
  const outgoing = useOutgoing(thread?.id ?? '')
  if (!thread) return []
  const { messages, notes } = thread
  const receipts = receiptsOf(messages, [applicantId, organisationPersonId])
  const itemOf = (entry: Entry): ThreadItem[] => {
    const { key } = entry
    const node = <ThreadEntry key={key} {...{ entry, thread, receipts, onEdit }} hit={null} />
    switch (entry.kind) {
      case 'message':
        return [{ key, kind: 'message', at: entry.message.sentAt, node }]
      case 'outgoing':
        return [{ key, kind: 'message', at: entry.outgoing.writtenAt, node, isOutgoing: true }]
      case 'note':
        return [{ key, kind: 'note', at: entry.note.writtenAt, node }]
      default:
        return []
    }
  }
  return toEntries({ messages, notes, outgoing, firstUnread: null, dayOf: () => '' }).flatMap(itemOf)
}

function MarkRead({ thread, arrived }: { thread: Conversation; arrived: boolean }) {
  useMarkThreadRead(thread, arrived)
  return null
}
