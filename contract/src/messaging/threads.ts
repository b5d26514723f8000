import * as z from 'zod/mini'
import { Id, IdParams, Instant, TitleLanguage, text, wholeInQuery } from '../common.ts'
import { endpoint, envelope, signedIn } from '../endpoint.ts'

/** A person in a thread; `name` is "deleted account" in the reader's language once they are gone. */
export const Participant = z.object({ id: Id, name: z.string() })

export const Thread = z.object({
  id: Id,
  /** Put away by the reader; a new message brings it back. */
  archived: z.boolean(),
  subject: z.string(),
  ownParticipants: z.array(Participant),
  otherParticipants: z.array(Participant),
  /** The other side as a heading: a company's or a person's name. */
  counterpart: z.object({
    name: z.string(),
    companyId: z.nullable(Id),
    hasLogo: z.boolean(),
    /** A company that does not take part at present, or no longer: it is shown to nobody. */
    unavailable: z.optional(z.literal(true)),
  }),
  applicationId: z.nullable(Id),
  /** It began about an application: of a company only those read it who may read applications. Stays when that is gone. */
  aboutApplication: z.boolean(),
  offerTitle: z.nullable(z.string()),
  offerTitleLanguage: TitleLanguage,
  lastMessageDateTime: Instant,
  lastMessage: z.object({ text: z.string(), own: z.boolean() }),
  unreadMessages: z.int(),
  /** Who of the own side answers; an applicant has no colleagues, and none. */
  handler: z.nullable(Participant),
  /** Counts the changes of the handler: a write that names another one is refused with `changed_elsewhere`. */
  revision: z.int(),
  /** The own side has blocked the other one. */
  blocked: z.boolean(),
  can: z.object({ assign: z.boolean(), block: z.boolean() }),
})
export type Thread = z.output<typeof Thread>

/** In a search the newest message that holds what was searched for, its words between `\u0002` and `\u0003`. */
export const FoundThread = z.extend(Thread, {
  hit: z.optional(z.object({ messageId: Id, snippet: z.string() })),
})
export type FoundThread = z.output<typeof FoundThread>

export const threadBoxes = ['inbox', 'archive', 'blocked'] as const
export type ThreadBox = (typeof threadBoxes)[number]
export const threadsPerPage = 30

const flag = z.optional(z.literal('1'))

export const ThreadFilters = z.strictObject({
  /** Without one, all. */
  box: z.optional(z.enum(threadBoxes)),
  /** Every word stands in the subject, a name or a message. */
  text: z._default(text(100), ''),
  unread: flag,
  /** Those that the reader answers. */
  mine: flag,
  applicationId: z.optional(Id),
  limit: z._default(wholeInQuery(1, 100), threadsPerPage),
  /** The last thread of the page before: its `lastMessageDateTime` and its id. */
  before: z.optional(Instant),
  beforeId: z.optional(Id),
})
export type ThreadFilters = z.input<typeof ThreadFilters>

export const listThreads = endpoint({
  method: 'GET',
  path: '/messaging/threads',
  summary: 'Your threads, newest first, each with its number of unread messages',
  access: signedIn,
  query: ThreadFilters,
  output: envelope('threads', z.array(FoundThread)),
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/messaging/unread',
  summary: 'Messages to you that you have not read, over all threads that are not archived',
  access: signedIn,
  output: envelope('unreadMessages', z.int()),
})

export const archiveThread = endpoint({
  method: 'POST',
  path: '/messaging/archive/{id}',
  summary:
    'Archive a thread or take it out of the archive, for yourself; returns the number of unread messages',
  access: signedIn,
  params: IdParams,
  body: z._default(z.boolean(), true),
  output: envelope('unreadMessages', z.int()),
})

export const blockThread = endpoint({
  method: 'POST',
  path: '/messaging/block/{id}',
  summary: 'Block the other side of a thread, or let it write again',
  access: { types: ['applicant', 'company'] },
  params: IdParams,
  body: z._default(z.boolean(), true),
  output: envelope('thread', Thread),
})

export const reportKinds = ['insult', 'harassment', 'deception', 'advertising', 'other'] as const
export type ReportKind = (typeof reportKinds)[number]

export const NewReport = z.strictObject({ kind: z.enum(reportKinds), reason: z._default(text(1000), '') })

export const reportThread = endpoint({
  method: 'POST',
  path: '/messaging/report/{id}',
  summary:
    'Report a thread to the university; until this is settled, what the same account reports again is added to it',
  access: { types: ['applicant', 'company'] },
  params: IdParams,
  body: NewReport,
  output: envelope('reported', z.boolean()),
  errors: ['too_many_reports'],
  limitPerMinute: 10,
})

export const listThreadColleagues = endpoint({
  method: 'GET',
  path: '/messaging/colleagues',
  summary: 'Who can answer the threads of your side, by name',
  access: { types: ['company', 'admin'] },
  /** `readsApplications`: also the threads about applications. */
  output: envelope('colleagues', z.array(z.extend(Participant, { readsApplications: z.boolean() }))),
})

export const assignThread = endpoint({
  method: 'POST',
  path: '/messaging/handler/{id}',
  summary: 'Set who of your side answers a thread; its other accounts see it at once',
  access: { types: ['company', 'admin'] },
  params: IdParams,
  body: z.strictObject({ handlerId: z.nullable(Id), revision: z.int() }),
  output: envelope('thread', Thread),
  errors: ['changed_elsewhere'],
})
