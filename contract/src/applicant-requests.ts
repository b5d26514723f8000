import * as z from 'zod/mini'
import { can, Id, IdParams, Instant, page, perPage, repeated, TitleLanguage, text } from './common.ts'
import { collection, endpoint, envelope, only, recordType } from './endpoint.ts'

/**
 * What a company asks an applicant for: to apply for one of its offers, for the name behind an anonymous profile, or
 * to hand an application on to another company.
 */
export const requestKinds = ['invitation', 'name', 'recommendation'] as const
export type RequestKind = (typeof requestKinds)[number]

/** `withdrawn`: agreed and then taken back. `expired`: what was asked for is not possible any more. */
export const requestStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type RequestState = (typeof requestStates)[number]

/** What an applicant answers. An invitation is accepted by applying for its offer. */
export const requestAnswers = ['accepted', 'declined', 'withdrawn'] as const
export type RequestAnswer = (typeof requestAnswers)[number]

type Transition = {
  kind: RequestKind
  from: readonly RequestState[]
  to: RequestState
  by: 'answer' | 'application' | 'system'
}

/** All there is. What is not listed cannot happen. */
export const requestTransitions: readonly Transition[] = [
  // Whoever said no may still apply.
  { kind: 'invitation', from: ['open', 'declined', 'expired'], to: 'accepted', by: 'application' },
  { kind: 'invitation', from: ['open'], to: 'declined', by: 'answer' },
  { kind: 'invitation', from: ['open'], to: 'expired', by: 'system' },
  { kind: 'invitation', from: ['expired'], to: 'open', by: 'system' },
  // A name can be given later, and be taken back.
  { kind: 'name', from: ['open', 'declined', 'withdrawn'], to: 'accepted', by: 'answer' },
  { kind: 'name', from: ['open'], to: 'declined', by: 'answer' },
  { kind: 'name', from: ['accepted'], to: 'withdrawn', by: 'answer' },
  { kind: 'name', from: ['open'], to: 'expired', by: 'system' },
  { kind: 'name', from: ['expired'], to: 'open', by: 'system' },
  // What was handed on stays there; the application there is withdrawn like any other.
  { kind: 'recommendation', from: ['open'], to: 'accepted', by: 'answer' },
  { kind: 'recommendation', from: ['open'], to: 'declined', by: 'answer' },
  { kind: 'recommendation', from: ['open'], to: 'expired', by: 'system' },
  { kind: 'recommendation', from: ['expired'], to: 'open', by: 'system' },
]

export const mayAnswer = (kind: RequestKind, from: RequestState, to: RequestAnswer): boolean =>
  requestTransitions.some(
    (each) => each.kind === kind && each.by === 'answer' && each.to === to && each.from.includes(from),
  )

/** Why somebody does not want to apply. Nobody has to say. */
export const requestDeclineReasons = ['other_course', 'too_far', 'found_place', 'not_now'] as const
export type RequestDeclineReason = (typeof requestDeclineReasons)[number]

/** So many requests a company may make within a day. */
export const maxRequestsPerDay = 40
/** An application is recommended to so many companies at most, one after the other. */
export const maxRecommendations = 3
export const requestNoteMaxLength = 600

const Company = z.object({ id: Id, name: z.string(), hasLogo: z.boolean() })
const Offer = z.object({ id: Id, title: z.string(), titleLanguage: TitleLanguage })

const request = {
  id: Id,
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  at: Instant,
  answeredAt: z.nullable(Instant),
  /** What the company wrote to it. */
  note: z.string(),
  /** Of an invitation. */
  offer: z.nullable(Offer),
  /** Of a recommendation: to whom. */
  target: z.nullable(Company),
  declineReason: z.nullable(z.enum(requestDeclineReasons)),
}

/** As the applicant sees it. */
export const ApplicantRequest = z.object({
  ...request,
  company: Company,
  /** The own application for the offer, or the one that was handed on; null while there is none. */
  applicationId: z.nullable(Id),
  /** Of a recommendation: the documents that would go along. */
  documents: z.array(z.string()),
  can: can('accept', 'decline', 'withdraw'),
})
export type ApplicantRequest = z.output<typeof ApplicantRequest>

/** As the company that asked sees it. */
export const SentRequest = z.object({
  ...request,
  /** The name is null as long as the company may not know it. */
  applicant: z.object({ id: Id, name: z.nullable(z.string()) }),
  /** Of the own people; null once the account is gone. */
  by: z.nullable(z.string()),
  /** What was received: by the invitation, or what is recommended. */
  applicationId: z.nullable(Id),
})
export type SentRequest = z.output<typeof SentRequest>

const editor = only('company', 'company-profile-edit')
const note = text(requestNoteMaxLength)

export const listApplicantRequests = endpoint({
  method: 'GET',
  path: '/applicant-requests',
  summary: 'What companies ask you: invitations, your name, recommendations; what waits for you first',
  access: only('applicant'),
  output: envelope('requests', z.array(ApplicantRequest)),
})

export const answerRequest = endpoint({
  method: 'POST',
  path: '/applicant-request/{id}/answer',
  summary:
    'Agree to what a company asks, decline it, or take a consent back; an invitation is accepted by applying',
  access: only('applicant'),
  params: IdParams,
  body: z.strictObject({
    answer: z.enum(requestAnswers),
    /** Of a declined invitation. */
    reason: z.optional(z.enum(requestDeclineReasons)),
  }),
  output: envelope('requests', z.array(ApplicantRequest)),
  errors: ['request_closed', 'already_applied'],
})

export const listSentRequests = endpoint({
  method: 'GET',
  path: '/sent-requests',
  summary: 'What your company asked applicants that it may see, the newest first',
  access: editor,
  query: z.strictObject({
    kind: repeated(z.enum(requestKinds)),
    /** Of these applicants only. */
    applicant: repeated(Id, 100),
    page,
    perPage: perPage(),
  }),
  output: collection(recordType('SentRequest', '/applicant-request/', SentRequest)),
})

const AskedOf = z.object({
  /** The newest first. */
  requests: z.array(SentRequest),
  /** Own offers that take applications; with the state of the invitation to it, and whether it can be made. */
  offers: z.array(
    z.object({ ...Offer.shape, state: z.nullable(z.enum(requestStates)), canInvite: z.boolean() }),
  ),
  can: can('invite', 'askForName'),
})
export type AskedOf = z.output<typeof AskedOf>

export const getAskedOf = endpoint({
  method: 'GET',
  path: '/applicant/{id}/requests',
  summary: 'What your company asked an applicant, and what it may ask',
  access: editor,
  params: IdParams,
  output: envelope('asked', AskedOf),
})

export const inviteApplicant = endpoint({
  method: 'POST',
  path: '/applicant/{id}/invitation',
  summary: 'Invite an applicant whom you may find to apply for one of your offers, once for each',
  access: editor,
  notWhileSuspended: true,
  params: IdParams,
  body: z.strictObject({ offerId: Id, note }),
  output: envelope('asked', AskedOf),
  errors: ['already_asked', 'has_applied', 'offer_closed', 'company_unavailable', 'recipient_unavailable'],
  limitPerMinute: 30,
})

export const askForName = endpoint({
  method: 'POST',
  path: '/applicant/{id}/name-request',
  summary: 'Ask an applicant who is visible anonymously for name, contact and documents, once',
  access: editor,
  notWhileSuspended: true,
  params: IdParams,
  body: z.strictObject({ note }),
  output: envelope('asked', AskedOf),
  errors: ['already_asked', 'recipient_unavailable'],
  limitPerMinute: 30,
})
