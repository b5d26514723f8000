import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refetchFeature } from './refetch-feature.ts'
import { refreshesRecords } from './refresh-records.ts'

type Names = Record<string, string>

test('what changes is asked for by itself, and what is named meanwhile together in the next go', async () => {
  const list = await show({ a: 'Ada', b: 'Ben', c: 'Cem' })
  void list.changed('a')
  await vi.waitFor(() => expect(list.asked).toEqual([['a']]))
  void list.changed('b')
  const all = list.changed('a', 'c')
  list.answer({ a: 'Anna' })
  await vi.waitFor(() => expect(list.asked.at(-1)).toEqual(['b', 'a', 'c']))
  list.answer({ a: 'Alma', b: 'Bea', c: 'Can' })
  await all
  expect(list.shown()).toEqual({ a: 'Alma', b: 'Bea', c: 'Can' })
  expect(list.fetches()).toBe(1)
})

test('an answer that something else overtook is asked for again', async () => {
  const list = await show({ a: 'Ada', b: 'Ben' })
  const done = list.changed('a')
  await vi.waitFor(() => expect(list.asked).toHaveLength(1))
  list.type({ a: 'Ada', b: 'Berta' })
  list.answer({ a: 'Alt' })
  await vi.waitFor(() => expect(list.asked).toHaveLength(2))
  list.answer({ a: 'Anna' })
  await done
  expect(list.shown()).toEqual({ a: 'Anna', b: 'Berta' })
})

test('what is fetched at the time is waited for, since its answer may be older', async () => {
  const list = await show({ a: 'Ada' })
  void list.refetch()
  const done = list.changed('a')
  list.answerWhole({ a: 'Ada' })
  await vi.waitFor(() => expect(list.asked).toEqual([['a']]))
  list.answer({ a: 'Anna' })
  await done
  expect(list.shown()).toEqual({ a: 'Anna' })
  expect(list.fetches()).toBe(2)
})

const ways: [string, (list: Awaited<ReturnType<typeof show>>) => void][] = [
  ['nobody can say where it stands', ({ answer }) => answer({ z: 'Zoe' })],
  ['the question fails', ({ fail }) => fail()],
]
for (const [name, happens] of ways) {
  test(`all is fetched again when ${name}`, async () => {
    const list = await show({ a: 'Ada' })
    const done = list.changed('z')
    await vi.waitFor(() => expect(list.asked).toHaveLength(1))
    happens(list)
    await vi.waitFor(() => expect(list.fetches()).toBe(2))
    list.answerWhole({ a: 'Ada', z: 'Zoe' })
    await done
    expect(list.shown()).toEqual({ a: 'Ada', z: 'Zoe' })
  })
}

test('all is fetched again when too many changed, or nobody says which', async () => {
  const list = await show({ a: 'Ada' })
  const many = list.changed(...Array.from({ length: 101 }, (_, n) => String(n)))
  await vi.waitFor(() => expect(list.fetches()).toBe(2))
  list.answerWhole({ a: 'Anna' })
  await many
  const some = refetchFeature(list.client, 'names')
  await vi.waitFor(() => expect(list.fetches()).toBe(3))
  list.answerWhole({ a: 'Alma' })
  await some
  expect(list.asked).toEqual([])
  expect(list.shown()).toEqual({ a: 'Alma' })
})

test('what comes after the session has ended is shown to nobody', async () => {
  const list = await show({ a: 'Ada' })
  const done = list.changed('a')
  await vi.waitFor(() => expect(list.asked).toHaveLength(1))
  list.client.clear()
  list.answer({ a: 'Anna' })
  await done
  expect(list.shown()).toBeUndefined()
})

test('of what nobody looks at nothing is asked', async () => {
  const list = await show({ a: 'Ada' })
  list.leave()
  await list.changed('a')
  expect(list.asked).toEqual([])
  expect(list.client.getQueryState(['names'])?.isInvalidated).toBe(true)
})

/** A list on screen, and the server, which answers when the test says so. */
async function show(names: Names) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked: string[][] = []
  const wholes: ((names: Names) => void)[] = []
  const answers: PromiseWithResolvers<Names>[] = []
  let fetches = 0
  const observer = new QueryObserver<Names>(client, {
    queryKey: ['names'],
    queryFn: () => {
      fetches += 1
      return new Promise((resolve) => wholes.push(resolve))
    },
    meta: refreshesRecords(async (ids) => {
      asked.push(ids)
      const next = Promise.withResolvers<Names>()
      answers.push(next)
      const found = await next.promise
      return (data: Names) => ('z' in found ? null : { ...data, ...found })
    }),
  })
  const leave = observer.subscribe(() => {})
  const answerWhole = (next: Names) => wholes.shift()?.(next)
  answerWhole(names)
  const shown = () => client.getQueryData<Names>(['names'])
  await vi.waitFor(() => expect(shown()).toEqual(names))
  return {
    ...{ client, asked, answerWhole, shown, leave },
    fetches: () => fetches,
    changed: (...ids: string[]) => refetchFeature(client, 'names', ids),
    answer: (found: Names) => answers.shift()?.resolve(found),
    fail: () => answers.shift()?.reject(new Error('500')),
    type: (next: Names) => client.setQueryData(['names'], next),
    refetch: () => client.refetchQueries({ queryKey: ['names'] }),
  }
}
