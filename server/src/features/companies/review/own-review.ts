import type { Locale } from '@tandem/contract/common'
import type { submitCompany as endpoint, OwnReview } from '@tandem/contract/companies'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { type CompanyViewer, hasPermission } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { lockCompany } from '../profile/profile.store.ts'
import { asCompanyKnows, isAsked, mayTake, standingOf, takeStep } from './review.rules.ts'
import {
  findReview,
  noApproval,
  noQuestion,
  type ReviewRow,
  selectAdmission,
  setSubmitted,
  updateReview,
} from './review.store.ts'

/** How far the check of the viewer's company is. */
export async function getOwnReview(ctx: Context, viewer: CompanyViewer): Promise<OwnReview> {
  const row = await findReview(ctx.db, viewer.companyId)
  if (!row) throw new AppError('not_found')
  const now = ctx.clock()
  const asked = isAsked(row)
  return {
    status: row.status,
    details: detailsOf(row),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.refusalReason,
    question: asked ? row.question : '',
    askedAt: asked ? (row.askedAt?.toISOString() ?? null) : null,
    studyInterests: await listAdmission(ctx, row.id),
    revision: row.revision,
    can: {
      submit:
        mayTake('submit', asCompanyKnows(row, now), now) && hasPermission(viewer, 'company-profile-edit'),
    },
  }
}

/** A refused company asks again, and one that was asked answers, with its details as it corrected them. */
export function submitCompany(
  ctx: Context,
  viewer: CompanyViewer,
  { body: { revision, note, ...details } }: HandlerInput<typeof endpoint>,
): Promise<OwnReview> {
  const { companyId } = viewer
  return transaction(ctx, async (ctx) => {
    const locked = await lockCompany(ctx.db, companyId)
    if (!locked) throw new AppError('not_found')
    const now = ctx.clock()
    const state = asCompanyKnows(locked, now)
    // A repeat: it waits already.
    if (standingOf(state, now) === 'pending' && state.revision === revision + 1) {
      return getOwnReview(ctx, viewer)
    }
    const status = takeStep('submit', state, revision, now)
    if (!status) throw new ChangedElsewhere(await getOwnReview(ctx, viewer))
    const answer = isAsked(state) ? { answeredAt: now } : noQuestion
    // An approval is of the details as they were.
    const change = { ...details, ...noApproval, ...answer, status, submittedAt: now, submissionNote: note }
    await updateReview(ctx.db, companyId, { ...change, refusalReason: '' }, now)
    return getOwnReview(ctx, viewer)
  })
}

/** The first account of a new company has confirmed its address: from now on the company waits for a decision. */
export const submitRegistration = (ctx: Context, companyId: string): Promise<void> =>
  setSubmitted(ctx.db, companyId, ctx.clock())

export async function listAdmission({ db, locale }: Context, companyId: string) {
  return (await selectAdmission(db, companyId)).map((interest) => nameInterest(interest, locale))
}

export const nameInterest = (
  { id, ...names }: { id: number; nameDe: string; nameEn: string },
  locale: Locale,
) => ({ id: String(id), name: interestName(names, locale) })

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
