import type { Locale } from '@tandem/contract/common'
import type { AccountType } from '@tandem/contract/endpoint'
import { localizePath, type ScreenPath } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { type MailTexts, mailContent } from './mail-content.ts'
import type { MailMessage } from './mailer.ts'
import { renderMail } from './render-mail.ts'

/** An account, as far as a mail to it needs it. */
export type MailReader = { email: string; locale: Locale; type: AccountType }

/** Writes to one person in their language, with du or Sie by setting. A job calls it: it may fail and be repeated. */
export async function sendMail<Facts>(
  ctx: Context,
  reader: MailReader,
  texts: MailTexts<Facts>,
  facts: Facts,
  { headers, calendar }: Pick<MailMessage, 'headers' | 'calendar'> = {},
): Promise<void> {
  const { brand, applicant } = await ctx.settings(ctx.db)
  const isDu = reader.type === 'applicant' && applicant.youCanSayYouToMe
  const content = mailContent(texts, { locale: reader.locale, isDu }, facts)
  const { baseUrl } = ctx.config.http
  const frame = { locale: reader.locale, universityName: brand.universityName, baseUrl }
  await ctx.mailer.send({
    to: reader.email,
    ...(await renderMail(content, frame)),
    headers: { ...headers, ...(content.repliesTo && { 'Reply-To': content.repliesTo }) },
    ...(calendar && { calendar }),
  })
}

/** Where a mail's button leads: a page in the reader's language. */
export const pageAddress = ({ config }: Context, locale: Locale, path: ScreenPath): string =>
  config.http.baseUrl + localizePath(path, locale)
