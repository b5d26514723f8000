import * as z from 'zod/mini'
import { Id, Instant, TitleLanguage } from '../common.ts'
import { endpoint, envelope, signedIn } from '../endpoint.ts'

/** A person in a thread; `name` is "deleted account" in the reader's language once they are gone. */
export const Participant = z.object({ id: Id, name: z.string() })

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

export const listThreads = endpoint({
  method: 'GET',
  path: '/messaging/threads',
  summary: 'Your threads, newest first, each with its number of unread messages',
  access: signedIn,
  output: envelope('threads', z.array(Thread)),
})
