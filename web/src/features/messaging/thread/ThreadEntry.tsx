import type { Thread } from '@tandem/contract/messaging'
import { useTexts } from '#lib/i18n/texts.ts'
import { DayMark, UnreadMark } from '#ui/chat/Marks.tsx'
import { useMessageTimes } from '../useMessageTimes.ts'
import { OutgoingBubble } from '../write/OutgoingBubble.tsx'
import { MessageBubble } from './MessageBubble.tsx'
import type { Entry } from './to-entries.ts'

export function ThreadEntry({ entry, thread }: { entry: Entry; thread: Thread }) {
  const t = useTexts('messaging')
  const times = useMessageTimes()
  switch (entry.kind) {
    case 'day':
      return <DayMark>{times.dayMark(entry.at)}</DayMark>
    case 'unread':
      return <UnreadMark>{t('thread.unread', { count: entry.count })}</UnreadMark>
    case 'message':
      return <MessageBubble message={entry.message} thread={thread} />
    case 'outgoing':
      return <OutgoingBubble outgoing={entry.outgoing} />
  }
}
