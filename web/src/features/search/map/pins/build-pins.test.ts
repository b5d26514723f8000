import type { MapMarker } from '@tandem/contract/companies'
import { expect, test } from 'vitest'
import { buildPins, countEntries } from './build-pins.ts'

const karlsruhe = { town: 'Karlsruhe', latitude: 49.0, longitude: 8.4 }
const marker = (part: Partial<MapMarker>): MapMarker => ({
  companyId: 'a',
  companyName: 'Anton AG',
  hasLogo: false,
  ...karlsruhe,
  offers: ['1'],
  ...part,
})

test('a pin for a town, in the middle of what was found there', () => {
  const pins = buildPins(
    [marker({ offers: ['1', '2'] }), marker({ companyId: 'b', latitude: 49.1, offers: ['3'] })],
    'offers',
  )
  expect(pins).toHaveLength(1)
  expect(pins[0]).toMatchObject({ town: 'Karlsruhe', latitude: 49.05, longitude: 8.4 })
  expect(pins[0]?.entries.map(({ id }) => id)).toEqual(['1', '2', '3'])
})

test('companies count once, however many offers they have there', () => {
  const [pin] = buildPins([marker({ offers: ['1', '2'] }), marker({ companyId: 'b' })], 'companies')
  expect(pin?.entries).toMatchObject([
    { id: 'a', offers: 2 },
    { id: 'b', offers: 1 },
  ])
})

test('towns of one name stay apart', () => {
  const pins = buildPins(
    [marker({ town: 'Neustadt' }), marker({ town: 'Neustadt', latitude: 54.1 })],
    'offers',
  )
  expect(pins).toHaveLength(2)
  expect(new Set(pins.map(({ key }) => key)).size).toBe(2)
})

test('an offer in two towns has two pins and counts once', () => {
  const pins = buildPins([marker({}), marker({ town: 'Mannheim', latitude: 49.5 })], 'offers')
  expect(pins).toHaveLength(2)
  expect(countEntries(pins)).toBe(1)
})

test('a town that is searched around has its name on the map already', () => {
  const pins = buildPins([marker({}), marker({ town: 'Mannheim' })], 'offers', [{ name: 'Karlsruhe' }])
  expect(pins.map(({ town, isNamed }) => [town, isNamed])).toEqual([
    ['Karlsruhe', true],
    ['Mannheim', false],
  ])
})

test('nothing found is no pin', () => {
  expect(buildPins([], 'offers')).toEqual([])
  expect(countEntries([])).toBe(0)
})
