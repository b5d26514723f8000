import { verifyPassword } from '#platform/auth/password.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { passwordGuesses } from '#platform/throttle/attempt-policy.ts'
import { deleteAttempts } from '#platform/throttle/attempts.store.ts'
import { consumeAttempt } from '#platform/throttle/consume-attempt.ts'
import { findAccountById } from '../accounts.store.ts'

/**
 * Before what only the owner may do, not whoever finds a session open: the password once more. Guessing is slowed as
 * at login. It takes its time: call it before a transaction, not inside.
 */
export async function requirePassword(ctx: Context, viewer: Viewer, password: string) {
  const { accountId } = viewer
  const account = await findAccountById(ctx.db, accountId)
  if (!account) throw new AppError('unauthenticated')
  await consumeAttempt(ctx, { scope: 'password', key: accountId }, passwordGuesses)
  if (!(await verifyPassword(account.passwordHash, password))) {
    throw invalidField(ctx.locale, 'password', 'password_wrong')
  }
  await deleteAttempts(ctx.db, 'password', [accountId])
  return account
}
