import * as z from 'zod/mini'
import { Id, IdParams } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { Reason } from './four-eyes.ts'

const admin = only('admin', 'backend')

export const ProfileRemoval = z.object({
  /** Whose profile it is; beside their account the second admin decides. */
  account: z.object({ id: Id, name: z.string() }),
  documents: z.int(),
  /** A second admin has been asked. */
  isRequested: z.boolean(),
})
export type ProfileRemoval = z.output<typeof ProfileRemoval>

/** The second admin reads it, and the applicant once the profile is deleted. */
export const ProfileRemovalReason = z.strictObject({ reason: Reason })

export const previewProfileRemoval = endpoint({
  method: 'GET',
  path: '/backend/profiles/{id}/removal',
  summary: 'What removing a profile would delete: whose it is, and how many documents',
  access: admin,
  params: IdParams,
  output: envelope('removal', ProfileRemoval),
})

export const requestProfileRemoval = endpoint({
  method: 'POST',
  path: '/backend/profiles/{id}/removal',
  summary:
    'Ask a second admin to delete a profile that can be found, with its documents, which cannot be undone',
  access: admin,
  params: IdParams,
  body: ProfileRemovalReason,
  output: envelope('removal', ProfileRemoval),
  errors: ['request_closed', 'no_second_admin'],
})
