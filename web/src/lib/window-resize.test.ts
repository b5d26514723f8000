import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onWindowResize } from './window-resize.ts'

const browser = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const resize = () => browser.dispatchEvent(new Event('resize'))

test('a window that is pulled to another size counts once, 25 ms after it rests', () => {
  const listener = vi.fn()
  onWindowResize(listener)
  for (let moves = 0; moves < 5; moves += 1) {
    resize()
    vi.advanceTimersByTime(24)
  }
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(listener).toHaveBeenCalledOnce()
})

test('whoever has stopped listening is not called any more', () => {
  const listener = vi.fn()
  const stop = onWindowResize(listener)
  resize()
  stop()
  resize()
  vi.advanceTimersByTime(1000)
  expect(listener).not.toHaveBeenCalled()
})
