import type { Application, ApplicationSummary } from '@tandem/contract/applications'
import type { Locale } from '@tandem/contract/common'
import type { Match } from '@tandem/contract/matching'
import type { ApplicationRecord } from '../applications.store.ts'
import type { ListedApplication } from './applications-list.store.ts'

/** What a list and the record itself show alike. */
export function presentSummary(
  record: ApplicationRecord,
  requiredDocuments: string[],
  match: Match | null,
  locale: Locale,
) {
  const { id, type, status, stage, title } = record
  return {
    id,
    type,
    status,
    stage,
    title,
    target: target(record, requiredDocuments, locale),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    sentAt: record.sentAt?.toISOString() ?? null,
    revision: record.revision,
    match,
  }
}

function target(
  { companyId, company, offerId, offer }: ApplicationRecord,
  requiredDocuments: string[],
  locale: Locale,
): Application['target'] {
  if (!companyId || !company) return null
  return {
    offerId,
    offerTitle: offer && ((locale === 'en' && offer.titleEn) || offer.titleDe),
    companyId,
    companyName: company.name,
    hasLogo: company.logoFileId !== null,
    requiredDocuments,
  }
}

export function presentListed(
  { record, studyInterests, places, requiredDocuments }: ListedApplication,
  match: Match | null,
  locale: Locale,
): ApplicationSummary {
  const { person, grade, qualificationKey, desiredYears } = record
  return {
    ...presentSummary(record, requiredDocuments, match, locale),
    applicant: { id: person.id, name: `${person.firstName} ${person.lastName}` },
    grade,
    qualification: qualificationKey,
    places,
    desiredYears,
    studyInterests,
    found: null,
  }
}
