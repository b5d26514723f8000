import type { Db } from '#platform/db/database.ts'
import { insertApplicant, type NewApplicant } from './applicants.store.ts'

export {
  findAccountOf,
  findApplicantOf,
  findOnboarding,
  updateApplicant,
} from './applicants.store.ts'
export { transferHiddenFrom } from './own/blocked-companies.store.ts'

/** The person behind a new applicant account. */
export function createApplicant(db: Db, newApplicant: NewApplicant, now: Date): Promise<void> {
  return insertApplicant(db, newApplicant, now)
}
