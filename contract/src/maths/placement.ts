import * as z from 'zod/mini'
import { Instant, whole } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { mathsModules } from '../maths.ts'
import { Exercise, GivenAnswer } from './exercises.ts'
import { formulaProblems } from './formula.ts'

export const mostPlacementQuestions = 25
/** Who took the test may take it again after so many days. */
export const placementPauseDays = 14

const ModuleResult = z.object({
  module: z.enum(mathsModules),
  /** 1 to 6; two steps make one of the three levels. */
  rating: z.int(),
  level: z.int(),
  confidence: z.enum(['high', 'middle', 'low']),
  /** What companies ask for in the courses of the own profiles, in the middle of their offers; null where none does. */
  expected: z.nullable(z.int()),
  /** Whether the profile shows it to companies. */
  visible: z.boolean(),
})
export type ModuleResult = z.output<typeof ModuleResult>

export const PlacementResult = z.object({
  finishedAt: Instant,
  questions: z.int(),
  modules: z.array(ModuleResult),
  /** What to learn next, the most urgent first. */
  next: z.array(z.enum(mathsModules)),
  /** Levels are shared in a profile; without one there is nothing to share them in. */
  hasProfile: z.boolean(),
})
export type PlacementResult = z.output<typeof PlacementResult>

export const Placement = z.object({
  /** What is asked now; null where no test is running. Hints are left out. */
  question: z.nullable(Exercise),
  /** The number of the question, from 1. */
  number: z.int(),
  most: z.int(),
  modulesDone: z.int(),
  result: z.nullable(PlacementResult),
  /** From when a test may be begun; null for now. */
  mayStartAt: z.nullable(Instant),
  /** Why the answer could not be read; it does not count then. */
  problem: z.nullable(z.enum(formulaProblems)),
})
export type Placement = z.output<typeof Placement>

const applicant = only('applicant')

export const getPlacement = endpoint({
  method: 'GET',
  path: '/maths/placement',
  summary: 'Your maths test: the question you are at, and the result of the last one',
  access: applicant,
  output: envelope('placement', Placement),
})

export const startPlacement = endpoint({
  method: 'POST',
  path: '/maths/placement',
  summary: 'Begin the maths test, or go on with the one that is running',
  access: applicant,
  output: envelope('placement', Placement),
  errors: ['maths_test_too_early'],
})

export const answerPlacement = endpoint({
  method: 'POST',
  path: '/maths/placement/answer',
  summary: 'Answer the question of this number; one that was answered already stays as it was',
  access: applicant,
  body: z.strictObject({ number: whole(1, mostPlacementQuestions), answer: GivenAnswer }),
  output: envelope('placement', Placement),
  limitPerMinute: 120,
})

export const shareMathsModule = endpoint({
  method: 'PUT',
  path: '/maths/sharing',
  summary: 'Show the level of a module in your profile, or stop showing it',
  access: applicant,
  body: z.strictObject({ module: z.enum(mathsModules), visible: z.boolean() }),
  output: envelope('placement', Placement),
})
