import * as z from 'zod/mini'
import { Id, Month, wholeInQuery } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { funnelSteps } from '../received-applications/funnel.ts'

const recruiter = only('company', 'company-profile-edit')

/** With fewer applications a share or a median says nothing. */
export const fewestForFigures = 10

export const Funnel = z.object({
  steps: z.array(
    z.object({
      step: z.enum(funnelSteps),
      /** How many got so far. */
      reached: z.int(),
      /** Days in it until it went on or ended, in the middle; null while none has left it, and for the contract. */
      days: z.nullable(z.number()),
    }),
  ),
  /** Finished or withdrawn, however far they got. */
  closed: z.int(),
  /** What it can be narrowed down to, of all that was received. */
  years: z.array(z.int()),
  offers: z.array(z.object({ id: Id, title: z.string() })),
  /** Some came without an offer. */
  hasInitiatives: z.boolean(),
})
export type Funnel = z.output<typeof Funnel>

export const getFunnel = endpoint({
  method: 'GET',
  path: '/company-profile/funnel',
  summary: 'How far the received applications got, and how long that took',
  access: recruiter,
  query: z.strictObject({
    /** Of those who want to start then. */
    year: z.optional(wholeInQuery(2000, 2100)),
    /** `none`: of those without an offer. */
    offer: z.optional(z.union([Id, z.literal('none')])),
  }),
  output: envelope('funnel', Funnel),
})

export const AnswerTimes = z.object({
  /** The last twelve, the oldest first. An application counts for the month in which it came. */
  months: z.array(
    z.object({
      month: Month,
      received: z.int(),
      /** Still without an answer. */
      waiting: z.int(),
      /** Days to the first answer, in the middle; null where there was none. */
      days: z.nullable(z.number()),
      /** The same of all companies; null where too few have answered. */
      others: z.nullable(z.number()),
    }),
  ),
  /** Of all twelve months, as the company's page tells it; null while there are too few. */
  days: z.nullable(z.int()),
})
export type AnswerTimes = z.output<typeof AnswerTimes>

export const getAnswerTimes = endpoint({
  method: 'GET',
  path: '/company-profile/answer-times',
  summary: 'What came in each month, and after how many days it was answered',
  access: recruiter,
  output: envelope('answerTimes', AnswerTimes),
})
