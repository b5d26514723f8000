import * as z from 'zod/mini'

/** What is compared, in the order of the specification: the applicant's preferences, then the company's. */
export const preferenceCriteria = ['study_interest', 'distance', 'start_year', 'work_languages'] as const
export const requirementCriteria = [
  'qualification',
  'grade',
  'languages',
  'expertises',
  'documents',
  'maths',
] as const

/** `unknown`: one side left it open, so it lowers nothing. */
export const fits = ['fits', 'nearly', 'not', 'unknown'] as const

const Reason = z.object({
  criterion: z.enum([...preferenceCriteria, ...requirementCriteria]),
  /** Whose preference it is: the applicant's or the company's. */
  side: z.enum(['applicant', 'company']),
  fit: z.enum(fits),
  /** 0 to 100; null where unknown. */
  score: z.nullable(z.int()),
  /** In the reader's language, understood alone: “8 km away”. */
  text: z.string(),
  /** The same beside the criterion's name: “8 of 25 km”; null where unknown. */
  finding: z.nullable(z.string()),
  /** What is looked for, where the finding does not say it: “Wanted: B2”. */
  wanted: z.nullable(z.string()),
})

/**
 * How well an application and an offer fit, from both sides, 0 to 100 each; the total is their mean. The same pair
 * has the same numbers for whoever sees it.
 */
export const Match = z.object({
  total: z.int(),
  applicant: z.int(),
  company: z.int(),
  /** On cards of result lists only those that `forCards` leaves. */
  reasons: z.array(Reason),
})
export type Match = z.output<typeof Match>

type Criterion = z.output<typeof Reason>['criterion']
type Weighed = Pick<z.output<typeof Reason>, 'criterion' | 'fit' | 'score'>
type Known<R extends Weighed> = R & { fit: Exclude<R['fit'], 'unknown'> }

/** The course stands in a card's title, so it is told last; what decides most, first. */
const order: Record<Criterion, number> = {
  ...{ distance: 0, qualification: 1, start_year: 2, grade: 3, languages: 4, documents: 5, expertises: 6 },
  ...{ maths: 7, work_languages: 8, study_interest: 9 },
}
const mostOnCards = 3

/** Three that say why: the best first, and the worst among them where something does not fit. */
export const decisiveReasons = <R extends Weighed>(reasons: readonly R[]): Known<R>[] =>
  decisiveOf(knownInOrder(reasons))

const knownInOrder = <R extends Weighed>(reasons: readonly R[]): Known<R>[] =>
  reasons.filter(isKnown).sort((a, b) => order[a.criterion] - order[b.criterion])

function decisiveOf<R extends Weighed>(known: readonly Known<R>[]): Known<R>[] {
  const misses = known
    .filter(({ fit }) => fit !== 'fits')
    .sort(byScore)
    .reverse()
  const fitting = known
    .filter(({ fit }) => fit === 'fits')
    .slice(0, misses.length > 0 ? mostOnCards - 1 : mostOnCards)
  return [...fitting, ...misses.slice(0, mostOnCards - fitting.length).sort(byScore)]
}

/** Those of which cards tell the decisive ones, of studies as of jobs, where nobody studies. */
export function forCards<R extends Weighed>(reasons: readonly R[]): R[] {
  const known = knownInOrder(reasons)
  const told: R[] = decisiveOf(known)
  // Without the course others come forward only where it is one of them.
  if (told.some(isOfCourse)) told.push(...decisiveOf(known.filter((each) => !isOfCourse(each))))
  return reasons.filter((reason) => told.includes(reason))
}

const isOfCourse = ({ criterion }: { criterion: Criterion }) => criterion === 'study_interest'
const isKnown = <R extends Weighed>(reason: R): reason is Known<R> => reason.fit !== 'unknown'
const byScore = (a: Weighed, b: Weighed) => (b.score ?? 0) - (a.score ?? 0)
