import * as z from 'zod/mini'
import { Account, consentPages, genders } from '../accounts.ts'
import { Day, line, OneClick, text, whole } from '../common.ts'
import { endpoint, envelope, everyone, redirect, signedIn } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { Phone } from './registration.ts'

/**
 * Gender, birthdate, country and university are an applicant's, the phone a company's; what is not the type's is
 * refused. The title needs `applicant.enableApplicantTitleField`, country and university
 * `applicant.enableApplicantCountryAndUniversityField`; empty is none.
 */
export const OwnData = z.strictObject({
  firstName: line(100),
  lastName: line(100),
  language: z.enum(locales),
  gender: z.optional(z.enum(genders)),
  title: z.optional(text(40)),
  birthdate: z.optional(Day),
  country: z.optional(text(2)),
  university: z.optional(text(40)),
  phone: z.optional(z.union([z.literal(''), Phone])),
})

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/account',
  summary: 'Change your own details',
  access: signedIn,
  body: OwnData,
  output: envelope('account', Account),
})

/** The last one is for admins alone. */
export const emailSubscriptions = [
  'messages',
  'application_changes',
  'new_matches',
  'tips',
  'waiting_companies',
] as const
export type EmailSubscription = (typeof emailSubscriptions)[number]
/** Until the account has chosen. */
export const subscribedByDefault: Record<EmailSubscription, boolean> = {
  messages: true,
  application_changes: true,
  new_matches: true,
  tips: false,
  waiting_companies: true,
}
const Subscriptions = z.array(z.object({ id: z.enum(emailSubscriptions), enabled: z.boolean() }))

export const getSubscriptions = endpoint({
  method: 'GET',
  path: '/account/subscriptions',
  summary: 'Which e-mails the account receives; their names are in the reference set email-subscriptions',
  access: signedIn,
  output: envelope('subscriptions', Subscriptions),
})

export const updateSubscription = endpoint({
  method: 'PUT',
  path: '/account/subscriptions/{subscription}',
  summary: 'Turn one kind of e-mail on or off',
  access: signedIn,
  params: z.strictObject({ subscription: z.enum(emailSubscriptions) }),
  body: z.strictObject({ enabled: z.boolean() }),
  output: envelope('subscriptions', Subscriptions),
})

const mailToken = z.strictObject({ token: line(200) })

export const openMailUnsubscription = endpoint({
  method: 'GET',
  path: '/account/subscriptions/unsubscription/{token}',
  summary:
    'Redirects to where the account turns e-mails on and off, for mail programs without an unsubscribe button',
  access: everyone,
  params: mailToken,
  output: redirect,
})

export const unsubscribeFromMails = endpoint({
  method: 'POST',
  path: '/account/subscriptions/unsubscription/{token}',
  summary: 'Turn one kind of e-mail off with a mail program’s unsubscribe button',
  access: everyone,
  params: mailToken,
  body: z._default(OneClick, { 'List-Unsubscribe': 'One-Click' }),
  form: true,
  output: envelope('unsubscribed', z.literal(true)),
  // Mail services post for all their users from a few addresses, and nobody guesses a token.
  errors: ['token_invalid'],
})

export const renewAccount = endpoint({
  method: 'GET',
  path: '/applicant-profile/renew',
  summary: 'Renew your own account, once 30 days or fewer are left',
  access: signedIn,
  output: envelope('account', Account),
})

export const giveConsent = endpoint({
  method: 'POST',
  path: '/account/consent',
  summary:
    'Agree to published versions of the terms of use and the privacy policy; doing so again changes nothing',
  access: signedIn,
  body: z.strictObject({
    pages: z
      .array(z.strictObject({ page: z.enum(consentPages), revision: whole(1, 1_000_000) }))
      .check(z.minLength(1), z.maxLength(consentPages.length)),
  }),
  output: envelope('account', Account),
})
