import type { Application, ApplicationSummary, DraftClosure } from '@tandem/contract/applications'
import type { Match } from '@tandem/contract/matching'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { asTold, canBeUndone, isOwner, isRecipient, skippedStages } from '../applications.rules.ts'
import type { ApplicationRecord } from '../applications.store.ts'
import type { ListedApplication } from './lists/applications-list.store.ts'

/** The one who reads, and the record as they know it (`asKnownTo`). */
type Reader = { ctx: Context; viewer: Viewer }

/** What is found for several records at once. `closure` is that of a draft (`findClosures`). */
type Found = {
  match: Match | null
  closure?: DraftClosure | undefined
  /** To whom it was sent alone. */
  received?: Pick<ApplicationSummary, 'documents' | 'nearest'> | undefined
}

/** What a list and the record itself show alike. */
export function presentSummary(
  record: ApplicationRecord,
  requiredDocuments: string[],
  { match, closure }: Found,
  { ctx, viewer }: Reader,
) {
  const { id, type, status, stage, outcome, title, undoUntil } = record
  const isUndoable = isRecipient(viewer, record) && canBeUndone(record, ctx.clock())
  const skipped = skippedStages(record, { isTold: isOwner(viewer, record), now: ctx.clock() })
  return {
    id,
    type,
    status,
    stage,
    ...(skipped.length > 0 && { skipped }),
    outcome,
    title,
    target: target(record, requiredDocuments, { ctx, viewer }),
    ...(closure && { closure }),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    sentAt: record.sentAt?.toISOString() ?? null,
    revision: record.revision,
    origin: originOf(record),
    undoUntil: isUndoable && undoUntil ? undoUntil.toISOString() : null,
    match,
  }
}

function originOf({ isInvited, recommendedBy }: ApplicationRecord): Application['origin'] {
  if (recommendedBy !== null) return { kind: 'recommendation', company: recommendedBy }
  return isInvited ? { kind: 'invitation', company: null } : null
}

function target(
  record: ApplicationRecord,
  requiredDocuments: string[],
  { ctx: { locale }, viewer }: Reader,
): Application['target'] {
  const { companyId, company, offerId, offer } = record
  if (!companyId || !company) return null
  return {
    offerId,
    offerTitle: offer && ((locale === 'en' && offer.titleEn) || offer.titleDe),
    ...(offer && { offerTitles: { de: offer.titleDe, en: offer.titleEn || offer.titleDe } }),
    ...(locale === 'en' && offer && !offer.titleEn && { offerTitleLanguage: 'de' as const }),
    companyId,
    companyName: company.name,
    hasLogo: company.hasLogo,
    ...(isOwner(viewer, record) && company.status !== 'confirmed' && { unavailable: true as const }),
    requiredDocuments,
  }
}

export function presentListed(
  { record, studyInterests, places, requiredDocuments }: ListedApplication,
  found: Found,
  reader: Reader,
): ApplicationSummary {
  const { person, grade, qualificationKey, desiredYears, maths } = record
  const { id, firstName, lastName } = person
  return {
    ...presentSummary(record, requiredDocuments, found, reader),
    applicant: { id, name: `${firstName} ${lastName}`, firstName, lastName },
    grade,
    qualification: qualificationKey,
    places,
    desiredYears,
    studyInterests,
    ...(maths !== null && { maths }),
    ...found.received,
    found: null,
  }
}

/** The applicant does not know yet what the company can still undo. */
export const asKnownTo = (ctx: Context, viewer: Viewer, record: ApplicationRecord): ApplicationRecord =>
  isOwner(viewer, record) ? asTold(record, ctx.clock()) : record
