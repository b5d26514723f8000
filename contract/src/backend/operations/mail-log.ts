import * as z from 'zod/mini'
import { can, Id, IdParams, Instant, text } from '../../common.ts'
import { endpoint, envelope, only } from '../../endpoint.ts'
import { mailKinds } from './mail-kinds.ts'

const admin = only('admin', 'backend')

/** `waiting`: it failed and is tried again; `failed`: at all its tries; `bounced`: the address was refused for good. */
export const mailStates = ['waiting', 'sent', 'failed', 'bounced'] as const
export type MailState = (typeof mailStates)[number]

/** Why a mail did not leave, as far as the mail server says it. */
export const mailFailures = [
  'address_refused',
  'server_unreachable',
  'login_refused',
  'server_refused',
  'unknown',
] as const
export type MailFailure = (typeof mailFailures)[number]

/** So long an entry is kept. */
export const mailLogDays = 90
/** So long a mail can be sent again: as long as the numbers are kept that it is written from. */
export const resendDays = 14

const MailLogEntry = z.object({
  id: Id,
  kind: z.enum(mailKinds),
  /** Masked: the beginning of the name, and the domain. */
  recipient: z.string(),
  account: z.nullable(z.object({ id: Id, name: z.string() })),
  state: z.enum(mailStates),
  attempts: z.int(),
  failure: z.nullable(z.enum(mailFailures)),
  createdAt: Instant,
  lastTriedAt: Instant,
  /** When somebody said that nothing is to be done about it. */
  settledAt: z.nullable(Instant),
  /** `resend`: nobody keeps what it said, so it is written anew from what holds now. */
  can: can('resend', 'settle'),
})
export type MailLogEntry = z.output<typeof MailLogEntry>

/** Those that did not arrive, and that nobody has looked after yet. */
export const flaggedMails = 'flagged'

export const listMailLog = endpoint({
  method: 'GET',
  path: '/backend/mails',
  summary: 'Mails that left or failed in the last 90 days, the newest first',
  access: admin,
  query: z.strictObject({
    state: z.optional(z.enum([...mailStates, flaggedMails])),
    kind: z.optional(z.enum(mailKinds)),
    /** The whole address; or part of the person's name. */
    text: z._default(text(200), ''),
    account: z.optional(Id),
    /** The last one seen, for who asks on. */
    after: z.optional(Id),
  }),
  output: envelope('mails', z.object({ entries: z.array(MailLogEntry), next: z.nullable(Id) })),
})

export const resendMail = endpoint({
  method: 'POST',
  path: '/backend/mails/{id}/resend',
  summary: 'Write a mail anew and send it again; nothing is sent where its reason is gone',
  access: admin,
  params: IdParams,
  output: envelope('mail', MailLogEntry),
  errors: ['mail_not_resendable'],
  limitPerMinute: 30,
})

export const settleMail = endpoint({
  method: 'POST',
  path: '/backend/mails/{id}/settlement',
  summary: 'Mark a mail that did not arrive as settled',
  access: admin,
  params: IdParams,
  output: envelope('mail', MailLogEntry),
})
