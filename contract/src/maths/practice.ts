import * as z from 'zod/mini'
import { Instant } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { Exercise, GivenAnswer, mathsTopicNames, Step, verdicts } from './exercises.ts'
import { formulaProblems } from './formula.ts'

const applicant = only('applicant')
const ExerciseId = z.string().check(z.maxLength(60))

/** So many are prepared at once: enough for a way to school without a connection. */
export const preparedAtOnce = 8
/** An answer that was given without a connection counts for the day it was given on, if it comes within so many days. */
export const mostDaysOffline = 7

/** With its worked example, so that it can be done without a connection. It is for oneself: looking costs nothing. */
export const PreparedExercise = z.extend(Exercise, { steps: z.array(Step), solution: z.string() })
export type PreparedExercise = z.output<typeof PreparedExercise>

export const listExercises = endpoint({
  method: 'GET',
  path: '/maths/exercises',
  summary:
    'The next exercises of a topic, others each time; without a topic one of each that is due. `after`: what was seen last',
  access: applicant,
  query: z.strictObject({ topic: z.optional(z.enum(mathsTopicNames)), after: z.optional(ExerciseId) }),
  output: envelope('exercises', z.array(PreparedExercise)),
  limitPerMinute: 60,
})

const Feedback = z.object({
  verdict: z.enum([...verdicts, 'shown']),
  problem: z.nullable(z.enum(formulaProblems)),
  /** What a known misconception is answered with. */
  says: z.nullable(z.string()),
})
export type Feedback = z.output<typeof Feedback>

export const answerExercise = endpoint({
  method: 'POST',
  path: '/maths/exercise/answer',
  summary:
    'Have an answer checked; null says that the solution was looked at. The first one of an exercise counts',
  access: applicant,
  body: z.strictObject({
    exercise: ExerciseId,
    answer: GivenAnswer,
    /** Where it was given without a connection. */
    givenAt: z.optional(Instant),
  }),
  output: envelope('feedback', Feedback),
  limitPerMinute: 120,
})
