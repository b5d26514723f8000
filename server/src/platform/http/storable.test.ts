import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStorable } from './storable.ts'

test.each(['', 'Zeugnis', 'e\u0301', '👩‍🎓', 'a\r\nb', 1, null, undefined, true, [], {}, [{ a: ['b'] }]])(
  '%j can be kept',
  (value) => {
    expect(isStorable(value)).toBe(true)
  },
)

test.each(['\0', 'a\0b', '\ud800', '\udc00\ud800'])('%j cannot, wherever it stands', (text) => {
  expect([text, [text], { a: { b: [1, text] } }, { [text]: 1 }].map(isStorable)).not.toContain(true)
})

test('what can be kept is what survives UTF-8 and holds no NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const survives = Buffer.from(text).toString() === text
      expect(isStorable(text)).toBe(survives && !text.includes('\0'))
    }),
  )
})
