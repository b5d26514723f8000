import * as z from 'zod/mini'
import {
  can,
  Day,
  Grade,
  Id,
  IdParams,
  Instant,
  Latitude,
  Longitude,
  line,
  page,
  perPage,
  text,
  whole,
} from '../common.ts'
import { collection, endpoint, envelope, item, only, recordType, type Schema } from '../endpoint.ts'
import { highestMathsRating, mathsModules } from '../maths.ts'
import { offerStatuses } from '../offers.ts'
import { languageLevels } from '../reference.ts'

const access = only('company', 'company-profile-edit')
const list = <T extends Schema>(member: T, max: number) => z.array(member).check(z.maxLength(max))
/** German and English; English may stay empty. */
const bilingual = (max: number) => z.strictObject({ de: text(max), en: text(max) })
const Key = line(40)
const isHttp = (url: string) => /^https?:\/\//i.test(url)
const StartYear = z.strictObject({ year: whole(2000, 2100), total: whole(0, 999) })

/** What a company writes in an offer. A draft may leave everything open: null, empty or an empty list. */
export const OfferContent = z.strictObject({
  title: bilingual(200),
  /** Null where it is still open, or the platform offers jobs. */
  studyInterest: z.nullable(z.string()),
  /** How many are taken is counted by the server; a total cannot be less. */
  years: list(StartYear, 10),
  locations: list(
    z.strictObject({
      street: text(200),
      postalCode: text(10),
      town: line(100),
      latitude: Latitude,
      longitude: Longitude,
    }),
    20,
  ),
  /** Key of a site of the university. */
  institutionLocation: z.nullable(Key),
  description: bilingual(5000),
  tasks: bilingual(5000),
  benefits: bilingual(5000),
  /** Accepted; empty means every one. */
  qualifications: list(Key, 30),
  minimumGrade: z.nullable(Grade),
  requiredDocuments: list(Key, 30),
  expertises: list(z.string(), 30),
  languages: list(z.strictObject({ language: Key, level: z.enum(languageLevels) }), 20),
  /** Ratings of the maths test that are asked for; they count for whoever shares them. */
  maths: list(
    z.strictObject({ module: z.enum(mathsModules), minimumRating: whole(1, highestMathsRating) }),
    mathsModules.length,
  ),
  /** A person of the own company. */
  contact: z.nullable(Id),
  /** The last day on which applications are taken; null: until it is closed. */
  deadline: z.nullable(Day),
  startDate: z.nullable(Day),
  /** Euro a month, first to last year. */
  salary: list(whole(0, 20_000), 5),
  link: z.nullable(z.url().check(z.maxLength(500), z.refine(isHttp, { params: { code: 'website' } }))),
})
export type OfferContent = z.output<typeof OfferContent>

/** What keeps an offer from being published. */
export const offerGaps = [
  'company_not_confirmed',
  'title',
  'study_interest',
  'study_interest_not_admitted',
  'places',
  'location',
  'deadline_past',
] as const
export type OfferGap = (typeof offerGaps)[number]

const state = {
  id: Id,
  status: z.enum(offerStatuses),
  publishedAt: z.nullable(Instant),
  updatedAt: Instant,
  /** Counts saves and changes of the status; a write that names another one is refused with `changed_elsewhere`. */
  revision: z.int(),
  gaps: z.array(z.enum(offerGaps)),
  can: can('edit', 'publish', 'close', 'delete'),
}

export const OwnOffer = z.object({
  ...state,
  content: OfferContent,
  /** By start year. */
  taken: z.array(z.object({ year: z.int(), taken: z.int() })),
})
export type OwnOffer = z.output<typeof OwnOffer>

/** Of a contact person: left out unless others do not see them, so that an offer names nobody then. */
const notShown = z.optional(z.literal(true))

