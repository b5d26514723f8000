import * as z from 'zod/mini'

/** What is compared, in the order of the specification: the applicant's wishes, then the company's. */
export const wishCriteria = ['study_interest', 'distance', 'start_year', 'work_languages'] as const
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
  criterion: z.enum([...wishCriteria, ...requirementCriteria]),
  /** Whose wish it is: the applicant's or the company's. */
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
  reasons: z.array(Reason),
})
export type Match = z.output<typeof Match>
