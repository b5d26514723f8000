import * as z from 'zod/mini'
import { Day, Id, IdParams } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'

/** So long it is known who opened a profile, and so many of the newest are listed. */
export const viewBounds = { days: 90, max: 200 } as const

/** A company opened the profile on that day, once or often; nobody learns which of its people. */
const ProfileView = z.object({
  companyId: Id,
  companyName: z.string(),
  hasLogo: z.boolean(),
  day: Day,
})
export type ProfileView = z.output<typeof ProfileView>

export const listProfileViews = endpoint({
  method: 'GET',
  path: '/application/{id}/views',
  summary: `Which companies opened your profile in the last ${viewBounds.days} days, by company and day`,
  access: only('applicant'),
  params: IdParams,
  output: envelope('views', z.array(ProfileView)),
})
