import * as z from 'zod/mini'
import { can, Day, Email, Id, IdParams, Instant, whole } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'

export const companyPermissions = ['company-profile-edit', 'company-colleagues-manage'] as const
const Permissions = z.array(z.enum(companyPermissions)).check(z.maxLength(companyPermissions.length))

const Colleague = z.object({
  /** Of the account. */
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  permissions: Permissions,
  /** Grows with each change of the permissions. */
  revision: z.int(),
  /** Null before the first login. Only for who manages the team. */
  lastSeenAt: z.optional(z.nullable(Instant)),
  /** The one that asks. */
  self: z.boolean(),
  can: can('edit', 'remove'),
})
export type Colleague = z.output<typeof Colleague>

const Invitation = z.object({
  id: Id,
  /** Empty where the link was handed out and not mailed. */
  email: z.string(),
  permissions: Permissions,
  usesLeft: z.int(),
  expiresOn: Day,
  createdAt: Instant,
})
export type Invitation = z.output<typeof Invitation>

export const Colleagues = z.object({
  members: z.array(Colleague),
  /** Those that still work; empty for whoever may not invite. */
  invitations: z.array(Invitation),
  can: can('invite'),
})

export const listColleagues = endpoint({
  method: 'GET',
  path: '/company-profile/colleagues',
  summary: 'The accounts of your company and its open invitations',
  access: only('company'),
  output: envelope('colleagues', Colleagues),
})

export const manager = only('company', 'company-colleagues-manage')
export const invitationBounds = { maxUses: 50, maxDays: 90 } as const

export const NewInvitation = z.strictObject({
  /** Who is invited by mail; left out, the answer holds the link. */
  email: z.optional(Email),
  permissions: Permissions,
  uses: z._default(whole(1, invitationBounds.maxUses), 1),
  days: z._default(whole(1, invitationBounds.maxDays), 14),
})

/** Of one company, as long as they work. */
export const maxInvitations = 100

export const inviteColleague = endpoint({
  method: 'POST',
  path: '/company-profile/colleagues/invitation',
  summary: 'Issue a registration key for your company, by e-mail to one address or as a link',
  access: manager,
  body: NewInvitation,
  output: envelope('invitation', z.object({ id: Id, link: z.nullable(z.string()) })),
  errors: ['too_many_records'],
  notWhileSuspended: true,
  secretAnswer: true,
  limitPerMinute: 20,
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/company-profile/colleagues/invitation/{id}',
  summary: 'Withdraw an invitation',
  access: manager,
  params: IdParams,
  output: envelope('colleagues', Colleagues),
})

export const updateColleague = endpoint({
  method: 'PUT',
  path: '/company-profile/colleagues/{id}',
  summary: 'Grant permissions to a colleague or withdraw them',
  access: manager,
  params: IdParams,
  body: z.strictObject({ permissions: Permissions, revision: z.int() }),
  output: envelope('colleagues', Colleagues),
  errors: ['last_manager', 'changed_elsewhere'],
})
