import type { FoundProfile } from '@tandem/contract/applicant-search'
import type { CompanySummary } from '@tandem/contract/companies'
import type { OfferSummary } from '@tandem/contract/offers'
import type { SearchHit } from '@tandem/contract/search'

export const noContact = {
  organisation: null,
  mail: null,
  phone: null,
  hasImage: false,
  can: { message: false },
}

export const offerHit = ({ id, title, company, distance, highlight }: OfferSummary): SearchHit => ({
  ...noContact,
  ...{ id, entityType: 'offer', name: title, detail: company.name, distance, highlight },
})

export const companyHit = ({ id, name, industry, distance, highlight }: CompanySummary): SearchHit => ({
  ...noContact,
  ...{ id, entityType: 'company', name, detail: industry, distance, highlight },
})

/** An applicant's id is the person's, an application's the profile's. */
export const profileHit = (
  { id, applicationId, name, title, studyInterests, distance, highlight }: FoundProfile,
  entityType: 'applicant' | 'application',
): SearchHit => ({
  ...noContact,
  id: entityType === 'applicant' ? id : applicationId,
  entityType,
  name: name ?? title,
  detail: studyInterests.map((each) => each.name).join(', '),
  distance,
  highlight,
  can: { message: true },
})
