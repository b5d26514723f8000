import { expect, test, vi } from 'vitest'
import { cacheParsed } from './cache-parsed.ts'

test('a text is read once while it is the same, anew when it changes or was pushed out by those read since', () => {
  const make = vi.fn((text: string) => ({ text }))
  const read = cacheParsed(make, 2)
  expect(read('a', '1')).toBe(read('a', '1'))
  expect(read('a', '2')).toEqual({ text: '2' })
  expect(make).toHaveBeenCalledTimes(2)
  for (const id of ['b', 'c', 'a', 'c']) read(id, '2')
  expect(read('a', '2')).toEqual({ text: '2' })
  expect(make).toHaveBeenCalledTimes(4)
  for (const id of ['d', 'e', 'f']) read(id, '2')
  expect(make).toHaveBeenCalledTimes(7)
  read('a', '2')
  expect(make).toHaveBeenCalledTimes(8)
})
