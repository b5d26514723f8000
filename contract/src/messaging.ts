import * as z from 'zod/mini'
import { Id, IdParams, Instant, line } from './common.ts'
import { endpoint, envelope, signedIn } from './endpoint.ts'
import { Participant, Thread } from './messaging/threads.ts'

export const messageBounds = {
  maxLength: 10_000,
  maxAttachments: 5,
  maxAttachmentBytes: 10 * 1024 * 1024,
} as const

export const Message = z.object({
  id: Id,
  threadId: Id,
  /** A participant's id. */
  senderId: z.nullable(Id),
  senderName: z.string(),
  /** Written from the reader's side of the thread. */
  own: z.boolean(),
  message: z.string(),
  sentAt: Instant,
  readBy: z.array(z.extend(Participant, { readAt: Instant })),
})
export type Message = z.output<typeof Message>

const messageText = line(messageBounds.maxLength)

export const getThread = endpoint({
  method: 'GET',
  path: '/messaging/thread/{id}',
  summary: 'One thread with its messages, oldest first',
  access: signedIn,
  params: IdParams,
  output: envelope('thread', z.extend(Thread, { messages: z.array(Message) })),
})

export const NewThread = z.strictObject({
  subject: line(200),
  message: messageText,
  /** What the thread is about, if it is an application both sides may see. */
  applicationId: z.optional(Id),
})

export const startThread = endpoint({
  method: 'POST',
  path: '/messaging/message/send/{id}',
  summary: 'Start a thread with a participant: an applicant, a company contact or a support contact',
  access: { types: ['applicant', 'company'] },
  params: IdParams,
  body: NewThread,
  output: envelope('message', Message),
  errors: ['recipient_unavailable', 'contact_blocked', 'too_many_new_threads'],
  limitPerMinute: 30,
})

export const respond = endpoint({
  method: 'POST',
  path: '/messaging/message/respond',
  summary: 'Reply in a thread',
  access: signedIn,
  body: z.strictObject({ threadId: Id, message: messageText }),
  output: envelope('message', Message),
  errors: ['recipient_unavailable', 'contact_blocked'],
  limitPerMinute: 60,
})

export const markThreadRead = endpoint({
  method: 'POST',
  path: '/messaging/read/{id}',
  summary: 'Mark a thread as read',
  access: signedIn,
  params: IdParams,
  output: envelope('unreadMessages', z.int()),
})
