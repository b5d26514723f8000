import * as z from 'zod/mini'
import { Id, IdParams } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'

/** A company that none of the applicant's profiles is shown to; what was sent to it stays with it. */
const BlockedCompany = z.object({
  id: Id,
  name: z.string(),
  town: z.string(),
  hasLogo: z.boolean(),
  /** Its page can be opened: it still takes part. */
  isReadable: z.boolean(),
})
export type BlockedCompany = z.output<typeof BlockedCompany>

const path = '/applicant-profile/blocked-companies'
const access = only('applicant')
/** By name. */
const companies = envelope('companies', z.array(BlockedCompany))

export const listBlockedCompanies = endpoint({
  method: 'GET',
  path,
  summary: 'The companies that your profiles are hidden from',
  access,
  output: companies,
})

export const blockCompany = endpoint({
  method: 'PUT',
  path: `${path}/{id}`,
  summary:
    'Hide your profiles from a company, which is not notified: it neither finds nor invites you; applications that you sent it stay with it',
  access,
  params: IdParams,
  output: companies,
  limitPerMinute: 60,
})

export const unblockCompany = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Let a company find your profiles again, as far as they can be found',
  access,
  params: IdParams,
  output: companies,
  limitPerMinute: 60,
})
