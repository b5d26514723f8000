import type { ContentOf } from '@tandem/contract/backend/contents'
import type { Locale } from '@tandem/contract/locales'
import { findAccountById } from '#features/accounts/accounts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { sendContent } from '#platform/mail/send-mail.ts'
import { fillTemplate } from '#platform/mail/templates/mail-template.ts'
import { requireMail } from './mail-kind.ts'

export type TestMail = { accountId: string; id: string; content: ContentOf<'mail'>; language: Locale }

export async function deliverTestMail(ctx: Context, { accountId, id, content, language }: TestMail) {
  const reader = await findAccountById(ctx.db, accountId)
  if (!reader) return
  const { kind: _, ...template } = content
  const { applicant } = await ctx.settings(ctx.db)
  const form = { locale: language, isDu: applicant.youCanSayYouToMe }
  const { plain, words } = (await requireMail(id)).example(form)
  await sendContent(
    ctx,
    { email: reader.email, locale: language },
    { kind: 'test_mail', content: fillTemplate(template, plain, words, form) },
  )
}
