import { expect, test } from 'vitest'
import { planDeparture } from './deletion.rules.ts'

const confirmedAt = new Date()
const member = (accountId: string) => ({ accountId, permissions: [], confirmedAt, lockedAt: null })
const editor = (accountId: string) => ({
  ...member(accountId),
  permissions: ['company-profile-edit' as const],
})
const manager = (accountId: string) => ({
  ...member(accountId),
  permissions: ['company-profile-edit' as const, 'company-colleagues-manage' as const],
})

test.each([
  ['alone', [manager('a')], { kind: 'last_member' }],
  [
    'with somebody who never confirmed',
    [manager('a'), { ...manager('b'), confirmedAt: null }],
    { kind: 'last_member' },
  ],
  ['with another manager', [manager('a'), manager('b')], { kind: 'free', successor: 'b' }],
  ['as the only manager', [manager('a'), member('b')], { kind: 'last_manager', successor: 'b' }],
  [
    'as the only manager, with an editor',
    [manager('a'), member('b'), editor('c')],
    { kind: 'last_manager', successor: 'c' },
  ],
  [
    'as the only manager who is not locked',
    [manager('a'), { ...manager('b'), lockedAt: confirmedAt }, member('c')],
    { kind: 'last_manager', successor: 'c' },
  ],
  ['without managing', [member('a'), member('b')], { kind: 'free', successor: 'b' }],
])('who leaves %s', (_, team, departure) => {
  expect(planDeparture(team, 'a')).toEqual(departure)
})
