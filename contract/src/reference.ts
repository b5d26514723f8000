import * as z from 'zod/mini'
import { line, page, perPage, repeated } from './common.ts'
import { collection, endpoint, everyone, recordType, type Schema } from './endpoint.ts'

/** Admission rules of the university, from a school-leaving qualification (eligibility hint). */
export const admissions = [
  'direct',
  'direct_if_fitting',
  'delta',
  'counselling',
  'counselling_aptitude',
  'equivalence',
] as const
export type Admission = (typeof admissions)[number]

/** Lowest first. The names are the old product's; A1 to C2 in this order, then native. */
export const languageLevels = [
  'no_choice',
  'beginner',
  'basics',
  'advanced',
  'independent',
  'expert',
  'nearly_native',
  'native',
] as const
export type LanguageLevel = (typeof languageLevels)[number]

const entry = { id: z.string(), name: z.string() }
/** What records name they keep, so their readers and editors need the names of what can no longer be chosen. */
const kept = { active: z.optional(z.literal(false)) }
const Option = z.object({ ...entry, value: z.nullable(z.number()) })
const Qualification = z.object({
  ...entry,
  ...kept,
  note: z.nullable(z.string()),
  admission: z.enum(admissions),
})
const SubjectArea = z.object(entry)
const StudyCourse = z.object({ ...entry, subjectArea: z.string() })
const StudyInterest = z.object({
  ...entry,
  ...kept,
  studyCourse: z.string(),
  subjectArea: z.string(),
  degree: z.string(),
})
const Expertise = z.object({ ...entry, ...kept, category: z.string(), categoryName: z.string() })
const Language = z.object({ ...entry, ...kept, native: z.string(), common: z.boolean() })
const DocumentType = z.object({ ...entry, ...kept })
const Country = z.object({
  id: z.string(),
  ...kept,
  entityId: z.int(),
  countryCode: z.string(),
  name: z.string(),
  nameEn: z.string(),
  nationality: z.string(),
  nationalityEn: z.string(),
})
const University = z.object({ ...entry, ...kept, town: z.string(), country: z.string() })

export type StudyInterest = z.output<typeof StudyInterest>
export type Qualification = z.output<typeof Qualification>
export type ReferenceOption = z.output<typeof Option>
export type Country = z.output<typeof Country>

/** Lists change a few times a year; the client asks again after an hour (specification, section 9). */
const freshSeconds = 3600

const Paged = z.strictObject({ page, perPage: perPage(1000, 1000) })
/** With `inactive=also` entries that are out of use come too, and say so. */
const Kept = z.extend(Paged, { inactive: z.optional(z.literal('also')) })

const setOf = <S extends Schema>(path: string, name: string, schema: S) => ({
  method: 'GET' as const,
  path: `/system/available-${path}`,
  summary: `Reference data: ${path.replaceAll('-', ' ')}`,
  access: everyone as typeof everyone,
  output: collection(recordType(name, `/system/available-${path}/`, schema), 1000),
  cacheSeconds: freshSeconds,
})
const system = <S extends Schema>(path: string, name: string, schema: S) =>
  endpoint({ ...setOf(path, name, schema), query: Paged })
const systemOfKept = <S extends Schema>(path: string, name: string, schema: S) =>
  endpoint({ ...setOf(path, name, schema), query: Kept })

export const listSearchDocuments = system('search-documents', 'SearchDocument', DocumentType)
export const listSearchQualifications = systemOfKept('search-qualifications', 'Qualification', Qualification)
export const listSearchDistances = system('search-distances', 'Distance', Option)
export const listGrades = system('grades', 'Grade', Option)
export const listStudyYears = system('study-years', 'StudyYear', Option)
export const listSubjectAreas = system('subject-areas', 'SubjectArea', SubjectArea)
export const listStudyCourses = system('study-courses', 'StudyCourse', StudyCourse)
export const listStudyInterests = systemOfKept('study-interests', 'StudyInterest', StudyInterest)
export const listExpertises = systemOfKept('expertises', 'Expertise', Expertise)
export const listSearchQualificationCountries = system(
  'search-qualification-countries',
  'QualificationCountry',
  Country,
)
export const listSearchNotificationIntervals = system(
  'search-notification-intervals',
  'NotificationInterval',
  Option,
)
export const listDocuments = systemOfKept('documents', 'DocumentType', DocumentType)
export const listDeclineReasons = system('decline-reasons', 'DeclineReason', Option)
export const listEmailSubscriptions = system('email-subscriptions', 'EmailSubscription', Option)
export const listLanguages = systemOfKept('languages', 'Language', Language)

export const listHighSchools = endpoint({
  method: 'GET',
  path: '/system_data/high_schools',
  summary: 'Universities',
  access: everyone,
  query: z.extend(Kept, { perPage: perPage(2000, 2000) }),
  output: collection(recordType('University', '/system_data/high_schools/', University), 2000),
  cacheSeconds: freshSeconds,
})

export const listCountries = endpoint({
  method: 'GET',
  path: '/system_data/countries',
  summary: 'Countries with their nationalities, in both languages',
  access: everyone,
  query: Kept,
  output: collection(recordType('Country', '/system_data/countries/', Country), 1000),
  cacheSeconds: 600,
})

const Place = z.object({
  ...entry,
  postalCode: z.string(),
  /** Federal state or region; tells towns of the same name apart. */
  state: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type Place = z.output<typeof Place>

const PlaceId = z.string().check(z.regex(/^\d{1,9}$/))
const PointInQuery = z.string().check(z.regex(/^-?\d{1,2}(\.\d{1,6})?~-?\d{1,3}(\.\d{1,6})?$/))
const PlaceSearch = z.strictObject({
  text: z.optional(line(100)),
  /** Where nothing has the text, towns of nearly that name too: for somebody who chooses, not to take the first. */
  similar: z.optional(z.literal('also')),
  /** Instead of a text: these places in this order, as far as they exist. */
  id: repeated(PlaceId, 20),
  /** Instead of both: the towns nearest to these points, each once; latitude and longitude: `49.0069~8.4037`. */
  near: repeated(PointInQuery, 10),
})

export const findPlaces = endpoint({
  method: 'GET',
  path: '/places',
  summary:
    'Places whose postal code or name begins with the text, the likeliest first; those of the ids; or those nearest to points',
  access: everyone,
  query: PlaceSearch.check(
    z.refine(
      ({ text, id, near }) =>
        [text !== undefined, id.length > 0, near.length > 0].filter(Boolean).length === 1,
      { path: ['text'], params: { code: 'required' } },
    ),
  ),
  output: collection(recordType('Place', '/places/', Place), 20),
  cacheSeconds: freshSeconds,
})
