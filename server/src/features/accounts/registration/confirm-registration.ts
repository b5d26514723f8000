import { redeemKey, submitRegistration } from '#features/companies/companies.api.ts'
import { findAccountPerson } from '#features/contacts/contacts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { welcomeMail } from '../accounts.jobs.ts'
import { isAwaitingCheck } from '../accounts.rules.ts'
import { markConfirmed } from '../accounts.store.ts'
import { redeemToken } from '../credentials/one-time-tokens.store.ts'

/** Part of the caller's transaction; null when the token is none of a registration. */
export async function confirmRegistration(ctx: Context, hash: string) {
  const redeemed = await redeemToken(ctx.db, hash, 'confirm_account', ctx.clock())
  return redeemed && completeRegistration(ctx, redeemed.accountId)
}

/**
 * Whoever registered the account has shown that its address is theirs. Part of the caller's transaction; null when that
 * was known. Refused with `key_invalid` where the company's key no longer holds.
 */
export async function completeRegistration(ctx: Context, accountId: string) {
  const confirmed = await markConfirmed(ctx.db, accountId, ctx.clock())
  if (!confirmed) return null
  const person = await findAccountPerson(ctx.db, accountId)
  const keyId = person?.registrationKeyId
  if (keyId && !(await redeemKey(ctx, keyId))) throw new AppError('key_invalid')
  const awaitsCheck = isAwaitingCheck(person)
  if (awaitsCheck && person?.companyId) await submitRegistration(ctx, person.companyId)
  await enqueue(ctx.db, welcomeMail, { accountId })
  return { type: confirmed.type, purpose: 'registration' as const, awaitsCheck }
}
