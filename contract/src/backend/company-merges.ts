import * as z from 'zod/mini'
import { review } from '../backend.ts'
import { Id, IdParams } from '../common.ts'
import { endpoint, envelope, item, only } from '../endpoint.ts'
import { Reason } from './four-eyes.ts'

const admin = only('admin', 'backend')

/** What goes over from one company to the other when they become one, as how many records. */
export const mergedThings = [
  'offers',
  'applications',
  'people',
  'threads',
  'bookmarks',
  'savedSearches',
  'requests',
  'templates',
  'files',
  'keys',
] as const
export type MergedThing = (typeof mergedThings)[number]

const Side = z.object({ id: Id, name: z.string(), town: z.string() })

export const MergePreview = z.object({
  /** Ends; its address leads to the other one from then on. */
  from: Side,
  into: Side,
  moves: z.array(z.object({ thing: z.enum(mergedThings), count: z.int() })),
  /** What `into` is admitted to afterwards in addition, by name. */
  studyInterests: z.array(z.string()),
  /** Applicants with an open speculative application to each of them: while there are any, it cannot be done. */
  doubles: z.int(),
})
export type MergePreview = z.output<typeof MergePreview>

export const previewMerge = endpoint({
  method: 'GET',
  path: '/backend/companies/{id}/merge/{intoId}',
  summary: 'What merging a company into another one would do; nothing is changed',
  access: admin,
  params: z.strictObject({ id: Id, intoId: Id }),
  output: envelope('merge', MergePreview),
  errors: ['companies_not_mergeable'],
})

export const requestMerge = endpoint({
  method: 'POST',
  path: '/backend/companies/{id}/merge',
  summary: 'Ask a second admin to merge a company into another one, which cannot be undone',
  access: admin,
  params: IdParams,
  body: z.strictObject({ into: Id, reason: Reason }),
  output: item(review),
  errors: ['companies_not_mergeable', 'request_closed', 'no_second_admin'],
})
