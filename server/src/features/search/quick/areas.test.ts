import { fewestCompaniesOfArea } from '@tandem/contract/search/quick-search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TownOffers, toAreas } from './areas.ts'

const karlsruhe = { town: 'Karlsruhe', latitude: 49.0, longitude: 8.4 }
const pfinztal = { town: 'Pfinztal', latitude: 49.0, longitude: 8.55 }
const ulm = { town: 'Ulm', latitude: 48.4, longitude: 9.99 }
const row = (part: Partial<TownOffers>): TownOffers => ({
  ...{ ...karlsruhe, studyInterestId: 1, offers: ['1'], companies: ['a'] },
  ...part,
})
const three = row({ offers: ['1', '2', '3'], companies: ['a', 'b', 'c'] })
const sizes = (rows: TownOffers[], centres: Parameters<typeof toAreas>[1] = []) =>
  toAreas(rows, centres).map(({ name, offers, companies }) => [name, offers.size, companies.size])

test('a town of several companies is an area, and a smaller one near it counts with it', () => {
  expect(sizes([three, row({ ...pfinztal, offers: ['4'], companies: ['d'] })])).toEqual([['Karlsruhe', 4, 4]])
})

test('an area around a location of the university bears its name, if it holds enough companies', () => {
  const centre = { name: 'Mannheim', latitude: 49.49, longitude: 8.47 }
  expect(sizes([three], [centre])).toEqual([['Karlsruhe', 3, 3]])
  const near = { name: 'Ettlingen', latitude: 48.94, longitude: 8.41 }
  expect(sizes([three, row({ ...pfinztal, offers: ['4'], companies: ['d'] })], [near, centre])).toEqual([
    ['Ettlingen', 4, 4],
  ])
  expect(sizes([row({ companies: ['a', 'b'] })], [near])).toEqual([])
})

test('what is far from every area is in none', () => {
  expect(sizes([three, row({ ...ulm, offers: ['4'], companies: ['d'] })])).toEqual([['Karlsruhe', 3, 3]])
  expect(sizes([row({ companies: ['a', 'b'] })])).toEqual([])
})

test('an offer of several towns or courses of an area counts once there', () => {
  const rows = [three, row({ studyInterestId: 2, offers: ['1'] }), row({ ...pfinztal, offers: ['1'] })]
  expect(sizes(rows)).toEqual([['Karlsruhe', 3, 3]])
  expect([...(toAreas(rows, [])[0]?.courses ?? [])].map(([id, offers]) => [id, offers.size])).toEqual([
    [1, 3],
    [2, 1],
  ])
})

test('towns of one name that are far from each other stay apart', () => {
  const neustadt = { ...three, town: 'Neustadt' }
  const other = { ...neustadt, latitude: 54.1, offers: ['7'] }
  expect(sizes([neustadt, other])).toEqual([
    ['Neustadt', 3, 3],
    ['Neustadt', 1, 3],
  ])
})

test('no area tells of fewer companies than it must hold', () => {
  const rows = fc.array(
    fc.record({
      town: fc.constantFrom('A', 'B', 'C', 'D'),
      latitude: fc.double({ min: 47, max: 55, noNaN: true }),
      longitude: fc.double({ min: 6, max: 15, noNaN: true }),
      studyInterestId: fc.option(fc.nat(5)),
      offers: fc.array(fc.constantFrom(...'123456789'), { minLength: 1 }),
      companies: fc.array(fc.constantFrom(...'abcdef'), { minLength: 1 }),
    }),
  )
  const centres = fc.array(
    fc.record({
      name: fc.constant('Campus'),
      latitude: fc.double({ min: 47, max: 55, noNaN: true }),
      longitude: fc.double({ min: 6, max: 15, noNaN: true }),
    }),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(rows, centres, (given, around) => {
      for (const { name, companies } of toAreas(given, around)) {
        expect(companies.size).toBeGreaterThanOrEqual(fewestCompaniesOfArea)
        if (name === 'Campus') continue
        const own = given.filter(({ town }) => town === name).flatMap((each) => each.companies)
        expect(new Set(own).size).toBeGreaterThanOrEqual(fewestCompaniesOfArea)
      }
    }),
  )
})
