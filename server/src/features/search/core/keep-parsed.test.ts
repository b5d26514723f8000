import { expect, test, vi } from 'vitest'
import { keepParsed } from './keep-parsed.ts'

test('a text is read once while it is the same, anew when it changes or was pushed out by those read since', () => {
  const make = vi.fn((text: string) => ({ text }))
  const read = keepParsed(make, 2)
  expect(read('a', '1')).toBe(read('a', '1'))
  expect(read('a', '2')).toEqual({ text: '2' })
  expect(make).toHaveBeenCalledTimes(2)
  read('b', '1')
  read('a', '2')
  read('c', '1')
  expect(make).toHaveBeenCalledTimes(4)
  expect(read('a', '2')).toEqual({ text: '2' })
  expect(make).toHaveBeenCalledTimes(4)
  read('b', '1')
  expect(make).toHaveBeenCalledTimes(5)
})
