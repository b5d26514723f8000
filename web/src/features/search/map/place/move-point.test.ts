import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movePoint } from './move-point.ts'

const opposite = { north: 'south', south: 'north', east: 'west', west: 'east' } as const

test('a step and its opposite lead back, wherever in Europe one is', () => {
  const point = fc.record({
    latitude: fc.double({ min: 35, max: 70, noNaN: true }),
    longitude: fc.double({ min: -10, max: 40, noNaN: true }),
  })
  fc.assert(
    fc.property(point, fc.constantFrom('north', 'south', 'east', 'west'), (from, direction) => {
      const to = movePoint(from, direction)
      const back = movePoint(to, opposite[direction])
      expect(back.latitude).toBeCloseTo(from.latitude, 3)
      expect(back.longitude).toBeCloseTo(from.longitude, 3)
      expect(to).not.toEqual(from)
    }),
  )
})

test('nobody is moved beyond the pole', () => {
  expect(movePoint({ latitude: 90, longitude: 8 }, 'north').latitude).toBe(90)
})
