import { beforeEach, expect, test, vi } from 'vitest'
import { chooseKeptData, isDataKept } from './kept-data.ts'

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
