import { expect, test } from 'vitest'
import { leave } from './deletion.rules.ts'

const confirmedAt = new Date()
const member = (accountId: string) => ({ accountId, permissions: [], confirmedAt })
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
  ['with another manager', [manager('a'), manager('b')], { kind: 'free', heir: 'b' }],
  ['as the only manager', [manager('a'), member('b')], { kind: 'last_manager', heir: 'b' }],
  [
    'as the only manager, with an editor',
    [manager('a'), member('b'), editor('c')],
    { kind: 'last_manager', heir: 'c' },
  ],
  ['without managing', [member('a'), member('b')], { kind: 'free', heir: 'b' }],
])('who leaves %s', (_, team, leaving) => {
  expect(leave(team, 'a')).toEqual(leaving)
})
