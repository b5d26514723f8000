import type { CompanyStatus } from '@tandem/contract/accounts'
import { applicationStatuses } from '@tandem/contract/applications'
import type { OfferAvailability } from '@tandem/contract/offers'
import { hasPermission, type Viewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'

export type OfferState = {
  companyId: string
  companyStatus: CompanyStatus | 'closed'
  status: 'draft' | 'published' | 'closed'
  /** The last day on which applications are taken. */
  deadline: string | null
  /** Nobody of the company reads what is sent there. */
  isUnattended?: boolean
}

/** `applied`: the viewer has an application for it, a draft included. */
export function maySee(viewer: Viewer | null, offer: OfferState, applied: boolean): boolean {
  if (viewer?.type === 'company' && viewer.companyId === offer.companyId) return true
  // Whoever applied goes on reading what for, also while its company is suspended.
  if (wasPublic(offer) && (applied || viewer?.type === 'admin')) return true
  return isPublic(offer) && offer.status === 'published'
}

/** Was published once by a company that is confirmed: that it exists, or existed, is no secret. */
export const isPublic = ({ companyStatus, status }: Pick<OfferState, 'companyStatus' | 'status'>): boolean =>
  companyStatus === 'confirmed' && status !== 'draft'

/** As `isPublic`, of a company that may be suspended meanwhile. */
export const wasPublic = ({ companyStatus, status }: Parameters<typeof isPublic>[0]): boolean =>
  (companyStatus === 'confirmed' || companyStatus === 'suspended') && status !== 'draft'

export function takesApplications(offer: OfferState, now: Date): boolean {
  const over = offer.deadline !== null && offer.deadline < berlinDay(now)
  return isPublic(offer) && offer.status === 'published' && !over && !offer.isUnattended
}

export function availability(offer: OfferState, now: Date): OfferAvailability {
  const { companyStatus, status } = offer
  if (status === 'draft' || companyStatus === 'pending' || companyStatus === 'refused') return 'unpublished'
  if (takesApplications(offer, now)) return 'open'
  return isPublic(offer) && status === 'published' && !offer.isUnattended ? 'over' : 'closed'
}

/** Colleagues without the permission read their company's offers as everyone does. */
export const mayEdit = (viewer: Viewer | null, { companyId }: Pick<OfferState, 'companyId'>): boolean =>
  viewer?.type === 'company' &&
  viewer.companyId === companyId &&
  hasPermission(viewer, 'company-profile-edit')

/** Of any company, by the back office. */
export const mayRemove = (viewer: Viewer | null): boolean =>
  viewer?.type === 'admin' && hasPermission(viewer, 'backend')

/** Once, unless the application was withdrawn; one that was begun can be gone on with. */
export function mayApply(
  viewer: Viewer | null,
  offer: OfferState,
  own: { status: number } | null,
  now: Date,
): boolean {
  const applied = own?.status === applicationStatuses.sent || own?.status === applicationStatuses.finished
  return viewer?.type === 'applicant' && takesApplications(offer, now) && !applied
}
