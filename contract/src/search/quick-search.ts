import * as z from 'zod/mini'
import { Id, line } from '../common.ts'
import { endpoint, envelope, everyone, signedInOrPublicSearch } from '../endpoint.ts'
import { quickRadii, standardQuickRadius } from './quick-radii.ts'

export const maxQuickHits = 3

/** Of so many companies an area tells at least. */
export const fewestCompaniesOfArea = 3

const Named = z.object({ id: z.string(), name: z.string() })

/** An offer without its company: neither title, text, town nor id, by all of which it could be known. */
const QuickHit = z.object({
  /** Opens the offer for who may read it. Another one each time, so that no two answers tell of the same offer. */
  ref: z.string(),
  /** Null where the platform offers jobs. */
  course: z.nullable(z.object({ name: z.string(), degree: z.string() })),
  /** The area it is in; null where there are too few companies around for one. */
  area: z.nullable(z.string()),
  /** With free places. */
  years: z.array(z.int()),
})
export type QuickHit = z.output<typeof QuickHit>

export const QuickResult = z.object({
  total: z.int(),
  totalIsMinimum: z.boolean(),
  /** Free, of all that was found. */
  freePlaces: z.int(),
  /** What the text means; empty without one, or where it means no course. Then it narrows nothing. */
  courses: z.array(Named),
  place: z.nullable(z.object({ id: z.string(), name: z.string(), postalCode: z.string() })),
  /** Other places that the text may mean. */
  otherPlaces: z.array(z.object({ name: z.string(), postalCode: z.string(), state: z.string() })),
  hits: z.array(QuickHit).check(z.maxLength(maxQuickHits)),
})
export type QuickResult = z.output<typeof QuickResult>

export const quickSearch = endpoint({
  method: 'GET',
  path: '/search/quick',
  summary:
    'How many offers there are of a course around a place, and up to three without what names their company',
  access: everyone,
  query: z.strictObject({
    /** A course or subject area; never looked up in what companies write. */
    text: z.optional(line(100)),
    /** A town or postal code. */
    near: z.optional(line(100)),
    radius: z._default(z.enum(quickRadii.map(String)), String(standardQuickRadius)),
  }),
  output: envelope('found', QuickResult),
  limitPerMinute: 30,
  cacheSeconds: 60,
})

export const openQuickHit = endpoint({
  method: 'GET',
  path: '/search/quick/{ref}',
  summary: 'Which offer a hit of the quick search is',
  access: signedInOrPublicSearch,
  params: z.strictObject({ ref: z.string().check(z.regex(/^[\w-]{1,200}$/)) }),
  output: envelope('offer', z.object({ id: Id })),
})

const CountedCourse = z.object({ ...Named.shape, offers: z.int() })

const OfferArea = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  offers: z.int(),
  companies: z.int(),
  /** The most frequent first. */
  courses: z.array(CountedCourse),
})
export type OfferArea = z.output<typeof OfferArea>

export const OfferOverview = z.object({
  offers: z.int(),
  freePlaces: z.int(),
  courses: z.array(CountedCourse),
  areas: z.array(OfferArea),
})
export type OfferOverview = z.output<typeof OfferOverview>

export const getOfferOverview = endpoint({
  method: 'GET',
  path: '/search/overview',
  summary: 'How many offers there are by course and by area; counted anew every ten minutes',
  access: everyone,
  output: envelope('overview', OfferOverview),
  cacheSeconds: 300,
})
