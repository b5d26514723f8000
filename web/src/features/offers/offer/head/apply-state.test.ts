import { applicationStatuses } from '@tandem/contract/applications'
import { expect, test } from 'vitest'
import { applyState } from './apply-state.ts'

type Facts = Parameters<typeof applyState>[0]
const application = (status: number) => ({ id: '', status, sentAt: null })
const offer = (facts: Partial<Facts>): Facts => ({
  status: 'published',
  can: { apply: true },
  application: null,
  ...facts,
})

const { new: begun, sent, cancelled, finished } = applicationStatuses

test.each([
  ['never applied', offer({}), 'apply'],
  ['begun', offer({ application: application(begun) }), 'resume'],
  ['withdrawn', offer({ application: application(cancelled) }), 'apply'],
  ['sent', offer({ application: application(sent), can: { apply: false } }), 'sent'],
  ['answered', offer({ application: application(finished), can: { apply: false } }), 'finished'],
  ['closed', offer({ status: 'closed', can: { apply: false } }), 'closed'],
  [
    'closed after it was begun',
    offer({ status: 'closed', can: { apply: false }, application: application(begun) }),
    'closed',
  ],
  ['of a company where nobody reads it', offer({ unattended: true, can: { apply: false } }), 'unattended'],
  ['past its deadline', offer({ can: { apply: false } }), 'over'],
] as const)('%s', (_, facts, state) => {
  expect(applyState(facts)).toBe(state)
})
