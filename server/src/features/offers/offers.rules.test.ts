import { expect, test } from 'vitest'
import type { Viewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import { availability, mayApply, maySee, type OfferState, takesApplications } from './offers.rules.ts'

const session = { accountId: 'a', sessionId: 's', permissions: [], secondFactorMissing: false }
const company = {
  ...session,
  type: 'company',
  organisationPersonId: 'p',
  companyConfirmed: true,
  companySuspended: false,
} as const
const applicant: Viewer = { ...session, type: 'applicant', applicantId: 'lena' }
const owner: Viewer = { ...company, companyId: 'acme' }
const competitor: Viewer = { ...company, companyId: 'other' }
const admin: Viewer = { ...session, type: 'admin', organisationPersonId: null }
const offer: OfferState = {
  companyId: 'acme',
  companyStatus: 'confirmed',
  status: 'published',
  deadline: '2026-10-31',
}
const now = new Date('2026-10-20T12:00:00Z')

test.each([
  ['published', {}, [true, true, true, true, true]],
  ['draft', { status: 'draft' }, [false, false, true, false, false]],
  ['closed', { status: 'closed' }, [false, true, true, false, true]],
  ['of a pending company', { companyStatus: 'pending' }, [false, false, true, false, false]],
  ['of a refused company', { companyStatus: 'refused' }, [false, false, true, false, false]],
] as const)('%s: applicant, one who applied, own company, other company, admin see it', (_, state, sees) => {
  const it = { ...offer, ...state }
  expect([
    maySee(applicant, it, false),
    maySee(applicant, it, true),
    maySee(owner, it, false),
    maySee(competitor, it, false),
    maySee(admin, it, false),
  ]).toEqual(sees)
})

test('a deadline ends with its day in Germany', () => {
  expect(berlinDay(new Date('2026-10-31T22:59:59Z'))).toBe('2026-10-31')
  expect(takesApplications(offer, new Date('2026-10-31T22:59:59Z'))).toBe(true)
  expect(takesApplications(offer, new Date('2026-10-31T23:00:00Z'))).toBe(false)
  expect(takesApplications({ ...offer, deadline: null }, new Date('2099-01-01'))).toBe(true)
})

test.each([
  ['open', {}],
  ['over', { deadline: '2026-10-19' }],
  ['closed', { status: 'closed', deadline: '2026-10-19' }],
  ['closed', { companyStatus: 'suspended' }],
  ['closed', { isUnattended: true }],
  ['unpublished', { status: 'draft' }],
  ['unpublished', { companyStatus: 'pending' }],
] as const)('%s: %o', (expected, state) => {
  expect(availability({ ...offer, ...state }, now)).toBe(expected)
})

test.each([
  ['an applicant', applicant, offer, null, true],
  ['who has begun one', applicant, offer, { status: 1 }, true],
  ['who withdrew', applicant, offer, { status: 8 }, true],
  ['who applied', applicant, offer, { status: 2 }, false],
  ['who was answered', applicant, offer, { status: 9 }, false],
  ['at a refused company', applicant, { ...offer, companyStatus: 'refused' as const }, null, false],
  ['when it is closed', applicant, { ...offer, status: 'closed' as const }, null, false],
  ['its company', owner, offer, null, false],
  ['an admin', admin, offer, null, false],
] as const)('%s may apply', (_, viewer, it, own, may) => {
  expect(mayApply(viewer, it, own, now)).toBe(may)
})
