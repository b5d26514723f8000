import * as z from 'zod/mini'
import { Id, IdParams, Instant, line, TitleLanguage } from './common.ts'
import { endpoint, envelope, signedIn } from './endpoint.ts'

export const messageBounds = {
  maxLength: 10_000,
  maxAttachments: 5,
  maxAttachmentBytes: 10 * 1024 * 1024,
} as const

/** A person in a thread; `name` is "deleted account" in the reader's language once they are gone. */
const Participant = z.object({ id: Id, name: z.string() })

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

export const Thread = z.object({
  id: Id,
  archived: z.boolean(),
  subject: z.string(),
  ownParticipants: z.array(Participant),
  otherParticipants: z.array(Participant),
  /** The other side as a heading: a company's or a person's name. */
  counterpart: z.object({ name: z.string(), companyId: z.nullable(Id), hasLogo: z.boolean() }),
  applicationId: z.nullable(Id),
  offerTitle: z.nullable(z.string()),
  offerTitleLanguage: TitleLanguage,
  lastMessageDateTime: Instant,
  lastMessage: z.object({ text: z.string(), own: z.boolean() }),
  unreadMessages: z.int(),
})
export type Thread = z.output<typeof Thread>

const messageText = line(messageBounds.maxLength)

export const listThreads = endpoint({
  method: 'GET',
  path: '/messaging/threads',
  summary: 'Your threads, newest first, each with its number of unread messages',
  access: signedIn,
  output: envelope('threads', z.array(Thread)),
})

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
  errors: ['recipient_unavailable'],
  limitPerMinute: 30,
})

export const respond = endpoint({
  method: 'POST',
  path: '/messaging/message/respond',
  summary: 'Reply in a thread',
  access: signedIn,
  body: z.strictObject({ threadId: Id, message: messageText }),
  output: envelope('message', Message),
  errors: ['recipient_unavailable'],
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
