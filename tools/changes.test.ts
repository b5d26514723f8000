import { expect, test } from 'vitest'
import { touchedBy } from './changes.ts'

const journeys = [
  'accounts/accounts.e2e.ts',
  'accounts/account-fields.e2e.ts',
  'sign-in/password.e2e.ts',
  'search/offers.e2e.ts',
  'search/map.e2e.ts',
  'screens/screens.e2e.ts',
]
const touched = (...files: string[]) => touchedBy(files, journeys, () => true)

test('a file of a feature touches its folder, its users, and the journeys of its nearest name', () => {
  expect(touched('web/src/features/accounts/password/NewPasswordForm.tsx')).toEqual({
    files: ['web/src/features/accounts/password/NewPasswordForm.tsx'],
    workspaces: ['web', 'e2e'],
    web: ['src/features/accounts/'],
    server: [],
    journeys: ['sign-in/password.e2e.ts'],
  })
  expect(touched('server/src/features/accounts/own/read-account.ts')).toMatchObject({
    workspaces: ['server', 'bench'],
    server: ['src/features/accounts/'],
    journeys: ['accounts/accounts.e2e.ts', 'accounts/account-fields.e2e.ts'],
  })
})

test('the contract of a feature touches both sides', () => {
  expect(touched('contract/src/offers.ts')).toMatchObject({
    web: ['src/features/offers/'],
    server: ['src/features/offers/'],
    journeys: ['search/offers.e2e.ts'],
  })
})

test('a feature without a journey of its name runs all of its folder', () => {
  expect(touched('web/src/features/search/frame/active/ActiveFilters.tsx').journeys).toEqual([
    'search/offers.e2e.ts',
    'search/map.e2e.ts',
  ])
  expect(touched('e2e/search/map.e2e.ts').journeys).toEqual(['search/map.e2e.ts'])
})

test('what belongs to no feature touches its own folder', () => {
  expect(touched('web/src/ui/fields/Field.tsx').web).toEqual(['src/ui/fields/'])
  expect(touched('server/src/platform/jobs/jobs.ts').server).toEqual(['src/platform/jobs/'])
  expect(touched('server/migrations/0042_more.sql').server).toEqual(['src/platform/db/', 'src/demo/'])
  expect(touched('e2e/screens/screens.e2e.ts').journeys).toEqual([])
  expect(touched('package-lock.json').workspaces).toHaveLength(7)
})

test('what is gone is neither linted nor run', () => {
  const none = touchedBy(['web/src/features/gone/Gone.tsx', 'e2e/search/gone.e2e.ts'], journeys, () => false)
  expect(none).toMatchObject({ files: [], web: [], server: [], journeys: [] })
})
