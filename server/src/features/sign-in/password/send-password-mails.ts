import { paths } from '@tandem/contract/paths'
import { findAccountById, issueToken } from '#features/accounts/accounts.api.ts'
import { newToken } from '#platform/auth/token.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { passwordChangedTexts, passwordRequestTexts } from './password.mail.ts'

const tokenLifeMs = 60 * 60 * 1000

/** Makes the token here, so that nothing but the mail ever holds it. A second mail replaces the first one's. */
export async function sendPasswordMail(ctx: Context, accountId: string): Promise<void> {
  const reader = await findAccountById(ctx.db, accountId)
  if (!reader) return
  const { token, hash } = newToken()
  await transaction(ctx, async (ctx) => {
    const now = ctx.clock()
    const expiresAt = new Date(now.getTime() + tokenLifeMs)
    await issueToken(ctx.db, { hash, accountId, purpose: 'reset_password', now, expiresAt })
  })
  const link = pageAddress(ctx, reader.locale, paths.newPassword({ token }))
  await sendMail(ctx, reader, passwordRequestTexts, { link })
}

export async function sendPasswordChangedMail(ctx: Context, accountId: string): Promise<void> {
  const reader = await findAccountById(ctx.db, accountId)
  if (!reader) return
  const link = pageAddress(ctx, reader.locale, paths.requestPassword())
  await sendMail(ctx, reader, passwordChangedTexts, { link })
}
