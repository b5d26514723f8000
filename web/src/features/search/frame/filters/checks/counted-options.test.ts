import { expect, test } from 'vitest'
import { byCount, countedOptions, shortList } from './counted-options.ts'

const options = [
  { id: '1', name: 'Bank' },
  { id: '2', name: 'Informatik' },
  { id: '3', name: 'Architektur' },
]
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

test('what no hit has is counted as none; what was not counted has no count', () => {
  const counted = countedOptions(options, [{ id: '2', count: 7 }])
  expect(counted.map(({ count }) => count)).toEqual([0, 7, 0])
  expect(countedOptions(options, undefined).map(({ count }) => count)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the most frequent first, then by name', () => {
  const counted = countedOptions(options, [{ id: '2', count: 7 }])
  expect(ids(counted.toSorted(byCount))).toEqual(['2', '3', '1'])
})

test('a short list keeps what is chosen where it was', () => {
  const counted = countedOptions(options, [
    { id: '1', count: 7 },
    { id: '2', count: 5 },
  ])
  expect(ids(shortList(counted, [], 1))).toEqual(['1'])
  expect(ids(shortList(counted, ['3'], 1))).toEqual(['1', '3'])
})
