import { applicationStatuses } from '@tandem/contract/applications'
import { expect, test } from 'vitest'
import { isApplicationOpen } from './interviews.rules.ts'

const { sent, finished } = applicationStatuses
const now = new Date('2026-11-20T09:00:00Z')
const facts = { applicantId: 'lena', companyId: 'acme', sentAt: now, companyStatus: 'confirmed' }
const inTenSeconds = new Date(now.getTime() + 10_000)

test.each([
  ['sent', { status: sent, toldStatus: null, undoUntil: null }, [true, true]],
  ['over', { status: finished, toldStatus: null, undoUntil: null }, [false, false]],
  [
    'over, and that can be undone',
    { status: finished, toldStatus: sent, undoUntil: inTenSeconds },
    [true, false],
  ],
  ['over, and that could be undone', { status: finished, toldStatus: sent, undoUntil: now }, [false, false]],
])('an application that is %s is open: to the applicant, to the company', (_, state, isOpen) => {
  const application = { ...facts, ...state }
  expect([
    isApplicationOpen(application, 'applicant', now),
    isApplicationOpen(application, 'company', now),
  ]).toEqual(isOpen)
})
