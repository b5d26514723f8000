import { IconCalendarEvent } from '@tabler/icons-react'
import type { Thread } from '@tandem/contract/messaging/threads'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { DaySeparator, EventSeparator, UnreadSeparator } from '#ui/data/chat/Separators.tsx'
import { useMessageTimes } from '../useMessageTimes.ts'
import { OutgoingBubble } from '../write/OutgoingBubble.tsx'
import { MessageBubble } from './messages/MessageBubble.tsx'
import { NoteBubble } from './messages/NoteBubble.tsx'
import type { Receipt } from './messages/receipts.ts'
import type { Entry } from './to-entries.ts'

type ThreadEntryProps = {
  entry: Entry
  thread: Thread
  receipts: ReadonlyMap<string, Receipt>
  /** The message that a search has led to. */
  hit: string | null
  /** One that failed is to be written on. */
  onEdit: () => void
}

export function ThreadEntry({ entry, thread, receipts, hit, onEdit }: ThreadEntryProps) {
  const t = useTexts('messaging')
  const times = useMessageTimes()
  const to = useTo()
  switch (entry.kind) {
    case 'day':
      return <DaySeparator>{times.dayMark(entry.at)}</DaySeparator>
    case 'unread': {
      const { count } = entry
      const since = times.since(entry.since)
      return <UnreadSeparator>{t('thread.newSince', { count, since })}</UnreadSeparator>
    }
    case 'message':
      return (
        <MessageBubble
          message={entry.message}
          thread={thread}
          receipt={receipts.get(entry.message.id)}
          found={entry.message.id === hit}
        />
      )
    case 'note':
      return <NoteBubble note={entry.note} threadId={thread.id} />
    case 'line':
      return (
        <EventSeparator icon={IconCalendarEvent} to={to(entry.line.path)} way={entry.line.way}>
          {entry.line.text}
        </EventSeparator>
      )
    case 'outgoing':
      return <OutgoingBubble outgoing={entry.outgoing} onEdit={onEdit} />
  }
}
