import type { Thread } from '@tandem/contract/messaging/threads'
import { useTexts } from '#lib/i18n/texts.ts'
import { DaySeparator, UnreadSeparator } from '#ui/data/chat/Separators.tsx'
import { useMessageTimes } from '../useMessageTimes.ts'
import { OutgoingBubble } from '../write/OutgoingBubble.tsx'
import { MessageBubble } from './MessageBubble.tsx'
import type { Entry } from './to-entries.ts'

export function ThreadEntry({ entry, thread }: { entry: Entry; thread: Thread }) {
  const t = useTexts('messaging')
  const times = useMessageTimes()
  switch (entry.kind) {
    case 'day':
      return <DaySeparator>{times.dayMark(entry.at)}</DaySeparator>
    case 'unread':
      return <UnreadSeparator>{t('thread.unread', { count: entry.count })}</UnreadSeparator>
    case 'message':
      return <MessageBubble message={entry.message} thread={thread} />
    case 'outgoing':
      return <OutgoingBubble outgoing={entry.outgoing} />
  }
}
