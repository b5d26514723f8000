import * as z from 'zod/mini'
import { Id, IdParams, Instant, line, OfferTitles, text } from './common.ts'
import { endpoint, envelope, file, only, signedIn } from './endpoint.ts'
import { documentErrors, heldBackErrors } from './errors.ts'
import { Participant, Thread } from './messaging/threads.ts'

export const messageBounds = {
  maxLength: 10_000,
  maxAttachments: 5,
  maxAttachmentBytes: 10 * 1024 * 1024,
} as const

/** How long after its sending a message may still get a file: what was said yesterday stays as it was read. */
export const attachingPeriodMs = 24 * 60 * 60 * 1000

const MessageAttachment = z.object({
  /** The file's. */
  id: Id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  mediaType: z.string(),
  /** As of an application's document: `waiting` to all, and until then only its sender opens it; `infected` to them. */
  check: z.optional(z.enum(['waiting', 'infected'])),
})
export type MessageAttachment = z.output<typeof MessageAttachment>

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
  /** Up to when each of these has read the thread: so of the newest message that they have read, when they read it. */
  readBy: z.array(z.extend(Participant, { readAt: Instant })),
  attachments: z.array(MessageAttachment),
})
export type Message = z.output<typeof Message>

export const threadNoteMaxLength = 4000

/** What a company's people write to each other beside the messages. Nobody else gets it. */
const ThreadNote = z.object({
  id: Id,
  text: z.string(),
  /** Null once the account is gone. */
  author: z.nullable(z.string()),
  writtenAt: Instant,
  canDelete: z.boolean(),
})
export type ThreadNote = z.output<typeof ThreadNote>

/**
 * Why nobody can be written to; `blocked` by the own side, `suspended` the own company. Who was blocked by the other
 * side reads nothing of it, nor of an account that is only hidden: the two are refused alike, and only when somebody
 * writes.
 */
const unreachableReasons = ['deleted', 'blocked', 'company_closed', 'suspended'] as const

const Conversation = z.extend(Thread, {
  /** Of the offer that `offerTitle` names. */
  offerTitles: z.optional(OfferTitles),
  /** A page of them, oldest first: the newest, with what the viewer has not read, or those that the query asks for. */
  messages: z.array(Message),
  /** Written between the page's messages, oldest first; always empty but for the company of the thread. */
  notes: z.array(ThreadNote),
  /** Whether there are messages before the page's first one, whose id is the cursor to them. */
  hasEarlier: z.boolean(),
  /** Whether there are messages after the page's last one, which then is not the thread's newest. */
  hasLater: z.boolean(),
  unreachable: z.nullable(z.enum(unreachableReasons)),
  /** The other side's applicant by name, where the viewer may know it. */
  applicant: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
})
export type Conversation = z.output<typeof Conversation>

const messageText = line(messageBounds.maxLength)

export const getThread = endpoint({
  method: 'GET',
  path: '/messaging/thread/{id}',
  summary: 'One thread with its newest messages, or those before, after or around one of them; oldest first',
  access: signedIn,
  params: IdParams,
  /** Each a message of the thread; of several the first counts. */
  query: z.strictObject({ before: z.optional(Id), after: z.optional(Id), around: z.optional(Id) }),
  output: envelope('thread', Conversation),
})

/** So many of a thread's messages are found at most. */
export const maxHits = 200

export const listHits = endpoint({
  method: 'GET',
  path: '/messaging/thread/{id}/hits',
  summary: 'The messages of a thread that hold a word of a text, by their ids, the newest first',
  access: signedIn,
  params: IdParams,
  query: z.strictObject({ text: text(100) }),
  output: envelope('hits', z.array(Id)),
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
  notWhileSuspended: true,
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
  notWhileSuspended: true,
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

/** How often a client says so while somebody types; who has heard nothing for twice as long shows it no more. */
export const typingIntervalMs = 4000

export const showTyping = endpoint({
  method: 'POST',
  path: '/messaging/typing/{id}',
  summary: 'Signal that you are typing in a thread, to those who have it open; it is not stored',
  access: signedIn,
  params: IdParams,
  /** Also where nobody is told: nobody learns who has blocked them. */
  output: envelope('noted', z.literal(true)),
  limitPerMinute: 120,
})

export const attachToMessage = endpoint({
  method: 'POST',
  path: '/messaging/message/attach/{id}',
  summary: 'Add a file to a message of your own: PDF, JPEG, PNG or DOCX',
  access: signedIn,
  notWhileSuspended: true,
  params: IdParams,
  upload: { field: 'file', maxBytes: messageBounds.maxAttachmentBytes },
  output: envelope('attachment', MessageAttachment),
  errors: [...documentErrors, 'too_many_files', 'recipient_unavailable', 'contact_blocked', 'attaching_over'],
  limitPerMinute: 60,
})

export const getAttachment = endpoint({
  method: 'GET',
  path: '/messaging/attachment/{id}',
  summary: 'A file of a message, for those on its thread',
  access: signedIn,
  params: IdParams,
  output: file,
  errors: heldBackErrors,
})

/** Of one thread. */
export const maxThreadNotes = 200

export const addThreadNote = endpoint({
  method: 'POST',
  path: '/messaging/thread/{id}/notes',
  summary: 'Write a note into a thread of your company, for colleagues only',
  access: only('company'),
  params: IdParams,
  body: z.strictObject({ text: line(threadNoteMaxLength) }),
  output: envelope('note', ThreadNote),
  errors: ['too_many_records'],
  limitPerMinute: 60,
})

export const deleteThreadNote = endpoint({
  method: 'DELETE',
  path: '/messaging/note/{id}',
  summary: 'Delete a note of your own, or one whose author is gone',
  access: only('company'),
  params: IdParams,
  output: envelope('deleted', z.literal(true)),
})
