import * as z from 'zod/mini'
import { Account, genders, Password } from '../accounts.ts'
import { Day, Id, IdParams, Instant, line, locales, text } from '../common.ts'
import { endpoint, envelope, file, signedIn } from '../endpoint.ts'
import { Phone } from './registration.ts'

/** Gender and birthdate are an applicant's, the phone a company's; what is not the type's is refused. */
export const OwnData = z.strictObject({
  firstName: line(100),
  lastName: line(100),
  language: z.enum(locales),
  gender: z.optional(z.enum(genders)),
  title: z.optional(text(40)),
  birthdate: z.optional(Day),
  phone: z.optional(z.union([z.literal(''), Phone])),
})

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/account',
  summary: 'Change the own data',
  access: signedIn,
  body: OwnData,
  output: envelope('account', Account),
})

export const emailSubscriptions = ['messages', 'application_changes', 'new_matches', 'tips'] as const
export type EmailSubscription = (typeof emailSubscriptions)[number]
/** Until the account has chosen. */
export const subscribedByDefault: Record<EmailSubscription, boolean> = {
  messages: true,
  application_changes: true,
  new_matches: true,
  tips: false,
}
const Subscriptions = z.array(z.object({ id: z.enum(emailSubscriptions), enabled: z.boolean() }))

export const getSubscriptions = endpoint({
  method: 'GET',
  path: '/account/subscriptions',
  summary: 'Which mails the account wants; their names are the reference set email-subscriptions',
  access: signedIn,
  output: envelope('subscriptions', Subscriptions),
})

export const updateSubscription = endpoint({
  method: 'PUT',
  path: '/account/subscriptions/{subscription}',
  summary: 'Turn one kind of mail on or off',
  access: signedIn,
  params: z.strictObject({ subscription: z.enum(emailSubscriptions) }),
  body: z.strictObject({ enabled: z.boolean() }),
  output: envelope('subscriptions', Subscriptions),
})

export const renewAccount = endpoint({
  method: 'GET',
  path: '/applicant-profile/renew',
  summary: 'Begin the lifetime of the own account anew, once 30 days or fewer are left',
  access: signedIn,
  output: envelope('account', Account),
})

export const Session = z.object({
  id: Id,
  /** “Firefox, Linux”; empty when the browser did not say. */
  device: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  /** The one that asks. */
  current: z.boolean(),
})
export type Session = z.output<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  summary: 'Where the account is signed in, the last seen first',
  access: signedIn,
  output: envelope('sessions', z.array(Session)),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/{id}',
  summary: 'End one of the own sessions',
  access: signedIn,
  params: IdParams,
  output: envelope('ended', z.literal(true)),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'End all own sessions but this one',
  access: signedIn,
  output: envelope('ended', z.literal(true)),
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  summary: 'All own data as one ZIP: JSON, a page to read, and the files',
  access: signedIn,
  output: file,
  limitPerMinute: 5,
})

export const deletionReasons = [
  'found_here',
  'found_elsewhere',
  'changed_plans',
  'not_satisfied',
  'other',
] as const

export const AccountDeletion = z.strictObject({
  reason: z.enum(deletionReasons),
  comment: z._default(text(2000), ''),
  password: Password,
})

const deletionErrors = ['last_manager', 'last_admin'] as const

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/account/delete',
  summary: 'Delete the own account with all personal data; reason and comment are kept without the person',
  access: signedIn,
  body: AccountDeletion,
  output: envelope('deleted', z.literal(true)),
  errors: deletionErrors,
  limitPerMinute: 10,
})

export const deleteAccountAtOnce = endpoint({
  method: 'DELETE',
  path: '/account',
  summary: 'The same without the questionnaire',
  access: signedIn,
  body: z.strictObject({ password: Password }),
  output: envelope('deleted', z.literal(true)),
  errors: deletionErrors,
  limitPerMinute: 10,
})
