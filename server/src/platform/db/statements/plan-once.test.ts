import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'
import { nameFrequent } from './plan-once.ts'

test('a connection keeps what transactions ask often, with any values, also after it failed; what else is asked it plans anew', async () => {
  const { database, drop } = await openTestDatabase()
  const client = await database.pool.connect()
  try {
    const share = async (n: number) =>
      (await client.query({ text: 'SELECT 100 / $1::integer AS n' }, [n])).rows
    const countKept = async () => {
      const kept = `SELECT FROM pg_prepared_statements WHERE statement LIKE 'SELECT 100 /%'`
      return (await client.query(kept)).rowCount
    }
    for (let n = 1; n <= 20; n += 1) expect(await share(n)).toEqual([{ n: Math.trunc(100 / n) }])
    expect(await countKept()).toBe(0)
    await client.query('BEGIN')
    for (let n = 1; n <= 20; n += 1) expect(await share(n)).toEqual([{ n: Math.trunc(100 / n) }])
    expect(await countKept()).toBe(1)
    await expect(share(0)).rejects.toThrow('division by zero')
    await client.query('ROLLBACK')
    await client.query('BEGIN')
    expect(await share(50)).toEqual([{ n: 2 }])
    await client.query('COMMIT')
  } finally {
    client.release()
    await drop()
  }
})

test('a wording has a name from the time on that it is asked often, and so many have one', () => {
  const nameOf = nameFrequent({ after: 3, max: 2 })
  const names = ['a', 'a', 'b', 'a', 'a', 'b', 'b'].map(nameOf)
  expect(names).toEqual([...Array(3).fill(undefined), names[4], names[4], undefined, names[6]])
  expect(new Set([names[4], names[6], undefined]).size).toBe(3)
  expect(['c', 'c', 'c', 'c'].map(nameOf)).toEqual(Array(4).fill(undefined))
})
