import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropArea, isLargeEnough, maxZoom, moveCrop, wholeZoom } from './crop-area.ts'

const part = fc.double({ min: 0, max: 1, noNaN: true })
const image = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
})
const aspect = fc.constantFrom(1, 4, 16 / 9)
const crop = fc.record({ zoom: fc.double({ min: 1, max: maxZoom, noNaN: true }), x: part, y: part })
const little = 1e-6

test('what is kept lies in the image and has the wanted shape', () => {
  fc.assert(
    fc.property(image, aspect, crop, (image, aspect, crop) => {
      const { left, top, width, height } = cropArea(image, aspect, crop)
      expect(left).toBeGreaterThanOrEqual(-little)
      expect(top).toBeGreaterThanOrEqual(-little)
      expect(left + width).toBeLessThanOrEqual(image.width + little)
      expect(top + height).toBeLessThanOrEqual(image.height + little)
      expect(width / height).toBeCloseTo(aspect, 6)
    }),
  )
})

test('the smallest zoom keeps the whole image, in the middle', () => {
  fc.assert(
    fc.property(image, aspect, (image, aspect) => {
      const area = cropArea(image, aspect, { zoom: wholeZoom(image, aspect), x: 0.5, y: 0.5 })
      expect(area.width).toBeGreaterThanOrEqual(image.width - little)
      expect(area.height).toBeGreaterThanOrEqual(image.height - little)
      expect(area.left + area.width / 2).toBeCloseTo(image.width / 2, 5)
    }),
  )
})

const band = { aspect: 4, maxWidth: 1920, smallest: { width: 1600, height: 400 } }
const logo = { aspect: 1, maxWidth: 960, mayShowWhole: true, smallest: { width: 320, height: 320 } }

test.each([
  [{ width: 1600, height: 400 }, band, true],
  [{ width: 400, height: 1600 }, band, true],
  [{ width: 1600, height: 399 }, band, false],
  [{ width: 320, height: 100 }, logo, true],
  [{ width: 319, height: 319 }, logo, false],
])('of %j, cut to %j, there are enough pixels: %s', (image, shape, isEnough) => {
  expect(isLargeEnough(image, shape)).toBe(isEnough)
})

test('however far one drags, the area stays in the image', () => {
  const by = fc.record({
    x: fc.double({ min: -5, max: 5, noNaN: true }),
    y: fc.double({ min: -5, max: 5, noNaN: true }),
  })
  fc.assert(
    fc.property(image, aspect, crop, by, (image, aspect, crop, by) => {
      const { x, y } = moveCrop(image, aspect, crop, by)
      for (const at of [x, y]) expect(at >= 0 && at <= 1).toBe(true)
    }),
  )
})
