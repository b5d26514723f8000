import { expireTokens, findAccountById, updatePassword } from '#features/accounts/accounts.api.ts'
import { endSessions } from '#features/sessions/sessions.api.ts'
import type { Context } from '#platform/context/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { passwordChangedMail } from '../sign-in.jobs.ts'

type Change = {
  /** The hash that was found; a password changed since stays. */
  from?: string
  to: string
  /** The session that may go on. */
  except?: string
}

/**
 * Sets a password and takes from whoever had the old one what they may have begun: sessions, links, another address.
 * The owner is told. Part of the caller's transaction; null when there is nothing to change (any more).
 */
export async function replacePassword(ctx: Context, accountId: string, { from, to, except }: Change) {
  const now = ctx.clock()
  if (!(await updatePassword(ctx.db, accountId, { from, to, now }))) return null
  await expireTokens(ctx.db, accountId, ['reset_password', 'change_email'], now)
  await endSessions(ctx, accountId, { except })
  await enqueue(ctx.db, passwordChangedMail, { accountId })
  return findAccountById(ctx.db, accountId)
}
