import * as z from 'zod/mini'
import { Id, Instant, repeated } from './common.ts'
import { collection, endpoint, envelope, recordType } from './endpoint.ts'
import { Match } from './matching.ts'
import { commonFilters, gradeInQuery, LanguageAtLeast, order, paging } from './search.ts'

export const applicantSorts = ['match', 'newest', 'distance', 'name', 'grade'] as const

/** A profile that a company may find. Never with age or gender. */
export const FoundProfile = z.object({
  /** The applicant's, also in `@id`. */
  id: Id,
  /** Of the profile, an application of type 3. */
  applicationId: Id,
  /** Null in an anonymous profile. */
  name: z.nullable(z.string()),
  /** Names the photo; null without one, and in an anonymous profile. */
  image: z.nullable(z.string()),
  title: z.string(),
  studyInterests: z.array(z.object({ id: z.string(), name: z.string() })),
  places: z.array(z.string()),
  desiredYears: z.array(z.int()),
  grade: z.nullable(z.number()),
  /** A key of the reference data. */
  qualification: z.nullable(z.string()),
  /** The mean of the visible maths modules, 0 to 6. */
  maths: z.nullable(z.int()),
  /** When it could be found first, or was changed last. */
  updatedAt: Instant,
  /** Kilometres from the nearest place searched; null without one. */
  distance: z.nullable(z.number()),
  /** With the offer of the search; null without one. */
  match: z.nullable(Match),
  highlight: z.string(),
})
export type FoundProfile = z.output<typeof FoundProfile>

export const applicantFilters = {
  ...commonFilters,
  qualification: repeated(z.string().check(z.maxLength(40))),
  /** At most; 2.5 also finds 1.0. */
  grade: z.optional(gradeInQuery),
  /** Document types; all of them have to be attached. */
  document: repeated(z.string().check(z.maxLength(40))),
  /** All of them have to be there. */
  language: repeated(LanguageAtLeast),
  /** An own offer, which the matches are with. */
  offer: z.optional(Id),
  sort: z._default(z.enum(applicantSorts), 'newest'),
  order,
}

const searcher = { types: ['company', 'admin'] } as const

export const listApplicants = endpoint({
  method: 'GET',
  path: '/applicants',
  summary: 'Search the applicants who can be found; one entry per person, the best-matching profile',
  access: searcher,
  query: z.strictObject({ ...applicantFilters, ...paging() }),
  output: collection(recordType('Applicant', '/applicant/', FoundProfile)),
})

export const matchApplicant = endpoint({
  method: 'GET',
  path: '/applicant/{id}/match',
  summary: 'How well one of your offers matches a profile that can be found or was sent for it',
  access: searcher,
  params: z.strictObject({ id: Id }),
  /** Of several profiles the one asked for; without it what was sent for the offer, else the newest. */
  query: z.strictObject({ offer: Id, profile: z.optional(Id) }),
  output: envelope('match', z.nullable(Match)),
})
