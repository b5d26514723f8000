import type { Message } from '@tandem/contract/messaging'
import type { Thread } from '@tandem/contract/messaging/threads'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Bubble } from '#ui/data/chat/Bubble.tsx'
import { useMessageTimes } from '../useMessageTimes.ts'
import { MessageText } from './MessageText.tsx'

export function MessageBubble({ message, thread }: { message: Message; thread: Thread }) {
  const times = useMessageTimes()
  const account = useSignedIn()
  const receipt = useReceipt(message)
  const mine = [account.applicantId, account.organisationPersonId].includes(message.senderId)
  return (
    <Bubble
      own={message.own}
      author={message.senderName}
      authorTone={thread.counterpart.companyId ? 'practice' : 'theory'}
      receipt={receipt}
      time={
        <>
          {message.own && !mine && `${message.senderName} `}
          <time dateTime={message.sentAt}>{times.time(message.sentAt)}</time>
        </>
      }
    >
      <MessageText text={message.message} />
    </Bubble>
  )
}

/** Of own messages, in words. */
function useReceipt({ own, readBy, sentAt }: Message) {
  const t = useTexts('messaging')
  const times = useMessageTimes()
  if (!own) return undefined
  const [readAt] = readBy.map((reader) => reader.readAt).sort()
  if (!readAt) return { read: false, text: t('thread.sent') }
  const sameDay = times.day(readAt) === times.day(sentAt)
  const text = sameDay
    ? t('thread.readAt', { time: times.time(readAt) })
    : t('thread.readOn', { day: times.shortDay(readAt), time: times.time(readAt) })
  return { read: true, text }
}
