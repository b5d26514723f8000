import { paths } from '@tandem/contract/paths'
import { newToken } from '#platform/auth/token.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { findAccountById } from '../accounts.store.ts'
import { issueToken } from '../one-time-tokens.store.ts'
import { alreadyRegisteredTexts, confirmationTexts } from './confirmation.mail.ts'

const tokenLifeMs = 24 * 60 * 60 * 1000

/** Makes the token here, so that nothing but the mail ever holds it. A second mail replaces the first one's. */
export async function sendConfirmationMail(ctx: Context, accountId: string): Promise<void> {
  const reader = await findAccountById(ctx.db, accountId)
  if (!reader || reader.confirmedAt) return
  const { token, hash } = newToken()
  await transaction(ctx, async (ctx) => {
    const now = ctx.clock()
    const expiresAt = new Date(now.getTime() + tokenLifeMs)
    await issueToken(ctx.db, { hash, accountId, purpose: 'confirm_account', now, expiresAt })
  })
  const link = pageAddress(ctx, reader.locale, paths.verifyRegistration({ token }))
  await sendMail(ctx, reader, confirmationTexts, { link })
}

export async function sendAlreadyRegisteredMail(ctx: Context, accountId: string): Promise<void> {
  const reader = await findAccountById(ctx.db, accountId)
  if (!reader) return
  await sendMail(ctx, reader, alreadyRegisteredTexts, { link: pageAddress(ctx, reader.locale, paths.home()) })
}
