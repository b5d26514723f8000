import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import { TwoSidedRing } from './TwoSidedRing.tsx'

const motion = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
afterEach(() => motion('reduce'))

test('a ring below the window grows once it comes into view, with reduced motion not at all', async () => {
  const drawRing = () =>
    open(
      <>
        <div style={{ height: '3000px' }} />
        <TwoSidedRing value={80} theory={70} practice={90} label="Übereinstimmung" />
      </>,
    )
  const ring = page.getByRole('img', { name: 'Übereinstimmung' })
  const states = () =>
    ring
      .element()
      .getAnimations({ subtree: true })
      .map(({ playState }) => playState)

  await motion('no-preference')
  const { unmount } = await drawRing()
  await expect.poll(states).toEqual(['paused', 'paused'])
  ring.element().scrollIntoView()
  await expect.poll(states).not.toContain('paused')
  await unmount()
  await motion('reduce')
  await drawRing()
  await expect.poll(states).toEqual([])
})
