import * as z from 'zod/mini'
import { endpoint, envelope, only } from '../endpoint.ts'
import { Exercise, GivenAnswer, mathsTopicNames, Step, verdicts } from './exercises.ts'
import { formulaProblems } from './formula.ts'

const applicant = only('applicant')

export const getExercise = endpoint({
  method: 'GET',
  path: '/maths/exercise',
  summary: 'An exercise of a topic, another one each time; without a topic what is due',
  access: applicant,
  query: z.strictObject({ topic: z.optional(z.enum(mathsTopicNames)) }),
  output: envelope('exercise', Exercise),
})

const Feedback = z.object({
  verdict: z.enum([...verdicts, 'shown']),
  problem: z.nullable(z.enum(formulaProblems)),
  /** What a known misconception is answered with. */
  says: z.nullable(z.string()),
  /** The worked example: once it is right, or asked for. */
  steps: z.array(Step),
  solution: z.nullable(z.string()),
})
export type Feedback = z.output<typeof Feedback>

export const answerExercise = endpoint({
  method: 'POST',
  path: '/maths/exercise/answer',
  summary: 'Have an answer checked; null asks for the solution',
  access: applicant,
  body: z.strictObject({ exercise: z.string().check(z.maxLength(60)), answer: GivenAnswer }),
  output: envelope('feedback', Feedback),
  limitPerMinute: 120,
})
