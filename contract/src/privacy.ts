import * as z from 'zod/mini'
import { Colleagues, manager } from './accounts/colleagues.ts'
import { IdParams, text } from './common.ts'
import { endpoint, envelope, file, signedIn } from './endpoint.ts'
import { Password } from './sign-in.ts'

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  summary: 'All your data as one ZIP file: JSON, a page to read, and your files',
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
  summary: 'Delete your own account with all personal data; reason and comment are kept anonymously',
  access: signedIn,
  body: AccountDeletion,
  output: envelope('deleted', z.literal(true)),
  errors: deletionErrors,
  limitPerMinute: 10,
})

export const deleteAccountAtOnce = endpoint({
  method: 'DELETE',
  path: '/account',
  summary: 'Delete your own account without the questionnaire',
  access: signedIn,
  body: z.strictObject({ password: Password }),
  output: envelope('deleted', z.literal(true)),
  errors: deletionErrors,
  limitPerMinute: 10,
})

export const removeColleague = endpoint({
  method: 'DELETE',
  path: '/company-profile/colleagues/{id}',
  summary: 'Delete the account of a colleague who has left',
  access: manager,
  params: IdParams,
  output: envelope('colleagues', Colleagues),
  errors: ['last_manager'],
})
