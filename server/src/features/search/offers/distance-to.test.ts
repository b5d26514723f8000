import { expect, test } from 'vitest'
import { toUnitVector } from '#platform/db/geo.ts'
import { circleAround } from '../core/circles.ts'
import { distanceTo, nearestFirst } from './distance-to.ts'

const karlsruhe = { name: 'Karlsruhe', town: 'Karlsruhe', latitude: 49.0069, longitude: 8.4037, city: null }
const stuttgart = { name: 'Stuttgart', town: 'Stuttgart', latitude: 48.7758, longitude: 9.1829 }
const ulm = { name: 'Ulm', town: 'Ulm', latitude: 48.4011, longitude: 9.9876 }
const hamburg = { name: 'Hamburg', town: 'Hamburg', latitude: 53.5511, longitude: 9.9937, city: null }
const all = [hamburg, ulm, stuttgart]
const towns = (circles: Parameters<typeof nearestFirst>[0]) =>
  nearestFirst(circles, all).map(({ town }) => town)

test('the distance is to the location that comes first', () => {
  const around = [circleAround(karlsruhe, 200)]
  expect(towns(around)).toEqual(['Stuttgart', 'Ulm', 'Hamburg'])
  expect(distanceTo(around, all)).toBe(distanceTo(around, [stuttgart]))
  expect(distanceTo(around, [stuttgart])).toBe(62.5)
})

test('from a point alone nothing is too far', () => {
  const point = toUnitVector(karlsruhe)
  expect(towns([point])).toEqual(['Stuttgart', 'Ulm', 'Hamburg'])
  expect(distanceTo([point], [hamburg])).toBe(517.2)
})

test('of a district alone also what names only its city, and no further town', () => {
  const durlach = { name: 'Karlsruhe-Durlach', latitude: 48.999, longitude: 8.472, city: karlsruhe }
  expect(distanceTo([circleAround(durlach, 0)], [karlsruhe])).toBe(5.1)
  expect(distanceTo([circleAround(durlach, 0)], [{ ...durlach, town: 'Karlsruhe-Durlach' }])).toBe(0)
  expect(distanceTo([circleAround(durlach, 0)], [{ ...durlach, town: 'Pfinztal' }])).toBeNull()
})

test('the nearest of several places counts, and around none the order stays', () => {
  expect(towns([circleAround(karlsruhe, 100), circleAround(hamburg, 20)])).toEqual([
    'Hamburg',
    'Stuttgart',
    'Ulm',
  ])
  expect(towns([])).toEqual(['Hamburg', 'Ulm', 'Stuttgart'])
  expect(distanceTo([circleAround(karlsruhe, 20)], all)).toBeNull()
})
