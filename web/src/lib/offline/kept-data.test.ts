import { beforeEach, expect, test, vi } from 'vitest'
import { chooseKeptData, isDataKept, type KeptData, keepData, readKeptData } from './kept-data.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test.for([true, false])(
  'each account of a device has its own choice; without one it follows the installation (%s)',
  async (isInstalled) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }))
    await chooseKeptData('a', false)
    await chooseKeptData('b', true)
    expect(['a', 'b', 'c'].map(isDataKept)).toEqual([false, true, isInstalled])
    await chooseKeptData('a', true)
    await chooseKeptData('b', false)
    expect(['a', 'b', 'c'].map(isDataKept)).toEqual([true, false, isInstalled])
  },
)

test('what an earlier version kept, whose fields had other names, is not shown, and deleted', async () => {
  const data = { account: { id: 'a' }, security: null, at: Date.now(), queries: [] } as unknown as KeptData
  const kept = new Map([['/kept-data.json', Response.json(data)]])
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (at: string, response: Response) => void kept.set(at, response) }),
    match: async (at: string) => kept.get(at)?.clone(),
    delete: async () => kept.clear(),
  })
  expect(await readKeptData()).toBeNull()
  expect(kept.size).toBe(0)
  await keepData(data)
  expect(await readKeptData()).toEqual(data)
})
