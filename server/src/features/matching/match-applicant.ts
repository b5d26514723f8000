import type { matchApplicant as endpoint } from '@tandem/contract/applicant-search'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Match } from '@tandem/contract/matching'
import { type AdminViewer, type CompanyViewer, hasPermission } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findOfferCompany, findSentApplication, findVisibleProfile } from './applicants.store.ts'
import { matchApplications } from './match-applications.ts'

/** By the profile asked for, else by what the applicant sent for the offer, else by the profile that may be found. */
export async function matchApplicant(
  ctx: Context,
  viewer: CompanyViewer | AdminViewer,
  { params: { id: applicantId }, query: { offer: offerId, profile } }: HandlerInput<typeof endpoint>,
): Promise<Match | null> {
  const companyId = await findOfferCompany(ctx.db, offerId)
  if (!companyId || (viewer.type === 'company' && viewer.companyId !== companyId)) {
    throw new AppError('not_found')
  }
  const sent = !profile && mayReceive(viewer) ? await findSentApplication(ctx.db, applicantId, offerId) : null
  const asked = { applicantId, profile, companyId: blockedFor(viewer) }
  const id = sent ?? (mayFind(viewer) ? await findVisibleProfile(ctx.db, asked) : null)
  if (!id) throw new AppError('not_found')
  const matches = await matchApplications(ctx, [{ id, offerId }])
  return matches.get(id) ?? null
}

/** What was sent to the company is not for all its colleagues. */
const mayReceive = (viewer: CompanyViewer | AdminViewer): boolean =>
  viewer.type === 'admin' || hasPermission(viewer, 'company-profile-edit')

/** A company that is not confirmed finds nobody. */
const mayFind = (viewer: CompanyViewer | AdminViewer): boolean =>
  viewer.type === 'admin' || viewer.companyConfirmed

/** Whom an applicant has blocked; that stops no admin. */
const blockedFor = (viewer: CompanyViewer | AdminViewer): string | null =>
  viewer.type === 'company' ? viewer.companyId : null
