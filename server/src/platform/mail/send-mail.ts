import type { MailKind } from '@tandem/contract/backend/operations/mail-kinds'
import type { Locale } from '@tandem/contract/common'
import type { AccountType } from '@tandem/contract/endpoint'
import { localizePath, type ScreenPath } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { kindOf, type MailContent, type MailForm, type MailTexts, mailContent } from './mail-content.ts'
import { failureOf, type MailAttempt, type MailMessage } from './mailer.ts'
import { renderMail } from './render-mail.ts'
import { findMailTemplate } from './templates/mail-template.store.ts'
import { fillTemplate } from './templates/mail-template.ts'

/** An account, as far as a mail to it needs it. */
export type MailReader = { email: string; locale: Locale; type: AccountType }

type More = Pick<MailMessage, 'headers' | 'calendar'>

/**
 * Writes to one person in their language, with du or Sie by setting. A job calls it: it may fail and be repeated. False
 * where the address is refused.
 */
export async function sendMail<Facts>(
  ctx: Context,
  reader: MailReader,
  texts: MailTexts<Facts>,
  facts: Facts,
  more: More = {},
): Promise<boolean> {
  const content = await contentOf(ctx, texts, await mailForm(ctx, reader), facts)
  return sendContent(ctx, reader, { kind: kindOf(texts, facts), content }, more)
}

/**
 * What is said already, in the frame of all mails. The job's log learns how it went. An address that its server refuses
 * for good fails no job, but answers false: to try again would not help (RFC 5321, 4.2.1).
 */
export async function sendContent(
  ctx: Context,
  reader: Omit<MailReader, 'type'>,
  { kind, content }: { kind: MailKind; content: MailContent },
  { headers, calendar }: More = {},
): Promise<boolean> {
  const { brand, pages } = await ctx.settings(ctx.db)
  const { baseUrl } = ctx.config.http
  const frame = {
    ...{ locale: reader.locale, universityName: brand.universityName, baseUrl },
    hasImprint: pages.imprint,
  }
  const message = {
    to: reader.email,
    ...(await renderMail(content, frame)),
    headers: { ...headers, ...(content.repliesTo && { 'Reply-To': content.repliesTo }) },
    ...(calendar && { calendar }),
  }
  const attempt: MailAttempt = { kind, to: reader.email, failure: null }
  ctx.mailAttempts?.push(attempt)
  try {
    await ctx.mailer.send(message)
  } catch (error) {
    attempt.failure = failureOf(error)
    if (attempt.failure !== 'address_refused') throw error
  }
  return attempt.failure === null
}

async function mailForm(ctx: Context, { locale, type }: MailReader): Promise<MailForm> {
  const { applicant } = await ctx.settings(ctx.db)
  return { locale, isDu: type === 'applicant' && applicant.youCanSayYouToMe }
}

/** In the university's words, where it has changed them. */
async function contentOf<Facts>(
  { db }: Context,
  texts: MailTexts<Facts>,
  form: MailForm,
  facts: Facts,
): Promise<MailContent> {
  const plain = mailContent(texts, form, facts)
  const { editable } = texts
  const template = editable && (await findMailTemplate(db, kindOf(texts, facts)))
  return template ? fillTemplate(template.words, plain, editable.words(facts, form.locale), form) : plain
}

/** Where a mail's button leads: a page in the reader's language. */
export const pageAddress = ({ config }: Context, locale: Locale, path: ScreenPath): string =>
  config.http.baseUrl + localizePath(path, locale)
