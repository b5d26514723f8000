import * as z from 'zod/mini'
import { RevisedContent } from '../applications/content.ts'
import { Application, ApplicationSummary } from '../applications.ts'
import { Id, IdParams } from '../common.ts'
import { collection, endpoint, envelope, item, only, recordType } from '../endpoint.ts'
import { paging } from '../search.ts'

export const applicantImageBounds = { maxBytes: 5 * 1024 * 1024 } as const

/**
 * The applicant as they are themselves: who they are, their photo, and the profile (an application of type 3) that
 * they changed last; null before there is one.
 */
export const OwnProfile = z.object({
  ...Application.shape.applicant.shape,
  application: z.nullable(Application),
})
export type OwnProfile = z.output<typeof OwnProfile>

const profile = envelope('profile', OwnProfile)
const applicant = only('applicant')

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/applicant-profile',
  summary: 'You as an applicant, with the profile that you changed last',
  access: applicant,
  output: profile,
})

export const saveOwnProfile = endpoint({
  method: 'POST',
  path: '/applicant-profile',
  summary: 'Save the profile that you changed last as a whole; the first one is begun, its revision is 0',
  access: applicant,
  body: RevisedContent,
  output: profile,
  errors: ['changed_elsewhere'],
})

export const saveApplicantImage = endpoint({
  method: 'POST',
  path: '/applicant-profile/image/{id}',
  summary: 'Set your photo, which all your applications show; JSON with `image: null` removes it',
  access: applicant,
  /** There is one photo: it goes by its name or by your own id as an applicant. */
  params: z.strictObject({ id: z.union([z.literal('mainImage'), Id]) }),
  upload: { field: 'image', maxBytes: applicantImageBounds.maxBytes },
  body: z.strictObject({ image: z.literal(null) }),
  output: profile,
  errors: ['file_type_not_allowed', 'file_too_large'],
  limitPerMinute: 30,
})

/** One of the applicant's own profiles: an application of type 3 under the name of the specification. */
const management = { name: 'ApplicantManagement', path: '/applicant-management/' } as const
const managedProfile = item(recordType(management.name, management.path, Application))

export const listManagedProfiles = endpoint({
  method: 'GET',
  path: '/applicant-management/',
  summary: 'Your own profiles, the newest first',
  access: applicant,
  query: z.strictObject(paging()),
  output: collection(recordType(management.name, management.path, ApplicationSummary)),
})

export const getManagedProfile = endpoint({
  method: 'GET',
  path: '/applicant-management/{id}',
  summary: 'One of your own profiles',
  access: applicant,
  params: IdParams,
  output: managedProfile,
})

export const createManagedProfile = endpoint({
  method: 'POST',
  path: '/applicant-management/',
  summary: 'Begin a profile; where only one is allowed, it is the one that is there',
  access: applicant,
  output: managedProfile,
  errors: ['too_many_records'],
})

export const updateManagedProfile = endpoint({
  method: 'POST',
  path: '/applicant-management/{id}',
  summary: 'Save one of your own profiles as a whole',
  access: applicant,
  params: IdParams,
  body: RevisedContent,
  output: managedProfile,
  errors: ['changed_elsewhere'],
})

export const deleteManagedProfile = endpoint({
  method: 'DELETE',
  path: '/applicant-management/{id}',
  summary: 'Delete one of your own profiles, with its files',
  access: applicant,
  params: IdParams,
  output: envelope('deleted', z.literal(true)),
})
