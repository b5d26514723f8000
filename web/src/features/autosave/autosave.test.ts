import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave, type SaveStatus } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(save: (value: string) => Promise<unknown> = async () => {}) {
  const states: SaveStatus['state'][] = []
  const saved: string[] = []
  const autosave = createAutosave<string>({
    save: async (value) => {
      await save(value)
      saved.push(value)
    },
    onStatus: ({ state }) => states.push(state),
  })
  return { autosave, states, saved }
}

test('saves once, after the typing has paused', async () => {
  const { autosave, states, saved } = setUp()
  for (const value of ['a', 'ab', 'abc']) {
    autosave.change(value)
    await vi.advanceTimersByTimeAsync(700)
  }
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(saved).toEqual(['abc'])
  expect(states).toEqual(['saving', 'saved'])
  expect(autosave.hasUnsaved()).toBe(false)
})

test('what changes while a save runs is saved after it, never beside it', async () => {
  const server = Promise.withResolvers<void>()
  const begun: string[] = []
  const { autosave, saved } = setUp((value) => {
    begun.push(value)
    return server.promise
  })
  autosave.change('first')
  await vi.advanceTimersByTimeAsync(800)
  autosave.change('second')
  autosave.change('third')
  await vi.advanceTimersByTimeAsync(800)
  expect(begun).toEqual(['first'])
  server.resolve()
  await vi.waitFor(() => expect(saved).toEqual(['first', 'third']))
})

test('a failed save keeps the value, and a flush tries it again', async () => {
  let works = false
  const { autosave, states, saved } = setUp(async () => {
    if (!works) throw new Error('offline')
  })
  autosave.change('letter')
  await vi.advanceTimersByTimeAsync(800)
  expect(states).toEqual(['saving', 'failed'])
  expect(autosave.hasUnsaved()).toBe(true)
  works = true
  expect(await autosave.flush()).toBe(true)
  expect(saved).toEqual(['letter'])
})

test('what failed for a while is tried again by itself, and that is not told each time', async () => {
  let isDown = true
  const states: SaveStatus[] = []
  let tries = 0
  const autosave = createAutosave<string>({
    save: async () => {
      tries += 1
      if (isDown) throw new Error('offline')
    },
    onStatus: (status) => states.push(status),
    isTemporary: () => true,
  })
  autosave.change('letter')
  await vi.advanceTimersByTimeAsync(800)
  expect(states.map(({ state }) => state)).toEqual(['saving', 'failed'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(tries).toBe(3)
  isDown = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(states.map(({ state }) => state)).toEqual(['saving', 'failed', 'failed', 'failed', 'saved'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries).toBe(4)
})

test('what was given up while it failed is not tried again', async () => {
  let tries = 0
  const autosave = createAutosave<string>({
    save: async () => {
      tries += 1
      throw new Error('offline')
    },
    onStatus: () => {},
    isTemporary: () => true,
  })
  autosave.change('letter')
  await vi.advanceTimersByTimeAsync(800)
  autosave.discard()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries).toBe(1)
})

test('a flush waits for the save that runs', async () => {
  const server = Promise.withResolvers<void>()
  const { autosave, saved } = setUp(() => server.promise)
  autosave.change('letter')
  void autosave.flush()
  const flushed = autosave.flush()
  expect(saved).toEqual([])
  server.resolve()
  expect(await flushed).toBe(true)
  expect(saved).toEqual(['letter'])
})

test('a flush with nothing to save reports nothing', async () => {
  const { autosave, states } = setUp()
  expect(await autosave.flush()).toBe(true)
  expect(states).toEqual([])
})

test('a discarded value is not saved', async () => {
  const { autosave, saved } = setUp()
  autosave.change('letter')
  autosave.discard()
  await vi.advanceTimersByTimeAsync(1000)
  expect(saved).toEqual([])
  expect(autosave.hasUnsaved()).toBe(false)
})
