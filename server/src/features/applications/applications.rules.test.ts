import { expect, test } from 'vitest'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type ApplicationState, allowedActions, isViewedBy, mayRead } from './applications.rules.ts'

const session = { accountId: 'a', sessionId: 's', permissions: [], secondFactorMissing: false }
const company = { ...session, type: 'company', organisationPersonId: 'p', companyConfirmed: true } as const
const may = { permissions: ['company-profile-edit'] } as const
const viewers = {
  owner: { ...session, type: 'applicant', applicantId: 'lena' },
  stranger: { ...session, type: 'applicant', applicantId: 'max' },
  recipient: { ...company, ...may, companyId: 'acme' },
  colleague: { ...company, companyId: 'acme' },
  competitor: { ...company, ...may, companyId: 'other' },
  admin: { ...session, type: 'admin', organisationPersonId: null },
} satisfies Record<string, Viewer>
const both = { applicantId: 'lena', companyId: 'acme', type: 2 }
const draft: ApplicationState = { ...both, status: 1, stage: null, sentAt: null }
const sent: ApplicationState = { ...both, status: 2, stage: 'received', sentAt: new Date() }
const profile: ApplicationState = { ...draft, type: 3, companyId: null }
const withdrawnDraft: ApplicationState = { ...draft, status: 8 }
const finished: ApplicationState = { ...sent, status: 9, stage: 'interview' }

test.each([
  ['owner', true, true, true, true],
  ['stranger', false, false, false, false],
  ['recipient', false, false, true, true],
  ['colleague', false, false, false, false],
  ['competitor', false, false, false, false],
  ['admin', false, false, true, true],
] as const)('%s reads: draft %s, withdrawn draft %s, sent %s, finished %s', (who, ...reads) => {
  const applications = [draft, withdrawnDraft, sent, finished]
  expect(applications.map((application) => mayRead(viewers[who], application))).toEqual(reads)
})

test.each([
  ['owner', draft, 'edit submit'],
  ['owner', profile, 'edit'],
  ['competitor', profile, 'message'],
  ['admin', profile, ''],
  ['owner', sent, 'message'],
  ['owner', withdrawnDraft, ''],
  ['recipient', sent, 'move message'],
  ['recipient', finished, 'message'],
  ['admin', sent, ''],
  ['admin', draft, ''],
] as const)('%s of %o can %s', (who, application, actions) => {
  const can = Object.entries(allowedActions(viewers[who], application, true))
  expect(can.flatMap(([action, allowed]) => (allowed ? action : [])).join(' ')).toBe(actions)
})

test('what is begun for an offer that closed can be edited, not submitted', () => {
  expect(allowedActions(viewers.owner, draft, false)).toMatchObject({ edit: true, submit: false })
})

test('only the recipient views, and only what was just received', () => {
  const viewing = Object.entries(viewers).filter(([, viewer]) => isViewedBy(viewer, sent))
  expect(viewing.map(([who]) => who)).toEqual(['recipient'])
  expect(isViewedBy(viewers.recipient, { ...sent, stage: 'viewed' })).toBe(false)
  expect(isViewedBy(viewers.recipient, { ...finished, stage: 'received' })).toBe(false)
})
