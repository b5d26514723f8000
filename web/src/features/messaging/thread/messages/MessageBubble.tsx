import type { Message } from '@tandem/contract/messaging'
import type { Thread } from '@tandem/contract/messaging/threads'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Bubble } from '#ui/data/chat/Bubble.tsx'
import { useMessageTimes } from '../../useMessageTimes.ts'
import { MessageAttachments } from './MessageAttachments.tsx'
import { MessageText } from './MessageText.tsx'
import { MessageUploads } from './MessageUploads.tsx'
import type { Receipt } from './receipts.ts'

type MessageBubbleProps = { message: Message; thread: Thread; receipt: Receipt | undefined; found: boolean }

export function MessageBubble({ message, thread, receipt, found }: MessageBubbleProps) {
  const times = useMessageTimes()
  const account = useSignedIn()
  const words = useReceiptWords(message, receipt)
  const mine = [account.applicantId, account.organisationPersonId].includes(message.senderId)
  return (
    <Bubble
      own={message.own}
      author={message.senderName}
      authorTone={thread.counterpart.companyId ? 'practice' : 'theory'}
      receipt={words}
      found={found}
      time={
        <>
          {message.own && !mine && `${message.senderName} `}
          <time dateTime={message.sentAt}>{times.time(message.sentAt)}</time>
        </>
      }
      attachments={
        <>
          <MessageAttachments attachments={message.attachments} />
          {message.own && <MessageUploads messageId={message.id} />}
        </>
      }
    >
      <MessageText text={message.message} />
    </Bubble>
  )
}

/** Of own messages whether they were read, of the other side's which colleagues have read them. */
function useReceiptWords({ own, sentAt }: Message, receipt: Receipt | undefined) {
  const t = useTexts('messaging')
  const times = useMessageTimes()
  const { list } = useFormats()
  const { isRead = false, newestOf = [] } = receipt ?? {}
  if (!own) {
    const names = list(newestOf.map(({ name }) => name))
    return names ? { read: true, text: t('thread.readBy', { names }) } : undefined
  }
  if (!isRead) return { read: false, text: t('thread.sent') }
  const [readAt] = newestOf.map((reader) => reader.readAt).sort()
  if (!readAt) return { read: true, text: t('thread.read') }
  const sameDay = times.day(readAt) === times.day(sentAt)
  const text = sameDay
    ? t('thread.readAt', { time: times.time(readAt) })
    : t('thread.readOn', { day: times.shortDay(readAt), time: times.time(readAt) })
  return { read: true, text }
}
