import { expect, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { sumUpFacets } from './facets.store.ts'

/** Each number stands for one course of its own; what was asked is answered when the test says so. */
function createDb() {
  const answers: (() => void)[] = []
  const execute = ({ queryChunks }: { queryChunks: { value?: unknown }[] }) => {
    const asked = queryChunks
      .map(({ value }) => value)
      .find((value) => typeof value?.[0 as never] === 'number')
    const rows = (asked as number[]).map((no) => ({ courses: `n${no}`, values: [`studyInterest:${no}`] }))
    return new Promise((resolve) => answers.push(() => resolve({ rows })))
  }
  return { db: { execute } as unknown as Db, answers }
}
const counted = (...numbers: number[]) => ({
  values: [],
  profiles: [numbers.map((no) => `n${no}`).join(), numbers.join()] as [string, string],
})

test('what was known to a request counts for it, also when others fill up what is kept meanwhile', async () => {
  const { db, answers } = createDb()
  const first = sumUpFacets(db, counted(1))
  answers.pop()?.()
  await first
  const asked = sumUpFacets(db, counted(1, 2))
  // Twice as many as are kept.
  const many = Array.from({ length: 20_001 }, (_, n) => 100 + n)
  for (const numbers of [many, many.map((no) => no + 100_000)]) {
    const other = sumUpFacets(db, counted(...numbers))
    answers.pop()?.()
    await other
  }
  answers.pop()?.()
  expect(await asked).toEqual([
    { value: 'studyInterest:1', count: 1 },
    { value: 'studyInterest:2', count: 1 },
  ])
})
