import * as z from 'zod/mini'
import { can, Day, Id, IdParams, Instant, TitleLanguage } from './common.ts'
import { collection, endpoint, envelope, item, only, recordType, signedInOrPublicSearch } from './endpoint.ts'
import { Match } from './matching.ts'
import { mathsModules } from './maths.ts'
import { admissions } from './reference.ts'
import { commonFilters, flag, gradeInQuery, order, paging } from './search.ts'

export const offerStatuses = ['draft', 'published', 'closed'] as const
/** Whether it takes applications: `over` after its deadline, `closed` also while its company is suspended. */
export const offerAvailabilities = ['unpublished', 'open', 'over', 'closed'] as const
export type OfferAvailability = (typeof offerAvailabilities)[number]
/** Without `enableMatches`, or a profile, `match` is `newest`. */
export const offerSorts = ['match', 'newest', 'distance', 'deadline', 'name'] as const

const Location = z.object({
  town: z.string(),
  postalCode: z.string(),
  street: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
const OfferCompany = z.object({ id: Id, name: z.string(), town: z.string(), hasLogo: z.boolean() })
const Years = z.array(z.object({ year: z.int(), total: z.int(), free: z.int() }))

const facts = {
  id: Id,
  title: z.string(),
  titleLanguage: TitleLanguage,
  studyInterest: z.nullable(z.object({ id: z.string(), name: z.string(), degree: z.string() })),
  company: OfferCompany,
  years: Years,
  freePlaces: z.int(),
  /** In a search around a place the nearest first. */
  locations: z.array(Location),
  publishedAt: z.nullable(Instant),
  deadline: z.nullable(Day),
  /** Euro a month, first to last year; empty where the company does not say. */
  salary: z.array(z.int()),
  /** The reader's own application for this offer, if there is one. */
  application: z.nullable(z.object({ id: Id, status: z.int(), sentAt: z.nullable(Instant) })),
}

/** A free text in the reader's language; `translated` is false where only the German one exists. */
const Prose = z.object({ text: z.string(), translated: z.boolean() })

/** A card of a result list. `distance` is in kilometres from the place searched, else null. */
export const OfferSummary = z.object({
  ...facts,
  distance: z.nullable(z.number()),
  /** With the reader's main profile; null for whoever has none, or has no preference in it. */
  match: z.nullable(Match),
  /** What of the text was found, with the found words between `\u0002` and `\u0003`; empty without a text. */
  highlight: z.string(),
  /** Of the offers of one company alone, and where it says what it offers. */
  benefits: z.optional(Prose),
})
export type OfferSummary = z.output<typeof OfferSummary>

export const Offer = z.object({
  ...facts,
  /** `partnerSince`: a year; left out where the company does not say. */
  company: z.extend(OfferCompany, { partnerSince: z.optional(z.int()) }),
  /** `distance`: kilometres from the nearest place of the reader's own profile; left out without one. */
  locations: z.array(z.extend(Location, { distance: z.optional(z.number()) })),
  status: z.enum(offerStatuses),
  description: Prose,
  tasks: Prose,
  benefits: Prose,
  institutionLocation: z.nullable(z.object({ key: z.string(), name: z.string() })),
  qualifications: z.array(z.string()),
  /** How each qualification leads to this course; the reader's own is marked. */
  admission: z.array(
    z.object({ qualification: z.string(), name: z.string(), way: z.enum(admissions), own: z.boolean() }),
  ),
  minimumGrade: z.nullable(z.number()),
  requiredDocuments: z.array(z.string()),
  expertises: z.array(z.string()),
  languages: z.array(z.object({ language: z.string(), name: z.string(), level: z.string() })),
  /** Of the maths test, in the order of the modules. */
  maths: z.array(z.object({ module: z.enum(mathsModules), minimumRating: z.int() })),
  contact: z.nullable(
    z.object({ id: Id, name: z.string(), role: z.string(), phone: z.nullable(z.string()) }),
  ),
  startDate: z.nullable(Day),
  link: z.nullable(z.url()),
  /** Left out unless every account of the company has expired or is locked: it takes no applications then. */
  unattended: z.optional(z.literal(true)),
  can: can('apply', 'edit', 'remove'),
})
export type Offer = z.output<typeof Offer>

export const OfferSearch = z.strictObject({
  ...commonFilters,
  company: z.optional(Id),
  /** Offers that this qualification leads to, directly or by an examination or counselling. */
  qualification: z.optional(z.string().check(z.maxLength(40))),
  /** Tenths as on a certificate: offers that take this grade. */
  grade: z.optional(gradeInQuery),
  /** Only with free places. */
  free: flag,
  /** Leave out what the caller put under “rather not”, and what such a company offers: for suggestions. */
  wanted: flag,
  sort: z._default(z.enum(offerSorts), 'newest'),
  order,
  ...paging(),
})

export const listOffers = endpoint({
  method: 'GET',
  path: '/offers',
  summary: 'Search the published offers',
  access: signedInOrPublicSearch,
  onBehalf: 'allowed',
  query: OfferSearch,
  output: collection(recordType('Offer', '/offer/', OfferSummary)),
})

export const matchOffer = endpoint({
  method: 'GET',
  path: '/offer/{id}/match',
  summary:
    'How well the offer and the own main profile, or the own application for it, fit; null without a profile',
  access: only('applicant'),
  params: IdParams,
  output: envelope('match', z.nullable(Match)),
})

export const getOffer = endpoint({
  method: 'GET',
  path: '/offer/{id}',
  summary: 'One offer',
  access: signedInOrPublicSearch,
  onBehalf: 'allowed',
  params: IdParams,
  output: item(recordType('Offer', '/offer/', Offer)),
})
