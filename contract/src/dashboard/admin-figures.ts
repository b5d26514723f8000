import * as z from 'zod/mini'
import { Day } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'

export const AdminFigures = z.object({
  /** Confirmed accounts. */
  applicants: z.int(),
  /** Profiles that companies find. */
  profiles: z.int(),
  /** Confirmed. */
  companies: z.int(),
  /** That can be applied for. */
  offers: z.int(),
  freePlaces: z.int(),
  /** Sent and not over. */
  openApplications: z.int(),
  /** Ever sent. */
  applications: z.int(),
  /** Finished runs of the maths self-test. */
  mathx3: z.int(),
  /** Threads that somebody reported and nobody has settled. */
  openReports: z.int(),
  /** The last twelve, the oldest first; each begins on a Monday. The newest is not over. */
  weeks: z.array(
    z.object({
      start: Day,
      /** New accounts. */
      applicants: z.int(),
      companies: z.int(),
      /** Published for the first time. */
      offers: z.int(),
      /** That were sent. */
      applications: z.int(),
      /** Finished. */
      mathx3: z.int(),
    }),
  ),
})
export type AdminFigures = z.output<typeof AdminFigures>

export const getAdminFigures = endpoint({
  method: 'GET',
  path: '/backend/figures',
  summary: 'What there is on the platform, and how it grew in the last twelve weeks',
  access: only('admin', 'backend'),
  output: envelope('figures', AdminFigures),
})
