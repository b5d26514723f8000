import {
  deleteUnconfirmedAccounts,
  expireTokens,
  findAccountByEmail,
  findAccountById,
  redeemToken,
  saveFormerAddress,
  updateEmail,
} from '#features/accounts/accounts.api.ts'
import { replacePersonMail } from '#features/contacts/contacts.api.ts'
import { endSessions } from '#features/sessions/sessions.api.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { addressChangedMail } from '../sign-in.jobs.ts'

/** Part of the caller's transaction; null when the token is none of a change. */
export async function confirmEmailChange(ctx: Context, hash: string) {
  const now = ctx.clock()
  const redeemed = await redeemToken(ctx.db, hash, 'change_email', now)
  if (!redeemed?.email) return null
  const { accountId, email } = redeemed
  const account = await findAccountById(ctx.db, accountId)
  if (!account) return null
  // A registration that nobody confirmed gives way, as it does to another registration.
  await deleteUnconfirmedAccounts(ctx, { email })
  if (await findAccountByEmail(ctx.db, email)) throw new AppError('token_invalid')
  await updateEmail(ctx.db, accountId, email, now)
  await replacePersonMail(ctx.db, { accountId, from: account.email, to: email, now })
  await saveFormerAddress(ctx.db, hash, account.email)
  // A link to set the password may still lie in the old mailbox.
  await expireTokens(ctx.db, accountId, ['reset_password'], now)
  await endSessions(ctx, accountId)
  for (const to of ['old', 'new'] as const) await enqueue(ctx.db, addressChangedMail, { tokenHash: hash, to })
  return { type: account.type, purpose: 'email' as const, awaitsCheck: false }
}
