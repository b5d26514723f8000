import * as z from 'zod/mini'
import { Id, IdParams, Instant, text } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { reportKinds } from '../messaging/threads.ts'

const admin = only('admin', 'backend')

/** What an admin needs to judge a report: who reported what, and the newest messages up to its newest text. */
export const ThreadReport = z.object({
  id: Id,
  kind: z.enum(reportKinds),
  reason: z.string(),
  reportedAt: Instant,
  /** What the same account wrote when it reported again before this was settled, the oldest first. */
  additions: z.array(z.object({ kind: z.enum(reportKinds), reason: z.string(), addedAt: Instant })),
  /** Counts the additions: a settlement that names another one has not seen them all. */
  revision: z.int(),
  /** Null once the account is gone. */
  reporter: z.nullable(z.object({ name: z.string(), email: z.string() })),
  subject: z.string(),
  sides: z.array(z.string()),
  /** Where one may do something about whom it is about, or who reported it: their account, or their company. */
  parties: z.array(z.object({ type: z.enum(['account', 'company']), id: Id, name: z.string() })),
  messages: z.array(z.object({ id: Id, senderName: z.string(), message: z.string(), sentAt: Instant })),
  settledAt: z.nullable(Instant),
  settledBy: z.nullable(z.string()),
  note: z.string(),
  /** What the reporter was told beside that it is settled. */
  answer: z.string(),
})
export type ThreadReport = z.output<typeof ThreadReport>

export const listThreadReports = endpoint({
  method: 'GET',
  path: '/backend/message-reports',
  summary: 'Reported threads: those to be settled, the oldest first; or the newest settled ones',
  access: admin,
  query: z.strictObject({
    settled: z.optional(z.literal('1')),
    /** The last one seen, for who asks on. */
    after: z.optional(Id),
  }),
  output: envelope('reports', z.object({ entries: z.array(ThreadReport), next: z.nullable(Id) })),
})

export const Settlement = z.strictObject({
  /** For the back office. */
  note: z._default(text(1000), ''),
  /** The reporter reads it in the mail that says that it is settled. */
  answer: z._default(text(1000), ''),
  revision: z.int(),
})

export const settleThreadReport = endpoint({
  method: 'POST',
  path: '/backend/message-reports/{id}/settlement',
  summary:
    'Settle a report, once: other words are refused later, and so is a report that was added to meanwhile. The person who reported gets a mail',
  access: admin,
  params: IdParams,
  body: Settlement,
  output: envelope('report', ThreadReport),
  errors: ['changed_elsewhere'],
})
