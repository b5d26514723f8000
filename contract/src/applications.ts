import * as z from 'zod/mini'
import { applicantFilters, FoundProfile } from './applicant-search.ts'
import { ApplicationContent } from './applications/content.ts'
import {
  can,
  Day,
  Id,
  IdParams,
  Instant,
  OfferTitles,
  onlyIds,
  TitleLanguage,
  wholeInQuery,
} from './common.ts'
import { collection, endpoint, item, recordType, signedIn } from './endpoint.ts'
import { Match } from './matching.ts'
import { paging } from './search.ts'

/** Codes of the old product (specification, section 3). */
export const applicationTypes = { initiative: 1, offer: 2, profile: 3, template: 9 } as const
export const applicationStatuses = { new: 1, sent: 2, cancelled: 8, finished: 9 } as const

/** Where a sent application stands with the company, in the order of the way. */
export const stages = [
  'received',
  'viewed',
  'in_review',
  'documents_missing',
  'interview',
  'offer_made',
] as const
export type Stage = (typeof stages)[number]

/** The stages a company moves to by hand; `received` and `viewed` come by themselves. */
export const movableStages = ['in_review', 'documents_missing', 'interview', 'offer_made'] as const

export const outcomes = [
  'contract_signed',
  'place_taken',
  'declined_by_company',
  'declined_by_applicant',
  'offer_closed',
] as const
export type Outcome = (typeof outcomes)[number]

/**
 * Why a company declines. The reason shapes the sentence that the applicant reads; its name, its place and whether it can
 * be chosen are those of the list `decline-reasons`.
 */
export const declineReasons = [
  'places_taken',
  'others_fit_better',
  'requirement_missing',
  'documents_missing',
  'other',
] as const

export type DeclineReason = (typeof declineReasons)[number]

/** After its end, for so long a company gets no other application without an offer from the same applicant. */
export const initiativePauseDays = 180

/** For so long what a company did can be undone; only then the applicant is told. */
export const undoPeriodMs = 10_000

export const timelineEvents = ['created', 'sent', ...stages.slice(1), 'cancelled', 'finished'] as const

/** Stages that a company can pass over on its way to a later one, in their order. */
export const skippableStages = ['in_review', 'interview'] as const

/** What companies asked the applicant, of which the application came or which came of it. */
export const requestEvents = [
  'invited',
  'name_shared',
  'recommended',
  'recommendation_asked',
  'handed_on',
] as const

export const Attachment = z.object({
  /** The file's id. */
  key: Id,
  name: z.string(),
  /** Key of a document type. */
  type: z.string(),
  url: z.string(),
  /** Bytes. */
  size: z.int(),
  mediaType: z.string(),
  /**
   * What the virus scanner has to do with it: it has yet to look, and until then only the applicant can open the file;
   * or it found something, and only the applicant sees that there was one. Absent when nothing is in the way.
   */
  check: z.optional(z.enum(['waiting', 'infected'])),
})
export type Attachment = z.output<typeof Attachment>

const Timeline = z.object({
  id: Id,
  at: Instant,
  event: z.enum([...timelineEvents, ...requestEvents]),
  /** Of `finished`. */
  outcome: z.nullable(z.enum(outcomes)),
  /** Who did it, as the reader may know them; null for the system. */
  by: z.nullable(z.string()),
  /** Of a recommendation: the other company. */
  company: z.nullable(z.string()),
})

/** What an application still lacks before it may be sent. */
export const missingParts = [
  'studyInterests',
  'qualification',
  'grade',
  'desiredYears',
  'coverLetter',
] as const
const Missing = z.object({ fields: z.array(z.enum(missingParts)), documents: z.array(z.string()) })

/** Why an application that was begun can no longer be sent. */
const draftClosures = [
  'offer_closed',
  'deadline_over',
  /** Its company does not take part, or no longer. */
  'company_unavailable',
  'company_blocked',
  'initiatives_not_accepted',
  'already_applied',
] as const
export type DraftClosure = (typeof draftClosures)[number]

const Target = z.object({
  offerId: z.nullable(Id),
  offerTitle: z.nullable(z.string()),
  offerTitleLanguage: TitleLanguage,
  /** Of an offer. */
  offerTitles: z.optional(OfferTitles),
  companyId: Id,
  companyName: z.string(),
  hasLogo: z.boolean(),
  /** Only to the applicant: the company does not take part at present. It is shown to nobody and answers nobody. */
  unavailable: z.optional(z.literal(true)),
  /** Document types the offer asks for. */
  requiredDocuments: z.array(z.string()),
})

