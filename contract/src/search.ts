import * as z from 'zod/mini'
import { can, Grade, Id, line, repeated, wholeInQuery } from './common.ts'
import { collection, endpoint, envelope, recordType, signedIn, signedInOrPublicSearch } from './endpoint.ts'
import { languageLevels } from './reference.ts'

/** Up to here a total is exact; beyond it is said to be more than this. */
export const maxCountedHits = 1500

/** What `placeAround` writes; a radius ends at 500 km everywhere. */
export const PlaceAround = z.string().check(z.regex(/^\d{1,9}~([0-4]?\d{1,2}|500)$/))

/** A language with the level it must have at least: `en~independent`. */
export const LanguageAtLeast = z
  .string()
  .check(z.regex(new RegExp(`^[a-z]{2,3}~(${languageLevels.slice(1).join('|')})$`)))

const reference = z.string().check(z.maxLength(40))
export const yearInQuery = wholeInQuery(2000, 2100)
/** 1.0 to 4.0 in tenths. */
export const gradeInQuery = z.pipe(z.coerce.number(), Grade)
/** On or off; a query knows only texts. */
export const flag = z.pipe(
  z._default(z.enum(['0', '1']), '0'),
  z.transform((value) => value === '1'),
)

/** What every search understands. Lists are “one of these”; different filters all have to hold. */
export const commonFilters = {
  text: z.optional(line(200)),
  studyInterest: repeated(reference),
  studyCourse: repeated(reference),
  subjectArea: repeated(reference),
  year: repeated(yearInQuery),
  place: repeated(PlaceAround, 10),
  /** Leave out what is on the caller's watch list. */
  unmarked: flag,
}

export const orders = ['asc', 'desc'] as const
/** How a sort goes by itself. */
const natural = {
  ...{ match: 'desc', newest: 'desc', distance: 'asc' },
  ...{ name: 'asc', grade: 'asc', deadline: 'asc' },
} as const satisfies Record<string, (typeof orders)[number]>
type Sorted = { sort: keyof typeof natural; order?: (typeof orders)[number] | undefined }

/** `asc` or `desc`; without it the sort's own way: the best match, newest, nearest, best grade, next deadline, A first. */
export const order = z.optional(z.enum(orders))
/** Whether the other way round was asked for. What has nothing to be sorted by stays last. */
export const isReversed = ({ sort, order = natural[sort] }: Sorted): boolean => order !== natural[sort]

/** Counts per filter value cost a second look at the hits, so they are asked for. */
export const paging = (standard = 20) => ({
  facets: flag,
  /** From `view.next`; it goes on after the last record seen, however deep, also when others came in between. */
  cursor: z.optional(z.string().check(z.maxLength(600))),
  page: z._default(wholeInQuery(1, 10_000), 1),
  perPage: z._default(wholeInQuery(1, 100), standard),
})

export const searchedTypes = [
  'application',
  'applicant',
  'company',
  'offer',
  'companyContact',
  'supportContact',
  'organisationPerson',
  'applicant_management',
  'search_for_companies',
  'search_for_applicants',
  'page',
] as const

/** A hit of the generic search, whatever it is. */
const SearchHit = z.object({
  /** The address of the record itself. */
  '@id': z.optional(z.string()),
  /** Of a static page its key, of a question the key of its address. */
  id: z.string(),
  entityType: z.enum(searchedTypes),
  name: z.string(),
  /** A contact's role, an offer's company, a company's industry, a profile's courses. */
  detail: z.string(),
  /** Of a company contact or support contact; null for what is none. */
  organisation: z.nullable(z.object({ id: z.string(), name: z.string(), town: z.string() })),
  /** Null where the reader has no reason to see it. */
  mail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Of a contact; of others their own lists say it. */
  hasImage: z.boolean(),
  distance: z.nullable(z.number()),
  highlight: z.string(),
  can: can('message'),
})
export type SearchHit = z.output<typeof SearchHit>

export const search = endpoint({
  method: 'GET',
  path: '/search/{entityType}',
  summary:
    'One search for every kind of record; without `nt` it is kept as the caller’s last one of its kind',
  access: signedIn,
  params: z.strictObject({ entityType: z.enum(searchedTypes) }),
  query: z.strictObject({
    ...commonFilters,
    qualification: repeated(reference),
    grade: z.optional(gradeInQuery),
    document: repeated(reference),
    language: repeated(LanguageAtLeast),
    company: z.optional(Id),
    /** Key of an institution location. */
    location: repeated(reference),
    free: flag,
    nt: flag,
    ...paging(),
  }),
  output: collection(recordType('SearchHit', '/search/', SearchHit)),
})

export const suggestionKinds = ['studyInterest', 'company', 'place', 'offer'] as const
export const Suggestion = z.object({
  kind: z.enum(suggestionKinds),
  id: z.string(),
  /** As it is shown. */
  name: z.string(),
  /** What tells it apart: a town, a degree, a postal code. */
  detail: z.string(),
})
export type Suggestion = z.output<typeof Suggestion>

export const suggest = endpoint({
  method: 'GET',
  path: '/search/suggestions',
  summary: 'Courses, companies, towns and offer titles that match what is being typed',
  access: signedInOrPublicSearch,
  query: z.strictObject({ text: line(100), kind: repeated(z.enum(suggestionKinds)) }),
  output: envelope('suggestions', z.array(Suggestion)),
})

const CompanySuggestion = z.object({ id: Id, name: z.string(), town: z.string(), hasLogo: z.boolean() })

export const findCompanies = endpoint({
  method: 'GET',
  path: '/companies/search/{text}',
  summary: 'Companies whose name matches the text; tolerates typing errors',
  access: signedInOrPublicSearch,
  params: z.strictObject({ text: line(100) }),
  output: collection(recordType('Company', '/company/', CompanySuggestion), 20),
})

export const findCompaniesByApplicant = endpoint({
  method: 'GET',
  path: '/companies/by-applicant/search/{text}',
  summary:
    'Companies whose name matches the text, for applicants: those that offer what their profiles look for come first',
  access: { types: ['applicant'] },
  params: z.strictObject({ text: line(100) }),
  output: collection(recordType('Company', '/company/', CompanySuggestion), 20),
})
