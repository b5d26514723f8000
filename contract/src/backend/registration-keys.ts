import * as z from 'zod/mini'
import { companyPermissions, NewInvitation } from '../accounts/colleagues.ts'
import { can, Day, Id, IdParams, Instant, line } from '../common.ts'
import { endpoint, envelope, file, only } from '../endpoint.ts'

const admin = only('admin', 'backend')

export const registrationKeyStates = ['open', 'used', 'expired', 'revoked'] as const
export type RegistrationKeyState = (typeof registrationKeyStates)[number]

export const RegistrationKey = z.object({
  id: Id,
  state: z.enum(registrationKeyStates),
  /** Null where it was handed out and not mailed. */
  email: z.nullable(z.string()),
  permissions: z.array(z.enum(companyPermissions)),
  usesLeft: z.int(),
  expiresOn: Day,
  createdAt: Instant,
  can: can('revoke'),
})
export type RegistrationKey = z.output<typeof RegistrationKey>

const keys = envelope('keys', z.array(RegistrationKey))

export const listRegistrationKeys = endpoint({
  method: 'GET',
  path: '/backend/companies/{id}/registration-keys',
  summary:
    'The registration keys of a company, its own invitations among them, the newest first; 30 days beyond their end',
  access: admin,
  params: IdParams,
  output: keys,
})

export const issueRegistrationKey = endpoint({
  method: 'POST',
  path: '/backend/companies/{id}/registration-keys',
  summary: 'Issue a registration key for a company, by e-mail to one address or as a link',
  access: admin,
  params: IdParams,
  body: NewInvitation,
  output: envelope('invitation', z.object({ id: Id, link: z.nullable(z.string()) })),
  errors: ['company_unavailable', 'too_many_records'],
  secretAnswer: true,
  limitPerMinute: 20,
})

export const revokeRegistrationKey = endpoint({
  method: 'DELETE',
  path: '/backend/companies/{id}/registration-keys/{keyId}',
  summary: 'Revoke a registration key; accounts that were made with it stay',
  access: admin,
  params: z.strictObject({ id: Id, keyId: Id }),
  output: keys,
})

export const printRegistrationLetter = endpoint({
  method: 'POST',
  path: '/backend/companies/{id}/registration-letter',
  summary:
    'A letter to the company with a key that still works, as a PDF; the key is in the body so that no log contains it',
  access: admin,
  params: IdParams,
  body: z.strictObject({ key: line(100) }),
  output: file,
  errors: ['key_invalid'],
  limitPerMinute: 20,
})
