import type { Clock } from './clock.ts'

type TestClock = Clock & { set(to: Date | string): void; advance(milliseconds: number): void }

export function createTestClock(start: Date | string): TestClock {
  let now = new Date(start)
  return Object.assign(() => new Date(now), {
    set(to: Date | string) {
      now = new Date(to)
    },
    advance(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds)
    },
  })
}
