import * as z from 'zod/mini'
import { Instant } from './common.ts'
import { endpoint, envelope, everyone } from './endpoint.ts'

/** A number below it is told as 0: so few could be known by name. */
export const fewestTold = 10
/** Counted at most so often, whoever asks. */
export const countedForMs = 10 * 60 * 1000

export const UsageStatistics = z.object({
  applicants: z.int(),
  companies: z.int(),
  /** Finished runs of the maths self-test. */
  mathx3: z.int(),
  countedAt: Instant,
})
export type UsageStatistics = z.output<typeof UsageStatistics>

export const getUsage = endpoint({
  method: 'GET',
  path: '/statistics/usage',
  summary: 'How many use the platform; counted anew every ten minutes, and below ten given as 0',
  access: everyone,
  output: envelope('usage', UsageStatistics),
})
