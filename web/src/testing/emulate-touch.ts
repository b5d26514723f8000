import { expect, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Until the test is over. Chromium reports no hover from then on, as if there were no pointer at all. */
export async function emulateTouch(): Promise<void> {
  const emulate = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled })
  onTestFinished(async () => void (await emulate(false)))
  await emulate(true)
  expect(matchMedia('(pointer: coarse)').matches).toBe(true)
}
