import type { CompanyStatus } from '@tandem/contract/accounts'
import { paths } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import {
  correctedTexts,
  fieldsInWords,
  mergedTexts,
  reinstatedTexts,
  suspendedTexts,
} from './changes-by-office.mail.ts'
import { interestName } from './own-review.ts'
import { admissionTexts, confirmedTexts, questionTexts, refusedTexts } from './review.mail.ts'
import { isAsked } from './review.rules.ts'
import { findMailReader, findReview, selectAdmission } from './review.store.ts'

export type AboutReview = {
  companyId: string
  accountId: string
  about: 'decision' | 'question' | 'admission' | 'reinstated' | 'corrected' | 'merged'
  /** Of a correction; of a merge the name of the company that became part of this one. */
  fields?: string[]
}

/** Says what is true when it is written; whoever waits again meanwhile is not told of the decision before. */
export async function sendReviewMail(
  ctx: Context,
  { companyId, accountId, about, fields = [] }: AboutReview,
): Promise<void> {
  const company = await findReview(ctx.db, companyId)
  const reader = await findMailReader(ctx.db, accountId)
  if (!company || !reader) return
  const isMoot =
    about === 'question' ? !isAsked(company) : company.status === 'pending' && about !== 'corrected'
  if (isMoot) return
  // Suspended again meanwhile: that has a mail of its own.
  if (about === 'reinstated' && company.status !== 'confirmed') return
  const { locale } = reader
  const admission = await selectAdmission(ctx.db, companyId)
  await sendMail(ctx, reader, textsAbout(about, company.status), {
    link: pageAddress(ctx, locale, paths.dashboard()),
    fullName: inOneLine(`${reader.firstName} ${reader.lastName}`),
    companyName: inOneLine(company.name),
    studyInterests: admission.map((interest) => interestName(interest, locale)),
    reason: company.refusalReason,
    question: company.question,
    fields: about === 'merged' ? fields.map(inOneLine) : fieldsInWords(fields, locale),
  })
}

function textsAbout(about: AboutReview['about'], status: CompanyStatus) {
  if (about === 'question') return questionTexts
  if (about === 'admission') return admissionTexts
  if (about === 'reinstated') return reinstatedTexts
  if (about === 'corrected') return correctedTexts
  if (about === 'merged') return mergedTexts
  if (status === 'suspended') return suspendedTexts
  return status === 'confirmed' ? confirmedTexts : refusedTexts
}