export const OwnOfferSummary = z.object({
  ...state,
  /** German where there is no English; empty while it is open. */
  title: z.string(),
  studyInterest: z.nullable(z.string()),
  towns: z.array(z.string()),
  /** Of its locations, each once: around them one counts who looks for a place. */
  points: z.array(z.object({ latitude: Latitude, longitude: Longitude })),
  years: z.array(z.object({ year: z.int(), total: z.int(), taken: z.int() })),
  /** Sent: those that nobody has opened yet, those without an outcome yet, and all. */
  applications: z.object({ new: z.int(), open: z.int(), total: z.int() }),
  /** Readers from outside, each once a day: in all, and of the last seven days. */
  views: z.object({ total: z.int(), week: z.int() }),
  contact: z.nullable(z.object({ id: Id, name: z.string(), notShown })),
  deadline: z.nullable(Day),
  /** Null while it is not closed. */
  closedAt: z.nullable(Instant),
})
export type OwnOfferSummary = z.output<typeof OwnOfferSummary>

const ownOfferRecord = recordType('Offer', '/offer/', OwnOffer)

export const listOwnOffers = endpoint({
  method: 'GET',
  path: '/company-profile/offers',
  summary:
    'Offers of the own company in every status: published, drafts, closed, each the last changed first',
  access,
  onBehalf: 'allowed',
  query: z.strictObject({ status: z.optional(z.enum(offerStatuses)), page, perPage: perPage(50) }),
  output: collection(recordType('Offer', '/offer/', OwnOfferSummary)),
})

export const getOwnOffer = endpoint({
  method: 'GET',
  path: '/company-profile/offers/{id}',
  summary: 'An offer of the own company with both languages, to be edited',
  access,
  onBehalf: 'allowed',
  params: IdParams,
  output: item(ownOfferRecord),
})

/** What the form of an offer chooses from beside the reference lists. */
export const listOfferChoices = endpoint({
  method: 'GET',
  path: '/company-profile/offer-choices',
  summary: 'People of the own company and sites of the university that an offer may name',
  access,
  onBehalf: 'allowed',
  output: envelope(
    'choices',
    z.object({
      contacts: z.array(z.object({ id: Id, name: z.string(), role: z.string(), notShown })),
      institutionLocations: z.array(z.object({ key: z.string(), name: z.string() })),
    }),
  ),
})

export const listAdmittedStudyInterests = endpoint({
  method: 'GET',
  path: '/company-profile/available-study-interests',
  summary: 'What the own company is admitted to; its offers may be published for nothing else',
  access: only('company'),
  onBehalf: 'allowed',
  query: z.strictObject({ page, perPage: perPage(100) }),
  output: collection(
    recordType(
      'StudyInterest',
      '/system/available-study-interests/',
      z.object({ id: z.string(), name: z.string(), degree: z.string() }),
    ),
  ),
})

/** Of one company, those that are closed included. */
export const maxOffers = 2000

export const createOffer = endpoint({
  method: 'POST',
  path: '/offer',
  summary: 'Begin an offer as a draft; also a company that waits for its confirmation may',
  access,
  onBehalf: 'create_offer',
  body: OfferContent,
  output: item(ownOfferRecord),
  errors: ['too_many_records'],
})

export const updateOffer = endpoint({
  method: 'PUT',
  path: '/offer/{id}',
  summary: 'Save an offer in any status; the body replaces it as a whole',
  access,
  onBehalf: 'update_offer',
  params: IdParams,
  body: z.extend(OfferContent, { revision: z.int() }),
  output: item(ownOfferRecord),
  errors: ['changed_elsewhere'],
})

export const deleteOffer = endpoint({
  method: 'DELETE',
  path: '/offer/{id}',
  summary: 'Delete an offer that nobody has applied for',
  access,
  params: IdParams,
  output: envelope('deleted', z.boolean()),
  errors: ['offer_has_applications'],
})

export const publishOffer = endpoint({
  method: 'POST',
  path: '/offer/{id}/publication',
  summary: 'Publish a draft, or again what was closed; nothing happens if it is published already',
  access,
  onBehalf: 'publish_offer',
  params: IdParams,
  body: z.strictObject({ revision: z.int() }),
  output: item(ownOfferRecord),
  errors: ['changed_elsewhere', 'offer_incomplete'],
})
