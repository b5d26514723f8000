import { expect, test } from 'vitest'
import type { Viewer } from '#platform/auth/viewer.ts'
import {
  type ApplicationFacts,
  allowedActions,
  allowedOutcomes,
  isViewedBy,
  mayRead,
} from './applications.rules.ts'

const session = { accountId: 'a', sessionId: 's', permissions: [], secondFactorMissing: false }
const company = {
  ...session,
  type: 'company',
  organisationPersonId: 'p',
  companyConfirmed: true,
  companySuspended: false,
} as const
const may = { permissions: ['company-profile-edit'] } as const
const viewers = {
  owner: { ...session, type: 'applicant', applicantId: 'lena' },
  stranger: { ...session, type: 'applicant', applicantId: 'max' },
  recipient: { ...company, ...may, companyId: 'acme' },
  colleague: { ...company, companyId: 'acme' },
  suspended: { ...company, ...may, companyId: 'acme', companyConfirmed: false, companySuspended: true },
  competitor: { ...company, ...may, companyId: 'other' },
  admin: { ...session, type: 'admin', organisationPersonId: null },
} satisfies Record<string, Viewer>
const both = { applicantId: 'lena', companyId: 'acme', type: 2 }
const now = new Date()
const draft: ApplicationFacts = {
  ...both,
  status: 1,
  stage: null,
  outcome: null,
  sentAt: null,
  undoUntil: null,
}
const sent: ApplicationFacts = {
  ...both,
  status: 2,
  stage: 'received',
  outcome: null,
  sentAt: now,
  undoUntil: null,
}
const profile: ApplicationFacts = { ...draft, type: 3, companyId: null }
const withdrawnDraft: ApplicationFacts = { ...draft, status: 8 }
const finished: ApplicationFacts = { ...sent, status: 9, stage: 'interview', outcome: 'contract_signed' }
const offered: ApplicationFacts = { ...sent, stage: 'offer_made' }
const undoable: ApplicationFacts = { ...sent, undoUntil: new Date(now.getTime() + 1) }
const late: ApplicationFacts = { ...sent, undoUntil: now }

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
  ['owner', draft, 'edit submit delete'],
  ['owner', profile, 'edit delete'],
  ['competitor', profile, 'message'],
  ['admin', profile, 'delete'],
  ['owner', sent, 'cancel message'],
  ['owner', undoable, 'cancel message'],
  ['owner', finished, 'message'],
  ['owner', withdrawnDraft, ''],
  ['recipient', sent, 'move message'],
  ['recipient', finished, 'message'],
  ['recipient', undoable, 'move undo message'],
  ['recipient', late, 'move message'],
  ['suspended', sent, ''],
  ['suspended', undoable, 'undo'],
  ['suspended', profile, ''],
  ['colleague', undoable, ''],
  ['admin', sent, ''],
  ['admin', draft, ''],
] as const)('%s of %o can %s', (who, application, actions) => {
  const can = Object.entries(allowedActions(viewers[who], application, { isClosed: false, now }))
  expect(can.flatMap(([action, allowed]) => (allowed ? action : [])).join(' ')).toBe(actions)
})

test.each([
  ['owner', sent, ''],
  ['owner', offered, 'place_taken declined_by_applicant'],
  ['owner', { ...finished, outcome: 'place_taken' }, 'declined_by_applicant'],
  ['recipient', sent, 'contract_signed declined_by_company'],
  ['recipient', offered, 'contract_signed declined_by_company declined_by_applicant'],
  ['recipient', finished, ''],
  ['suspended', offered, ''],
  ['colleague', offered, ''],
  ['competitor', offered, ''],
  ['admin', offered, ''],
] as const)('%s may finish %o as: %s', (who, application, allowed) => {
  expect(allowedOutcomes(viewers[who], application).join(' ')).toBe(allowed)
})

test('what is begun for an offer that closed can be edited, not submitted', () => {
  expect(allowedActions(viewers.owner, draft, { isClosed: true, now })).toMatchObject({
    edit: true,
    submit: false,
  })
})

test('only the recipient views, and only what was just received', () => {
  const viewing = Object.entries(viewers).filter(([, viewer]) => isViewedBy(viewer, sent))
  expect(viewing.map(([who]) => who)).toEqual(['recipient', 'suspended'])
  expect(isViewedBy(viewers.recipient, { ...sent, stage: 'viewed' })).toBe(false)
  expect(isViewedBy(viewers.recipient, { ...finished, stage: 'received' })).toBe(false)
})
