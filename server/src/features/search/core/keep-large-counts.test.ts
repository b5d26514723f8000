import { expect, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { keepLargeCounts } from './keep-large-counts.ts'

function counting(count: number) {
  const asked: string[] = []
  const kept = keepLargeCounts(async (_db: Db, criteria: { town: string }) => {
    asked.push(criteria.town)
    return [{ count }]
  })
  const now = { at: 0 }
  const ctx = () => ({ db, clock: () => new Date(now.at) })
  return { asked, now, ask: (town: string, other = ctx()) => kept(other, { town }) }
}
const db = {} as Db

test('small counts are made anew each time', async () => {
  const { ask, asked } = counting(4999)
  await ask('Ulm')
  await ask('Ulm')
  expect(asked).toEqual(['Ulm', 'Ulm'])
})

test('large ones are kept for half a minute, for the same criteria of the same database', async () => {
  const { ask, asked, now } = counting(5000)
  expect(await ask('Ulm')).toEqual([{ count: 5000 }])
  expect(await ask('Ulm')).toEqual([{ count: 5000 }])
  await ask('Aalen')
  await ask('Ulm', { db: {} as Db, clock: () => new Date(0) })
  expect(asked).toEqual(['Ulm', 'Aalen', 'Ulm'])
  now.at = 30_000
  await ask('Ulm')
  expect(asked).toHaveLength(4)
})

test('of many who ask when it is over, one counts anew and the others get what was known', async () => {
  const { ask, asked, now } = counting(5000)
  await ask('Ulm')
  now.at = 30_000
  await Promise.all([ask('Ulm'), ask('Ulm'), ask('Ulm')])
  expect(asked).toHaveLength(2)
})

test('no more than two hundred are kept', async () => {
  const { ask, asked } = counting(5000)
  for (let n = 0; n <= 200; n += 1) await ask(`town ${n}`)
  await ask('town 200')
  expect(asked).toHaveLength(201)
  await ask('town 0')
  expect(asked).toHaveLength(202)
})
