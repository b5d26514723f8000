import type { Viewer } from '#platform/auth/viewer.ts'
import type { OwnedSavedSearch } from './owners.store.ts'

/** The account that made a saved search, as a viewer: a job has no session to take it from. */
export function ownerOf({ account, ...row }: OwnedSavedSearch): Viewer | null {
  const signedIn = { accountId: account.id, sessionId: '', permissions: [], secondFactorMissing: false }
  const { applicantId, companyId, organisationPersonId, companyStatus } = row
  if (account.type === 'admin') return { ...signedIn, type: 'admin', organisationPersonId }
  if (account.type === 'applicant') {
    return applicantId ? { ...signedIn, type: 'applicant', applicantId } : null
  }
  if (!companyId || !organisationPersonId) return null
  const companyConfirmed = companyStatus === 'confirmed'
  const company = { companyId, organisationPersonId, companyConfirmed, companySuspended: false }
  return { ...signedIn, type: 'company', ...company }
}
