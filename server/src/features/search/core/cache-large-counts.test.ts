import { expect, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { cacheLargeCounts, minKept } from './cache-large-counts.ts'

function counting(count: number) {
  const asked: string[] = []
  const kept = cacheLargeCounts(async (_db: Db, criteria: { town: string }) => {
    asked.push(criteria.town)
    return [{ count }]
  })
  const now = { at: 0 }
  const ctx = () => ({ db, clock: () => new Date(now.at) })
  return { asked, now, ask: (town: string, other = ctx()) => kept(other, { town }) }
}
const db = {} as Db

test('small counts are made anew each time', async () => {
  const { ask, asked } = counting(minKept - 1)
  await ask('Ulm')
  await ask('Ulm')
  expect(asked).toEqual(['Ulm', 'Ulm'])
})

test('large ones are kept for half a minute, for the same criteria of the same database', async () => {
  const { ask, asked, now } = counting(minKept)
  expect(await ask('Ulm')).toEqual([{ count: minKept }])
  expect(await ask('Ulm')).toEqual([{ count: minKept }])
  await ask('Aalen')
  await ask('Ulm', { db: {} as Db, clock: () => new Date(0) })
  expect(asked).toEqual(['Ulm', 'Aalen', 'Ulm'])
  now.at = 30_000
  await ask('Ulm')
  expect(asked).toHaveLength(4)
})

test('who ask at once when it is over get one new count, however old the last one is', async () => {
  let size = 5000
  const asked: number[] = []
  const kept = cacheLargeCounts(async (_db: Db, _criteria: object) => {
    asked.push(size)
    if (size < 0) throw new Error('The database is gone')
    return [{ count: size }]
  })
  const at = (now: number) => kept({ db, clock: () => new Date(now) }, {})
  await at(0)
  size = 6000
  expect(await Promise.all([at(90_000), at(90_000), at(90_000)])).toEqual(Array(3).fill([{ count: 6000 }]))
  expect(asked).toEqual([5000, 6000])

  size = -1
  const failed = await Promise.allSettled([at(180_000), at(180_000)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  size = 7000
  expect(await at(180_000)).toEqual([{ count: 7000 }])
  expect(asked).toEqual([5000, 6000, -1, 7000])
})

test('no more than two hundred are kept', async () => {
  const { ask, asked } = counting(5000)
  for (let n = 0; n <= 200; n += 1) await ask(`town ${n}`)
  await ask('town 200')
  expect(asked).toHaveLength(201)
  await ask('town 0')
  expect(asked).toHaveLength(202)
})
