import * as z from 'zod/mini'
import {
  can,
  Day,
  Grade,
  Id,
  IdParams,
  Instant,
  line,
  OneClick,
  page,
  perPage,
  text,
  whole,
} from './common.ts'
import {
  collection,
  endpoint,
  envelope,
  everyone,
  item,
  only,
  recordType,
  redirect,
  signedIn,
} from './endpoint.ts'
import { LanguageAtLeast } from './search.ts'

export const notificationIntervals = ['never', 'immediately', 'daily', 'weekly'] as const
/** Saved searches an account, or a company, may have. */
export const maxSavedSearches = 50
export const savedSearchKinds = ['applicants', 'offers', 'companies'] as const
/** New records that are named; more are only counted. */
export const maxNewRecords = 200

const ids = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50))
const years = z.array(whole(2000, 2100)).check(z.maxLength(10))
/** A place of the list and kilometres around it. */
const Place = z.strictObject({ place: z.string().check(z.maxLength(20)), radius: whole(0, 500) })
const places = z.array(Place).check(z.maxLength(10))

const common = {
  name: line(120),
  text: z._default(text(200), ''),
  studyInterests: z._default(ids, []),
  studyCourses: z._default(ids, []),
  subjectAreas: z._default(ids, []),
  desiredStudyYears: z._default(years, []),
  places: z._default(places, []),
  excludeBookmarks: z._default(z.boolean(), false),
  notificationInterval: z._default(z.enum(notificationIntervals), 'never'),
  paused: z._default(z.boolean(), false),
}

const applicantCriteria = {
  ...common,
  qualifications: z._default(ids, []),
  requiredDocuments: z._default(ids, []),
  languages: z._default(z.array(LanguageAtLeast).check(z.maxLength(20)), []),
  grade: z._default(z.nullable(Grade), null),
  /** An own offer, which the matches are with; without one there are none. */
  offer: z._default(z.nullable(Id), null),
}

const companyCriteria = {
  ...common,
  /** What hits are: offers, or the companies behind them. */
  finds: z._default(z.enum(['offers', 'companies']), 'offers'),
  /** Searched for like the text. */
  companyName: z._default(text(200), ''),
  /** Of offers: one that they accept, and a grade that is good enough. */
  qualification: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
  grade: z._default(z.nullable(Grade), null),
  /** False: only with free places. */
  includeOccupiedCompanies: z._default(z.boolean(), true),
}

/** What a saved search has found so far. */
const state = {
  id: Id,
  /** Kept by an account for itself, or by a company for all its accounts. */
  kind: z.enum(savedSearchKinds),
  /** Records it finds now; with `hitsAreMinimum` more than so many. */
  hits: z.int(),
  hitsAreMinimum: z.boolean(),
  /** Those of them that came since it was looked at last. */
  newHits: z.int(),
  /**
   * Ids of applicants, offers or companies to mark as new, the newest first: what came since the visit before this
   * one, which lasts while it is looked at again within half an hour. Only where one is looked at; else empty.
   */
  newRecords: z.array(Id),
  /** When it was looked at last. */
  lastRunAt: z.nullable(Instant),
  createdAt: Instant,
  /** Grows with each change of the criteria, the name or the mails. */
  revision: z.int(),
  can: can('edit', 'delete'),
}

export const ApplicantSavedSearchBody = z.strictObject(applicantCriteria)
export const CompanySavedSearchBody = z.strictObject(companyCriteria)
/** The specification's clients name one place; it is taken as a list of one. */
const onePlace = { place: z.optional(Place) }
export const ApplicantSavedSearch = z.object({ ...applicantCriteria, ...state })
export const CompanySavedSearch = z.object({ ...companyCriteria, ...state })
export type ApplicantSavedSearch = z.output<typeof ApplicantSavedSearch>
export type CompanySavedSearch = z.output<typeof CompanySavedSearch>

const paging = z.strictObject({ page, perPage: perPage(50) })
const applicantRecord = recordType(
  'ApplicantSearchPattern',
  '/applicant-search/pattern/',
  ApplicantSavedSearch,
)
const companyRecord = recordType('CompanySearchPattern', '/company-search/pattern/', CompanySavedSearch)
/** Saved searches of a company belong to all its accounts. */
const searcher = only('company')
const seeker = { types: ['applicant', 'admin'] } as const
/** Companies read the list too, as the specification has it; they save searches for applicants. */
const reader = signedIn
const errors = ['too_many_saved_searches'] as const

export const listApplicantSavedSearches = endpoint({
  method: 'GET',
  path: '/applicant-search/pattern',
  summary: 'Saved searches for applicants',
  access: searcher,
  query: paging,
  output: collection(applicantRecord),
})
export const createApplicantSavedSearch = endpoint({
  method: 'POST',
  path: '/applicant-search/pattern',
  summary: 'Save a search for applicants',
  access: searcher,
  body: z.extend(ApplicantSavedSearchBody, onePlace),
  output: item(applicantRecord),
  errors,
})
export const getApplicantSavedSearch = endpoint({
  method: 'GET',
  path: '/applicant-search/pattern/{id}',
  summary: 'One saved search; reading it marks its new results as seen',
  access: searcher,
  params: IdParams,
  output: item(applicantRecord),
})
export const updateApplicantSavedSearch = endpoint({
  method: 'PUT',
  path: '/applicant-search/pattern/{id}',
  summary: 'Change a saved search',
  access: searcher,
  params: IdParams,
  body: z.extend(ApplicantSavedSearchBody, { ...onePlace, revision: z.int() }),
  output: item(applicantRecord),
  errors: ['changed_elsewhere'],
})
export const deleteApplicantSavedSearch = endpoint({
  method: 'DELETE',
  path: '/applicant-search/pattern/{id}',
  summary: 'Delete a saved search',
  access: searcher,
  params: IdParams,
  output: envelope('deleted', z.literal(true)),
})

