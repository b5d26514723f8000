import { expect, test } from 'vitest'
import type { Viewer } from '#platform/auth/viewer.ts'
import { mayMessageContact } from './contacts.rules.ts'

const session = { accountId: 'a', sessionId: 's', permissions: [], secondFactorMissing: false }
const applicant: Viewer = { ...session, type: 'applicant', applicantId: 'lena' }
const acme: Viewer = {
  ...{ ...session, type: 'company', companyId: 'acme' },
  ...{ organisationPersonId: 'p', companyConfirmed: true, companySuspended: false },
}
const admin: Viewer = { ...session, type: 'admin', organisationPersonId: null }
const ofAcme = { companyId: 'acme', companyStatus: 'confirmed', isShown: true, isRead: true }
const ofUniversity = { companyId: null, companyStatus: null, isShown: true, isRead: true }

test.each([
  ['of a company', ofAcme, [true, false, false]],
  ['of the university', ofUniversity, [true, true, false]],
  ['of a company that nobody reads for', { ...ofAcme, isRead: false }, [false, false, false]],
  ['of a location that nobody reads for', { ...ofUniversity, isRead: false }, [false, false, false]],
  ['who is not shown', { ...ofUniversity, isShown: false }, [false, false, false]],
] as const)('to a contact %s: an applicant, a company, an admin may write', (_, contact, may) => {
  expect([applicant, acme, admin].map((viewer) => mayMessageContact(viewer, contact))).toEqual(may)
})
