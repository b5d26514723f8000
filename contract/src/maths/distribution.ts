import * as z from 'zod/mini'
import { endpoint, envelope } from '../endpoint.ts'
import { mathsModules } from '../maths.ts'

/** Fewer persons of a course are not told of. */
export const fewestPersons = 5

const CourseLevels = z.object({
  course: z.string(),
  /** Rounded down to fives. */
  persons: z.int(),
  /** By module: how many of ten are on level 1, 2 and 3. */
  modules: z.array(z.object({ module: z.enum(mathsModules), levels: z.array(z.int()) })),
})
export type CourseLevels = z.output<typeof CourseLevels>

export const getMathsDistribution = endpoint({
  method: 'GET',
  path: '/maths/distribution',
  summary: 'How the levels of the maths test are spread in each course with five persons or more',
  access: { types: ['company', 'admin'] },
  output: envelope('courses', z.array(CourseLevels)),
})
