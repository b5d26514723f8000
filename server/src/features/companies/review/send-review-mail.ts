import { paths } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { interestName } from './own-review.ts'
import { admissionTexts, confirmedTexts, refusedTexts } from './review.mail.ts'
import { findMailReader, findReview, selectAdmission } from './review.store.ts'

export type AboutReview = { companyId: string; accountId: string; about: 'decision' | 'admission' }

/** Says what is true when it is written; whoever waits again meanwhile is not told of the decision before. */
export async function sendReviewMail(
  ctx: Context,
  { companyId, accountId, about }: AboutReview,
): Promise<void> {
  const company = await findReview(ctx.db, companyId)
  const reader = await findMailReader(ctx.db, accountId)
  if (!company || !reader || company.status === 'pending') return
  const decision = company.status === 'confirmed' ? confirmedTexts : refusedTexts
  const admission = await selectAdmission(ctx.db, companyId)
  await sendMail(ctx, reader, about === 'admission' ? admissionTexts : decision, {
    link: pageAddress(ctx, reader.locale, paths.dashboard()),
    fullName: inOneLine(`${reader.firstName} ${reader.lastName}`),
    companyName: inOneLine(company.name),
    studyInterests: admission.map((interest) => interestName(interest, reader.locale)),
    reason: company.refusalReason,
  })
}