const Person = z.object({
  id: Id,
  gender: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  birthdate: z.nullable(Day),
  /** Names the photo, another one by another name; null without one, and while the reader may not see it. */
  image: z.nullable(z.string()),
})

const summary = {
  id: Id,
  type: z.int(),
  status: z.int(),
  stage: z.nullable(z.enum(stages)),
  /** Stages before it that it was moved past and has never been in; absent where there are none. */
  skipped: z.optional(z.array(z.enum(skippableStages))),
  /** Of a finished one. */
  outcome: z.nullable(z.enum(outcomes)),
  title: z.string(),
  target: z.nullable(Target),
  /** Absent as long as it can be sent, and once it was. */
  closure: z.optional(z.enum(draftClosures)),
  createdAt: Instant,
  updatedAt: Instant,
  sentAt: z.nullable(Instant),
  /** Counts saves and moves; a write that names another one is refused with `changed_elsewhere`. */
  revision: z.int(),
  /** How a received one came about, beside that somebody applied; null for that alone. */
  origin: z.nullable(
    z.object({
      kind: z.enum(['invitation', 'recommendation']),
      /** Who recommended it. */
      company: z.nullable(z.string()),
    }),
  ),
  /** Until then the company can undo what it did last, and the applicant does not know of it; null otherwise. */
  undoUntil: z.nullable(Instant),
  /** With the offer it is for; null without one, without a preference in it, or without `enableMatches`. */
  match: z.nullable(Match),
}

/** An entry of a list. `applicant` is who applied, null when the reader may not know the name. */
export const ApplicationSummary = z.object({
  ...summary,
  applicant: z.nullable(z.object({ id: Id, name: z.string(), firstName: z.string(), lastName: z.string() })),
  grade: z.nullable(z.number()),
  qualification: z.nullable(z.string()),
  places: z.array(z.string()),
  desiredYears: z.array(z.int()),
  studyInterests: z.array(z.string()),
  /** The mean of the maths modules that it shows, 0 to 6; absent where it shows none. */
  maths: z.optional(z.int()),
  /** Of a received one: the types of what is attached, each once; the letter may be typed instead. */
  documents: z.optional(z.array(z.string())),
  /** Of a received one: which of its places is nearest to where the offer works, or to the company without an offer. */
  nearest: z.optional(z.object({ place: z.string(), kilometres: z.number() })),
  /** What the search knows of it; null in the other lists. */
  found: z.nullable(FoundProfile),
})
export type ApplicationSummary = z.output<typeof ApplicationSummary>

export const Application = z.object({
  ...summary,
  ...ApplicationContent.shape,
  /** 0 to 100: how much of the profile is filled in. */
  filledPercentage: z.int(),
  applicant: Person,
  /** Why the company declined, and the sentence that it wrote to it; null and empty otherwise. */
  declineReason: z.nullable(z.enum(declineReasons)),
  declineNote: z.string(),
  /** The outcomes that the reader may record now. */
  outcomes: z.array(z.enum(outcomes)),
  /** Start years of the offer with what is left of their places; none without an offer. */
  freePlaces: z.array(z.object({ year: z.int(), free: z.int() })),
  attachments: z.array(Attachment),
  timeline: z.array(Timeline),
  missing: Missing,
  can: can('edit', 'submit', 'move', 'message', 'cancel', 'delete', 'undo'),
})
export type Application = z.output<typeof Application>

export const applicationRecord = recordType('Application', '/application/', Application)

export const listApplications = endpoint({
  method: 'GET',
  path: '/applications',
  summary:
    'Own applications of an applicant, those a company received, or a search in the profiles it may find',
  access: signedIn,
  query: z.strictObject({
    /** Without it: own for applicants, received for companies, search for admins. */
    scope: z.optional(z.enum(['own', 'received', 'search'])),
    type: z.optional(wholeInQuery(1, 9)),
    /** Scopes `own` and `received` alone understand this one. */
    id: onlyIds,
    /** To one company, for an offer of its or without one. Scope `own` alone understands it. */
    company: z.optional(Id),
    /** Scope `search` alone understands these; `own` and `received` list those for an `offer`. */
    ...applicantFilters,
    ...paging(),
  }),
  output: collection(recordType('Application', '/application/', ApplicationSummary)),
})

export const getApplication = endpoint({
  method: 'GET',
  path: '/application/{id}',
  summary: 'One application; when a company opens a received one, it counts as viewed',
  access: signedIn,
  params: IdParams,
  output: item(applicationRecord),
})
