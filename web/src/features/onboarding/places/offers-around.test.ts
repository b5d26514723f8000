import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceBetween } from '#lib/format/distance-between.ts'
import { offersAround, widen } from './offers-around.ts'

const karlsruhe = { place: 'Karlsruhe', latitude: 49.0069, longitude: 8.4037, radius: 20 }
const marker = (town: string, latitude: number, longitude: number, ...offers: string[]) => ({
  ...{ town, latitude, longitude, offers },
})
const markers = [
  marker('Karlsruhe', 49.01, 8.4, 'a', 'b'),
  marker('Ettlingen', 48.94, 8.41, 'b', 'c'),
  marker('Mannheim', 49.4875, 8.466, 'd'),
  marker('Stuttgart', 48.7758, 9.1829, 'e'),
]
const radii = [0, 10, 15, 20, 50, 100, 200]
const idsWithin = (radius: number) => [...offersAround(markers, { ...karlsruhe, radius })].toSorted()

describe('offersAround', () => {
  it('counts an offer in two towns once, and with a radius of 0 the town alone', () => {
    expect(idsWithin(0)).toEqual(['a', 'b'])
    expect(idsWithin(20)).toEqual(['a', 'b', 'c'])
    expect(idsWithin(100)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
  it('never finds fewer within a larger radius', () => {
    const point = {
      latitude: fc.double({ min: 47, max: 55, noNaN: true }),
      longitude: fc.double({ min: 6, max: 15, noNaN: true }),
    }
    const many = fc.array(
      fc.record({ ...point, town: fc.constant('T'), offers: fc.array(fc.string(), { maxLength: 3 }) }),
    )
    fc.assert(
      fc.property(
        many,
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 0, max: 300 }),
        (all, radius, more) => {
          const near = offersAround(all, { ...karlsruhe, radius })
          const wide = offersAround(all, { ...karlsruhe, radius: radius + more })
          expect([...near].filter((offer) => !wide.has(offer))).toEqual([])
        },
      ),
    )
  })
})

describe('widen', () => {
  it('names the next radius that brings more, and the nearest town beyond', () => {
    const wider = widen(markers, [karlsruhe], karlsruhe, radii)
    expect(wider).toMatchObject({ radius: 100, more: 2, town: 'Mannheim' })
    expect(wider?.distance).toBeCloseTo(53.6, 0)
  })
  it('leaves out what another place has already, and is silent where nothing is left', () => {
    const mannheim = { ...karlsruhe, place: 'Mannheim', latitude: 49.4875, longitude: 8.466 }
    expect(widen(markers, [karlsruhe, mannheim], karlsruhe, radii)).toMatchObject({
      more: 1,
      town: 'Stuttgart',
    })
    const all = { ...karlsruhe, radius: 200 }
    expect(widen(markers, [all], all, radii)).toBe(null)
  })
})

it('knows how far two towns are apart', () => {
  expect(distanceBetween(karlsruhe, { latitude: 48.7758, longitude: 9.1829 })).toBeCloseTo(62.5, 0)
})
