import type { Locale } from '@tandem/contract/common'
import type { submitCompany as endpoint, OwnReview } from '@tandem/contract/companies'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { type CompanyViewer, hasPermission } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { mayTake, takeStep } from './review.rules.ts'
import {
  findReview,
  lockReview,
  type ReviewRow,
  selectAdmission,
  setSubmitted,
  updateReview,
} from './review.store.ts'

/** How far the check of the viewer's company is. */
export async function getOwnReview(ctx: Context, viewer: CompanyViewer): Promise<OwnReview> {
  const row = await findReview(ctx.db, viewer.companyId)
  if (!row) throw new AppError('not_found')
  return {
    status: row.status,
    details: detailsOf(row),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.refusalReason,
    studyInterests: await listAdmission(ctx, row.id),
    revision: row.revision,
    can: { submit: mayTake('submit', row) && hasPermission(viewer, 'company-profile-edit') },
  }
}

/** A refused company asks again, with its details as it corrected them. */
export function submitCompany(
  ctx: Context,
  viewer: CompanyViewer,
  { body: { revision, note, ...details } }: HandlerInput<typeof endpoint>,
): Promise<OwnReview> {
  const { companyId } = viewer
  return transaction(ctx, async (ctx) => {
    const state = await lockReview(ctx.db, companyId)
    if (!state) throw new AppError('not_found')
    // A repeat: it waits already.
    if (state.status === 'pending' && state.revision === revision + 1) return getOwnReview(ctx, viewer)
    const status = takeStep('submit', state, revision)
    if (!status) throw new ChangedElsewhere(await getOwnReview(ctx, viewer))
    const now = ctx.clock()
    const change = { ...details, status, submittedAt: now, submissionNote: note, refusalReason: '' }
    await updateReview(ctx.db, companyId, change, now)
    return getOwnReview(ctx, viewer)
  })
}

/** The first account of a new company has confirmed its address: from now on the company waits for a decision. */
export const submitRegistration = (ctx: Context, companyId: string): Promise<void> =>
  setSubmitted(ctx.db, companyId, ctx.clock())

export async function listAdmission({ db, locale }: Context, companyId: string) {
  return (await selectAdmission(db, companyId)).map((interest) => ({
    id: String(interest.id),
    name: interestName(interest, locale),
  }))
}

export const interestName = ({ nameDe, nameEn }: { nameDe: string; nameEn: string }, locale: Locale) =>
  locale === 'en' ? nameEn : nameDe

export const detailsOf = ({ name, street, zip, town, www, phone }: ReviewRow) => ({
  name,
  street,
  zip,
  town,
  www,
  phone,
})
