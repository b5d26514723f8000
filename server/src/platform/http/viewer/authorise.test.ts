import { expect, test } from 'vitest'
import type { Viewer } from '#platform/auth/viewer.ts'
import { authorise } from './authorise.ts'

const admin: Viewer = {
  type: 'admin',
  accountId: 'account',
  sessionId: 'session',
  permissions: ['backend'],
  secondFactorMissing: false,
  organisationPersonId: null,
}
const forAdmins = { types: ['admin'], permission: 'backend' } as const

test('everyone needs nothing; the others a session, the type and the permission', () => {
  expect(() => authorise({ access: 'everyone' }, null)).not.toThrow()
  expect(() => authorise({ access: forAdmins }, admin)).not.toThrow()
  expect(() => authorise({ access: forAdmins }, null)).toThrow('unauthenticated')
  expect(() => authorise({ access: { types: ['applicant'] } }, admin)).toThrow('forbidden')
  expect(() => authorise({ access: forAdmins }, { ...admin, permissions: [] })).toThrow('forbidden')
})

test('a setting lets visitors in, and nobody else whom the endpoint does not name', () => {
  expect(() => authorise({ access: forAdmins }, null, true)).not.toThrow()
  const applicant = { ...admin, type: 'applicant', applicantId: 'lena' } as const
  expect(() => authorise({ access: forAdmins }, applicant, true)).toThrow('forbidden')
})

test('whoever must set up a second factor does that first', () => {
  const viewer = { ...admin, secondFactorMissing: true }
  expect(() => authorise({ access: forAdmins }, viewer)).toThrow('second_factor_missing')
  expect(() => authorise({ access: forAdmins, beforeSecondFactor: true }, viewer)).not.toThrow()
})
