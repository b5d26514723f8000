import * as z from 'zod/mini'
import { accountTypes } from '../accounts.ts'
import { can, Email, Id, IdParams, Instant, perPage, text, whole } from '../common.ts'
import { collection, endpoint, file, item, only, recordType } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { AuditDeed } from './audit.ts'
import { FourEyesRequest, Reason } from './four-eyes.ts'

const admin = only('admin', 'backend')

/** What there is to be seen about an account; several may hold, and of most none does. */
export const personStates = ['unconfirmed', 'locked', 'hidden', 'leaving'] as const
export type PersonState = (typeof personStates)[number]

/** So many days pass between an admin's decision to delete an account and its deletion. */
export const deletionWaitDays = 14

const facts = {
  id: Id,
  type: z.enum(accountTypes),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.nullable(z.object({ id: Id, name: z.string() })),
  states: z.array(z.enum(personStates)),
  registeredAt: Instant,
}

/** A line of the list. */
export const PersonSummary = z.object(facts)
export type PersonSummary = z.output<typeof PersonSummary>

export const BackendPerson = z.object({
  ...facts,
  /** Of an applicant of whom an admin finds a profile, or something sent. */
  applicantId: z.nullable(Id),
  language: z.enum(locales),
  confirmedAt: z.nullable(Instant),
  lastSeenAt: z.nullable(Instant),
  /** Days until it ends; null where it does not. */
  daysLeft: z.nullable(z.int()),
  secondFactor: z.object({ totp: z.boolean(), passkeys: z.int() }),
  sessions: z.array(z.object({ id: Id, device: z.string(), createdAt: Instant, lastSeenAt: Instant })),
  /** `reason`: as the person was told. */
  lock: z.nullable(z.object({ at: Instant, reason: z.string() })),
  /** What a lock would mean for the company; left out where there is none, and of who is locked. */
  lockEffects: z.optional(
    z.object({
      /** Nobody else can log in for the company. */
      nobodyLeft: z.boolean(),
      /** The name of who would manage the team, since nobody else does. */
      successor: z.nullable(z.string()),
      /** Links that invite into the team would stop working. */
      endsLinks: z.boolean(),
    }),
  ),
  deletion: z.nullable(z.object({ dueAt: Instant, reason: z.string() })),
  /** Those that wait for a second admin. */
  requests: z.array(FourEyesRequest),
  /** The newest first. */
  history: z.array(AuditDeed),
  revision: z.int(),
  can: can(
    'lock',
    'unlock',
    'signOut',
    'mailConfirmation',
    'resetSecondFactor',
    'export',
    'scheduleDeletion',
    'cancelDeletion',
  ),
})
export type BackendPerson = z.output<typeof BackendPerson>

const person = recordType('BackendPerson', '/backend/people/', BackendPerson)

export const listPeople = endpoint({
  method: 'GET',
  path: '/backend/people',
  summary: 'All accounts, the newest first; counted up to fifty',
  access: admin,
  query: z.strictObject({
    /** All its words are in the person's name and e-mail address, or all in the company's name. */
    text: z._default(text(100), ''),
    type: z.optional(z.enum(accountTypes)),
    state: z.optional(z.enum(personStates)),
    /** From `view.next`: it goes on after the last one seen. */
    cursor: z.optional(z.string().check(z.maxLength(600))),
    perPage: perPage(),
  }),
  output: collection(recordType('BackendPerson', '/backend/people/', PersonSummary)),
})

export const getPerson = endpoint({
  method: 'GET',
  path: '/backend/people/{id}',
  summary: 'An account with its state, its sessions and what admins did about it',
  access: admin,
  params: IdParams,
  output: item(person),
})

const revision = whole(0, 2_000_000_000)
const write = {
  access: admin,
  params: IdParams,
  output: item(person),
  errors: ['changed_elsewhere'],
} as const

/** The person reads the reason. */
export const PersonReason = z.strictObject({ reason: Reason, revision })
const Revised = z.strictObject({ revision })

export const lockPerson = endpoint({
  method: 'POST',
  path: '/backend/people/{id}/lock',
  summary:
    'Lock an account: it is logged out everywhere, hidden, and cannot log in; the person gets a mail with the reason',
  ...write,
  body: PersonReason,
})

export const unlockPerson = endpoint({
  method: 'DELETE',
  path: '/backend/people/{id}/lock',
  summary: 'Unlock an account; its lifetime begins anew, and the person gets a mail',
  ...write,
  body: Revised,
})

/** The person reads it. */
export const SignOutReason = z.strictObject({ reason: Reason })

export const signOutPerson = endpoint({
  method: 'DELETE',
  path: '/backend/people/{id}/sessions',
  summary: 'End all sessions of an account; the person gets a mail with the reason',
  access: admin,
  params: IdParams,
  body: SignOutReason,
  output: item(person),
})

export const endPersonSession = endpoint({
  method: 'DELETE',
  path: '/backend/people/{id}/sessions/{sessionId}',
  summary: 'End one session of an account; the person gets a mail with the reason',
  access: admin,
  params: z.extend(IdParams, { sessionId: Id }),
  body: SignOutReason,
  output: item(person),
})

/** `email`: of a registration that nobody confirmed; another one than it has corrects it. */
export const ConfirmationMail = z.strictObject({ email: Email, revision })

export const mailConfirmation = endpoint({
  method: 'POST',
  path: '/backend/people/{id}/confirmation-mail',
  summary: 'Send the confirmation of a registration again, to a corrected address where one is named',
  ...write,
  body: ConfirmationMail,
})

export const requestSecondFactorReset = endpoint({
  method: 'POST',
  path: '/backend/people/{id}/second-factor-reset',
  summary:
    'Ask a second admin to remove the second factor of somebody who has lost it; the person gets a mail',
  access: admin,
  params: IdParams,
  body: z.strictObject({ reason: Reason }),
  output: item(person),
  errors: ['request_closed', 'no_second_admin'],
})

export const exportPerson = endpoint({
  method: 'POST',
  path: '/backend/people/{id}/export',
  summary: 'The data of an account, as its owner would get it; the owner gets a mail',
  access: admin,
  params: IdParams,
  output: file,
  limitPerMinute: 5,
})

export const scheduleDeletion = endpoint({
  method: 'POST',
  path: '/backend/people/{id}/deletion',
  summary: 'Delete an account in 14 days unless that is cancelled; the person gets a mail with the reason',
  ...write,
  body: PersonReason,
  errors: ['changed_elsewhere', 'last_admin'],
})

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/backend/people/{id}/deletion',
  summary: 'Cancel the deletion of an account; the person gets a mail',
  ...write,
  body: Revised,
})
