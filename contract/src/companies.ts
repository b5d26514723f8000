import * as z from 'zod/mini'
import { Phone, PostalCode, Website } from './accounts/registration.ts'
import { companyStatuses } from './accounts.ts'
import { can, Id, Instant, Latitude, Longitude, line, TitleLanguage, text } from './common.ts'
import {
  collection,
  endpoint,
  envelope,
  only,
  recordType,
  signedIn,
  signedInOrPublicSearch,
} from './endpoint.ts'
import { Match } from './matching.ts'
import { commonFilters, flag, gradeInQuery, order, paging } from './search.ts'

export const companySorts = ['name', 'newest', 'distance', 'match'] as const

/** A card of a result list. */
export const CompanySummary = z.object({
  id: Id,
  name: z.string(),
  town: z.string(),
  /** Its own and those of its offers, each once; with a distance the one that it is to comes first. */
  towns: z.array(z.string()),
  industry: z.string(),
  hasLogo: z.boolean(),
  /** A year; left out where the company does not say. */
  partnerSince: z.optional(z.int()),
  /** What it trains for now. */
  studyInterests: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Published. */
  offers: z.int(),
  freePlaces: z.int(),
  years: z.array(z.int()),
  /** Kilometres from the nearest place searched to the company or the nearest of its offers; null without one. */
  distance: z.nullable(z.number()),
  /** Days to an answer, the median of the last 12 months; null while there are too few. */
  answerDays: z.nullable(z.int()),
  /** The one of its offers that the search is about and that fits the reader best; null without a profile. */
  bestMatch: z.nullable(
    z.object({ offer: z.object({ id: Id, title: z.string(), titleLanguage: TitleLanguage }), match: Match }),
  ),
  highlight: z.string(),
})
export type CompanySummary = z.output<typeof CompanySummary>

const filters = {
  ...commonFilters,
  /** Only with free places. */
  free: flag,
}

export const CompanySearch = z.strictObject({
  ...filters,
  sort: z._default(z.enum(companySorts), 'name'),
  order,
  ...paging(),
})

export const listCompanies = endpoint({
  method: 'GET',
  path: '/companies',
  summary: 'Search the confirmed companies',
  access: signedIn,
  query: CompanySearch,
  output: collection(recordType('Company', '/company/', CompanySummary)),
})

/** A map that shows more is read by nobody. */
export const maxMapPins = 2000

/** One pin: everything that one company has in one town. */
export const MapMarker = z.object({
  companyId: Id,
  companyName: z.string(),
  hasLogo: z.boolean(),
  town: z.string(),
  latitude: Latitude,
  longitude: Longitude,
  /** Ids of the offers there that the search finds. */
  offers: z.array(Id),
})
export type MapMarker = z.output<typeof MapMarker>

export const listMapMarkers = endpoint({
  method: 'POST',
  path: '/company-search/map-markers',
  summary: `Where the offers of a search are, at most ${maxMapPins} pins`,
  access: signedInOrPublicSearch,
  body: z.strictObject({
    ...filters,
    company: z.optional(Id),
    /** As in the search for offers. */
    qualification: z.optional(z.string().check(z.maxLength(40))),
    grade: z.optional(gradeInQuery),
  }),
  output: envelope('markers', z.array(MapMarker)),
})

/** What a company entered when it registered, and may correct before it asks again. */
export const CompanyDetails = z.strictObject({
  name: line(200),
  street: line(200),
  zip: PostalCode,
  town: line(100),
  www: Website,
  phone: Phone,
})
export type CompanyDetails = z.output<typeof CompanyDetails>

/** The same as it is stored: what a company left out is empty. */
export const StoredCompanyDetails = z.object({
  name: z.string(),
  street: z.string(),
  zip: z.string(),
  town: z.string(),
  www: z.string(),
  phone: z.string(),
})

export const AdmittedStudyInterests = z.array(z.object({ id: z.string(), name: z.string() }))

/** How far the company's own check by the university is. */
export const OwnReview = z.object({
  status: z.enum(companyStatuses),
  details: StoredCompanyDetails,
  /** When the company asked last. */
  submittedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
  /** What the university asks before it decides; empty once it is answered. */
  question: z.string(),
  askedAt: z.nullable(Instant),
  studyInterests: AdmittedStudyInterests,
  revision: z.int(),
  can: can('submit'),
})
export type OwnReview = z.output<typeof OwnReview>

export const CompanySubmission = z.extend(CompanyDetails, {
  /** To the university: what has changed, or the answer to its question. */
  note: text(1000),
  revision: z.int(),
})

export const submitCompany = endpoint({
  method: 'POST',
  path: '/company-profile/submission',
  summary:
    'A company that was refused or asked corrects its details, and asks to be checked again or answers',
  access: only('company', 'company-profile-edit'),
  body: CompanySubmission,
  output: envelope('review', OwnReview),
  errors: ['changed_elsewhere'],
  limitPerMinute: 10,
})
