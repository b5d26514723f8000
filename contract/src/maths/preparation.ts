import * as z from 'zod/mini'
import { Day, Instant, whole } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { mathsModules } from '../maths.ts'
import { mathsTopicNames } from './exercises.ts'

export const checklistItems = [
  'eligibility',
  'delta',
  'counselling',
  'aptitude',
  'equivalence',
  'cv',
  'certificates',
  'maths_test',
  'bridge_course',
  'health_proof',
  'applications',
  'contract',
  'enrolment',
  'housing',
  'first_day',
] as const
export type ChecklistItem = (typeof checklistItems)[number]

const TopicState = z.object({
  topic: z.enum(mathsTopicNames),
  module: z.enum(mathsModules),
  right: z.int(),
  answered: z.int(),
  /** When it is to be repeated; null while it was never practised. */
  dueOn: z.nullable(Day),
  /** Not what the test found strong already. */
  isPlanned: z.boolean(),
  /** The plan's goal for it: two exercises in a row right at the first try. */
  isReached: z.boolean(),
})

const Unit = z.object({
  day: Day,
  topic: z.enum(mathsTopicNames),
  minutes: z.int(),
  isRepetition: z.boolean(),
})

export const Preparation = z.object({
  /** Null while there is no plan. */
  plan: z.nullable(
    z.object({
      minutes: z.int(),
      weekdays: z.array(z.int()),
      /** What was done since then, by it or beside it. */
      since: Day,
      exercises: z.int(),
      days: z.int(),
      /** Every planned topic is reached. */
      isDone: z.boolean(),
    }),
  ),
  /** The coming two weeks, spread anew over the days that are left. */
  units: z.array(Unit),
  topics: z.array(TopicState),
  /** Exercises, by the calendar of Germany; the week begins on Monday. */
  practisedToday: z.int(),
  practisedThisWeek: z.int(),
  hasResult: z.boolean(),
  /** From when the placement test may be taken again; null for now. */
  mayTestAt: z.nullable(Instant),
  checklist: z.array(
    z.object({
      item: z.enum(checklistItems),
      dueOn: z.nullable(Day),
      isDone: z.boolean(),
      /** The platform knows that it is done: it is not to be unticked. */
      isKnown: z.boolean(),
    }),
  ),
})
export type Preparation = z.output<typeof Preparation>

const applicant = only('applicant')

export const getPreparation = endpoint({
  method: 'GET',
  path: '/maths/preparation',
  summary: 'Your learning plan, what you have practised, and your checklist up to the first day',
  access: applicant,
  output: envelope('preparation', Preparation),
})

export const savePlan = endpoint({
  method: 'PUT',
  path: '/maths/plan',
  summary: 'Say on which weekdays (1 Monday to 7 Sunday) and how many minutes you want to practise',
  access: applicant,
  body: z.strictObject({
    minutes: whole(10, 120),
    weekdays: z.array(whole(1, 7)).check(z.minLength(1), z.maxLength(7)),
    /** Begin anew: each topic is to be reached once more. */
    anew: z.optional(z.boolean()),
  }),
  output: envelope('preparation', Preparation),
})

export const checkItem = endpoint({
  method: 'PUT',
  path: '/maths/checklist',
  summary: 'Tick an item of your checklist, or untick it',
  access: applicant,
  body: z.strictObject({ item: z.enum(checklistItems), done: z.boolean() }),
  output: envelope('preparation', Preparation),
})
