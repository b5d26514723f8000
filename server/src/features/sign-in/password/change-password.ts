import type { HandlerInput } from '@tandem/contract/endpoint'
import type { changePassword as endpoint } from '@tandem/contract/sign-in/password'
import { requirePassword } from '#features/accounts/accounts.api.ts'
import { hashPassword, verifyPassword } from '#platform/auth/password.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { replacePassword } from './replace-password.ts'
import { requireStrongPassword } from './require-strong-password.ts'

type Input = HandlerInput<typeof endpoint>

export async function changePassword(ctx: Context, viewer: Viewer, { body }: Input) {
  const { passwordHash } = await requirePassword(ctx, viewer, body.password)
  if (await verifyPassword(passwordHash, body.newPassword)) {
    throw invalidField(ctx.locale, 'newPassword', 'password_unchanged')
  }
  await requireStrongPassword(ctx, viewer.accountId, 'newPassword', body.newPassword)
  const change = {
    from: passwordHash,
    to: await hashPassword(body.newPassword),
    except: viewer.sessionId,
  }
  await transaction(ctx, async (ctx) => {
    const changed = await replacePassword(ctx, viewer.accountId, change)
    // Somebody changed it in between: the current password is no longer that.
    if (!changed) throw invalidField(ctx.locale, 'password', 'password_wrong')
  })
  return true as const
}
