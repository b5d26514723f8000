import { newToken } from '#platform/auth/token.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { type MailTexts, mailContent } from '#platform/mail/mail-content.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { alreadyRegisteredTexts, confirmationTexts } from '../accounts.mail.ts'
import { findAccountById } from '../accounts.store.ts'
import { issueToken } from './one-time-tokens.store.ts'

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
  const link = pageAddress(ctx, reader, `/registrierung-verifikation/${token}`)
  await send(ctx, reader, confirmationTexts, { link })
}

export async function sendAlreadyRegisteredMail(ctx: Context, accountId: string): Promise<void> {
  const reader = await findAccountById(ctx.db, accountId)
  if (!reader) return
  await send(ctx, reader, alreadyRegisteredTexts, { link: pageAddress(ctx, reader, '/') })
}

type Reader = NonNullable<Awaited<ReturnType<typeof findAccountById>>>

const pageAddress = ({ config }: Context, { locale }: Reader, path: string) =>
  config.http.baseUrl + (locale === 'en' ? `/en${path}` : path)

async function send<Facts>(ctx: Context, reader: Reader, texts: MailTexts<Facts>, facts: Facts) {
  const { brand, applicant } = await ctx.settings(ctx.db)
  const { locale } = reader
  const isDu = reader.type === 'applicant' && applicant.youCanSayYouToMe
  const content = mailContent(texts, { locale, isDu }, facts)
  const frame = { locale, universityName: brand.universityName, baseUrl: ctx.config.http.baseUrl }
  await ctx.mailer.send({ to: reader.email, ...(await renderMail(content, frame)) })
}