export const listCompanySavedSearches = endpoint({
  method: 'GET',
  path: '/company-search/pattern',
  summary: 'Saved searches for offers and companies',
  access: reader,
  query: paging,
  output: collection(companyRecord),
})
export const createCompanySavedSearch = endpoint({
  method: 'POST',
  path: '/company-search/pattern',
  summary: 'Save a search for offers or companies',
  access: seeker,
  body: z.extend(CompanySavedSearchBody, onePlace),
  output: item(companyRecord),
  errors,
})
export const getCompanySavedSearch = endpoint({
  method: 'GET',
  path: '/company-search/pattern/{id}',
  summary: 'One saved search; reading it marks its new results as seen',
  access: reader,
  params: IdParams,
  output: item(companyRecord),
})
export const updateCompanySavedSearch = endpoint({
  method: 'PUT',
  path: '/company-search/pattern/{id}',
  summary: 'Change a saved search',
  access: seeker,
  params: IdParams,
  // It is one person's, who may leave out which version this is about.
  body: z.extend(CompanySavedSearchBody, { ...onePlace, revision: z.optional(z.int()) }),
  output: item(companyRecord),
  errors: ['changed_elsewhere'],
})
export const deleteCompanySavedSearch = endpoint({
  method: 'DELETE',
  path: '/company-search/pattern/{id}',
  summary: 'Delete a saved search',
  access: seeker,
  params: IdParams,
  output: envelope('deleted', z.literal(true)),
})

const Preview = z.object({
  subject: z.string(),
  /** At most ten, the newest first. Before there is anything new, what it finds now, as an example. */
  hits: z.array(
    z.object({
      id: Id,
      name: z.string(),
      detail: z.string(),
      link: z.string(),
      /** As in the list; null where there is none. */
      match: z.nullable(z.int()),
      /** Why, in the reader's language: the decisive ones, three at most. */
      reasons: z.array(z.string()),
    }),
  ),
  /** New ones that the mail would only count. */
  more: z.int(),
  /** Nothing is new, so there would be no mail: the hits only show how one looks. */
  isExample: z.boolean(),
  /** When the next mail would leave if there is something to tell; null while paused or never. */
  nextOn: z.nullable(Day),
})

export const previewSavedSearch = endpoint({
  method: 'GET',
  path: '/search-pattern/{id}/preview',
  summary: 'What the next e-mail of one of your saved searches would contain',
  access: signedIn,
  params: IdParams,
  output: envelope('preview', Preview),
})

/** A saved search as a list of them names it. */
export const NamedSavedSearch = z.object({
  id: Id,
  kind: z.enum(savedSearchKinds),
  name: z.string(),
  notificationInterval: z.enum(notificationIntervals),
  paused: z.boolean(),
  newHits: z.int(),
})
export type NamedSavedSearch = z.output<typeof NamedSavedSearch>

const Unsubscription = z.object({ name: z.string(), subscribed: z.boolean() })
const withToken = z.strictObject({ token: line(200) })

export const readUnsubscription = endpoint({
  method: 'POST',
  path: '/search-pattern/unsubscription/state',
  summary: 'The saved search that a link in an e-mail is about; opening the link changes nothing',
  access: everyone,
  body: withToken,
  output: envelope('unsubscription', Unsubscription),
  errors: ['token_invalid'],
  limitPerMinute: 30,
})
export const changeUnsubscription = endpoint({
  method: 'POST',
  path: '/search-pattern/unsubscription',
  summary: 'Turn the e-mails of a saved search off, or on again, with the link in an e-mail',
  access: everyone,
  body: z.extend(withToken, { subscribed: z.boolean() }),
  output: envelope('unsubscription', Unsubscription),
  errors: ['token_invalid'],
  limitPerMinute: 30,
})

export const openUnsubscription = endpoint({
  method: 'GET',
  path: '/search-pattern/unsubscription/{token}',
  summary:
    'Redirects to the page that turns the e-mails off, for mail programs without an unsubscribe button',
  access: everyone,
  params: withToken,
  output: redirect,
})

export const unsubscribeByOneClick = endpoint({
  method: 'POST',
  path: '/search-pattern/unsubscription/{token}',
  summary: 'Turn the e-mails of a saved search off with a mail program’s unsubscribe button',
  access: everyone,
  params: withToken,
  body: z._default(OneClick, { 'List-Unsubscribe': 'One-Click' }),
  form: true,
  output: envelope('unsubscription', Unsubscription),
  // Mail services post for all their users from a few addresses, and nobody guesses a token.
  errors: ['token_invalid'],
})
