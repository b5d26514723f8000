import { expect, test } from 'vitest'
import { standsOut } from './stand-out.ts'

test.each<[what: string, order: (number | null)[], marked: number[]]>([
  ['the best one', [2, 3, 1], [1]],
  ['two that are equally good, where another one is not', [3, 1, 3], [0, 2]],
  ['no more than two', [3, 3, 3, 1], []],
  ['nothing where all are the same', [2, 2], []],
  ['nothing beside what is unknown alone', [2, null], []],
  ['what is known and better, whatever is unknown', [null, 2, 3], [2]],
  ['nothing where nothing is known', [null, null], []],
])('%s', (_, order, marked) => {
  expect(order.flatMap((_, at) => (standsOut(order, at) ? [at] : []))).toEqual(marked)
})

test('rows without an order have nothing that stands out', () => {
  expect(standsOut(undefined, 0)).toBe(false)
})
