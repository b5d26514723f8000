import { findProfile } from '#features/accounts/accounts.api.ts'
import { isStrongPassword } from '#platform/auth/password-strength.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'

/** Refuses a new password that whoever knows its owner would guess. */
export async function requireStrongPassword(
  ctx: Context,
  accountId: string,
  field: string,
  password: string,
) {
  const profile = await findProfile(ctx.db, accountId, ctx.clock())
  if (!profile) throw new AppError('token_invalid')
  const { account, birthdate, companyName } = profile
  const own = [account.firstName, account.lastName, account.email, birthdate, companyName]
  const isStrong = await isStrongPassword(
    password,
    own.filter((datum) => datum !== null),
  )
  if (!isStrong) throw invalidField(ctx.locale, field, 'password_too_weak')
}
