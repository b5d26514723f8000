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
  let running = 0
  const { autosave, saved } = setUp(async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 2000))
    running -= 1
  })
  autosave.change('first')
  await vi.advanceTimersByTimeAsync(900)
  autosave.change('second')
  autosave.change('third')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saved).toEqual(['first', 'third'])
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

test('a flush waits for the save that runs', async () => {
  const { autosave, saved } = setUp(() => new Promise((resolve) => setTimeout(resolve, 500)))
  autosave.change('letter')
  void autosave.flush()
  const flushed = autosave.flush()
  await vi.advanceTimersByTimeAsync(500)
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
