import * as z from 'zod/mini'
import { can, Id, IdParams, Instant, line, onlyIds, whole } from './common.ts'
import { endpoint, envelope, only } from './endpoint.ts'
import { Match } from './matching.ts'

/** Who of a company reads and judges what it received. */
const recruiter = only('company', 'company-profile-edit')

export const highestRating = 5

const Colleague = z.object({
  /** Of the account. */
  id: Id,
  name: z.string(),
})

/** Who handles an application, and what colleagues think of it, in short. */
const summary = {
  handler: z.nullable(Colleague),
  /** Who handled it is gone, or may no longer read applications; nobody took over since. */
  handlerLeft: z.boolean(),
  /** Of the handler: counts the changes, a write that names another one is refused with `changed_elsewhere`. */
  revision: z.int(),
  /** The mean of the colleagues' ratings; null without any. */
  rating: z.nullable(z.number()),
}

/** An entry for each application that somebody handles, has rated or has written a note on. */
export const AssessmentSummary = z.object({ applicationId: Id, ...summary, notes: z.int() })
export type AssessmentSummary = z.output<typeof AssessmentSummary>

const Note = z.object({
  id: Id,
  text: z.string(),
  /** Null once the account is gone. */
  author: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  revision: z.int(),
  can: can('edit', 'delete'),
})
export type Note = z.output<typeof Note>

/** What a company keeps on an application for its own people. The applicant never gets it. */
export const Assessment = z.object({
  ...summary,
  ratings: z.array(z.object({ colleague: Colleague, rating: z.int(), own: z.boolean() })),
  /** The oldest first. */
  notes: z.array(Note),
})
export type Assessment = z.output<typeof Assessment>

export const listAssessments = endpoint({
  method: 'GET',
  path: '/company-profile/assessments',
  summary:
    'Who handles the received applications, their ratings and numbers of notes; and who may handle them',
  access: recruiter,
  /** Of applications. */
  query: z.strictObject({ id: onlyIds }),
  output: envelope(
    'received',
    z.object({ assessments: z.array(AssessmentSummary), colleagues: z.array(Colleague) }),
  ),
})

const output = envelope('assessment', Assessment)

export const getAssessment = endpoint({
  method: 'GET',
  path: '/application/{id}/assessment',
  summary: 'Handler, ratings and private notes of a received application',
  access: recruiter,
  params: IdParams,
  output,
})

const FittingOffer = z.object({
  id: Id,
  title: z.string(),
  /** Where it is not the reader's. */
  titleLanguage: z.optional(z.literal('de')),
  match: Match,
})
export type FittingOffer = z.output<typeof FittingOffer>

export const listFittingOffers = endpoint({
  method: 'GET',
  path: '/application/{id}/fitting-offers',
  summary: 'Other own offers that a received application fits well, the best first; few of them',
  access: recruiter,
  params: IdParams,
  output: envelope('offers', z.array(FittingOffer)),
})

export const assignHandler = endpoint({
  method: 'PUT',
  path: '/application/{id}/handler',
  summary: 'Set who of the company handles a received application; null for nobody',
  access: recruiter,
  params: IdParams,
  body: z.strictObject({ handlerId: z.nullable(Id), revision: z.int() }),
  output,
  errors: ['changed_elsewhere'],
})

export const rateApplication = endpoint({
  method: 'PUT',
  path: '/application/{id}/rating',
  summary: 'Rate a received application from 1 to 5, for colleagues only; null takes the own rating away',
  access: recruiter,
  params: IdParams,
  body: z.strictObject({ rating: z.nullable(whole(1, highestRating)) }),
  output,
})

export const noteMaxLength = 4000
const text = line(noteMaxLength)

/** On one application. */
export const maxNotes = 200

export const addNote = endpoint({
  method: 'POST',
  path: '/application/{id}/notes',
  summary: 'Write a note on a received application, for colleagues only',
  access: recruiter,
  params: IdParams,
  body: z.strictObject({ text }),
  output,
  errors: ['too_many_records'],
  limitPerMinute: 60,
})

export const updateNote = endpoint({
  method: 'PUT',
  path: '/application-note/{id}',
  summary: 'Change an own note',
  access: recruiter,
  params: IdParams,
  body: z.strictObject({ text, revision: z.int() }),
  output,
  errors: ['changed_elsewhere'],
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/application-note/{id}',
  summary: 'Delete an own note, or one whose author is gone',
  access: recruiter,
  params: IdParams,
  output,
})
