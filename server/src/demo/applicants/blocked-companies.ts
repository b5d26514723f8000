import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import { demoLogins } from '../demo-logins.ts'
import type { World } from '../world/world.ts'

/** Lena hides her profile from the company of her holiday job, which is none that she looks for. */
export function blockedCompanyRows({
  applicants,
  companies,
}: Pick<World, 'applicants' | 'companies'>): TableRows {
  const lena = applicants.find(({ account }) => account.email === demoLogins.applicant.email)
  const sought = new Set(lena?.profile.interests.map(({ id }) => id))
  const blocked = companies.findLast(
    ({ row, interests }) => row.status === 'confirmed' && interests.every(({ id }) => !sought.has(id)),
  )
  const rows = lena && blocked ? [{ applicantId: lena.row.id, companyId: blocked.row.id }] : []
  return rowsOf(applicantCompanyBlock, rows)
}
