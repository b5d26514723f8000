import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { separate } from './avoid-overlaps.ts'

vi.mock('./Pin.module.css', () => ({ default: {} }))
vi.mock('./Towns.module.css', () => ({ default: {} }))

const pin = (left: number, top: number, isCluster = true) => ({
  isCluster,
  box: { left, top, right: left + 48, bottom: top + 48 },
})

test('two discs that overlap part, half the way each', () => {
  expect(separate([pin(0, 0), pin(30, 0)])).toEqual([
    { x: -9.5, y: 0 },
    { x: 9.5, y: 0 },
  ])
})

test('beside a drop, which tells the spot, the disc makes most of the way', () => {
  const [drop, disc] = separate([pin(0, 0, false), pin(0, 40)])
  expect(disc?.y).toBeCloseTo(7.2)
  expect(drop?.y).toBeCloseTo(-1.8)
})

test('what stands apart stays', () => {
  expect(separate([pin(0, 0), pin(60, 0)])).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ])
})

test('what would lie under the buttons of the top right corner goes left or down, whichever is shorter', () => {
  const control = { left: 300, top: 16, right: 344, bottom: 104 }
  expect(separate([pin(260, 20), pin(310, 90, false), pin(100, 20)], [control])).toEqual([
    { x: -9, y: 0 },
    { x: 0, y: 15 },
    { x: 0, y: 0 },
  ])
})

test('any three that overlap are apart afterwards', () => {
  const place = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { minLength: 3, maxLength: 3 }), (places) => {
      const pins = places.map(([left, top]) => pin(left, top))
      const moves = separate(pins)
      const boxes = pins.map(({ box }, at) => [box.left + (moves[at]?.x ?? 0), box.top + (moves[at]?.y ?? 0)])
      for (const [one, [x = 0, y = 0]] of boxes.entries())
        for (const [left = 0, top = 0] of boxes.slice(one + 1))
          expect(Math.abs(x - left) > 47.9 || Math.abs(y - top) > 47.9).toBe(true)
    }),
  )
})
