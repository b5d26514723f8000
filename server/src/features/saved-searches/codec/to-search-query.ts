import type { listApplicants } from '@tandem/contract/applicant-search'
import type { listCompanies } from '@tandem/contract/companies'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { listOffers } from '@tandem/contract/offers'
import { placeAround } from '@tandem/contract/search/place-around'
import type { ApplicantBody, CompanyBody, SavedSearchBody } from './saved-search-codec.ts'

type Query<E> = HandlerInput<E>['query']
type Paged = 'sort' | 'facets' | 'cursor' | 'page' | 'perPage'

/** A saved search as the call of its list: it finds just what the list shows. */
export function applicantQuery(body: ApplicantBody): Omit<Query<typeof listApplicants>, Paged> {
  return {
    ...commonQuery(body),
    qualification: body.qualifications,
    grade: body.grade ?? undefined,
    document: body.requiredDocuments,
    language: body.languages,
    offer: body.offer ?? undefined,
  }
}

export function offerQuery(body: CompanyBody): Omit<Query<typeof listOffers>, Paged | 'wanted'> {
  return {
    ...companyQuery(body),
    qualification: body.qualification ?? undefined,
    grade: body.grade ?? undefined,
  }
}

export function companyQuery(body: CompanyBody): Omit<Query<typeof listCompanies>, Paged> {
  const text = `${body.text} ${body.companyName}`.trim().slice(0, longestText)
  return { ...commonQuery(body), text: text || undefined, free: !body.includeOccupiedCompanies }
}

/** What a search field takes. */
const longestText = 200

function commonQuery(body: SavedSearchBody) {
  return {
    text: body.text || undefined,
    studyInterest: body.studyInterests,
    studyCourse: body.studyCourses,
    subjectArea: body.subjectAreas,
    year: body.desiredStudyYears,
    place: body.places.map(({ place, radius }) => placeAround(place, radius)),
    unmarked: body.excludeBookmarks,
  }
}
