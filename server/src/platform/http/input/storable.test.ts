import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findUnstorable } from './storable.ts'

test.each(['', 'Zeugnis', 'e\u0301', '👩‍🎓', 'a\r\nb', 1, null, undefined, true, [], {}, [{ a: ['b'] }]])(
  '%j can be kept',
  (value) => {
    expect(findUnstorable(value)).toBeNull()
  },
)

test.each(['\0', 'a\0b', '\ud800', '\udc00\ud800'])('%j cannot, and where it stands is said', (text) => {
  const places = [text, [text], { a: { b: [1, text] } }, { [text]: 1 }, { a: { [text]: 1 } }]
  expect(places.map((value) => findUnstorable(value))).toEqual([[], [0], ['a', 'b', 1], [], ['a']])
})

test('what can be kept is what survives UTF-8 and holds no NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const survives = Buffer.from(text).toString() === text
      expect(findUnstorable(text) === null).toBe(survives && !text.includes('\0'))
    }),
  )
})
