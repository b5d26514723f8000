import { maxInvitations } from '@tandem/contract/accounts/colleagues'
import type { Permission } from '@tandem/contract/endpoint'
import { newToken } from '#platform/auth/token.ts'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { invitationMail } from '../companies.jobs.ts'
import { insertKey, lockNewKeys } from './registration-keys.store.ts'

export type NewRegistrationKey = {
  companyId: string
  /** The account that invites; its owner's name and language are those of the mail. */
  invitedBy: string
  /** Who gets the key by mail; left out, the caller gets it. */
  email?: string
  /** What the accounts made with it may do. */
  permissions: Permission[]
  /** How many accounts; a mailed key is good for one. */
  uses: number
  /** The key works up to this many days from today. */
  days: number
}

/** Part of the caller's transaction. A key that is mailed is made by the mail's job, so that nothing but the mail holds it. */
export async function createRegistrationKey(
  ctx: Context,
  { companyId, invitedBy, email, permissions, uses, days }: NewRegistrationKey,
): Promise<{ id: string; key: string | null }> {
  const now = ctx.clock()
  const there = await lockNewKeys(ctx.db, companyId, berlinDay(now))
  if (there >= maxInvitations) throw new AppError('too_many_records')
  const row = { companyId, permissions, expiresOn: addDays(berlinDay(now), days), createdAt: now }
  if (email === undefined) {
    const { token, hash } = newToken()
    return { id: await insertKey(ctx.db, { ...row, hash, usesLeft: uses }), key: token }
  }
  const id = await insertKey(ctx.db, { ...row, email, usesLeft: 1 })
  await enqueue(ctx.db, invitationMail, { keyId: id, invitedBy })
  return { id, key: null }
}
