import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OffersMap } from '#features/search/public.ts'
import { open } from '#testing/open.tsx'

const ulm = { id: 'Ulm', name: 'Ulm', latitude: 48.4, longitude: 10, radius: 50 }
const outside = {
  companyId: '019b0000-0000-7000-8000-000000000001',
  companyName: 'Werkhof GmbH',
  hasLogo: false,
  town: 'Dillingen',
  latitude: 48.4,
  longitude: 10.95,
  offers: ['019b0000-0000-7000-8000-000000000002'],
}
const circles = [ulm]
const nothing = new Set<string>()
const circleWidth = () => document.querySelector('path[class*=circle]')?.getBoundingClientRect().width ?? 0
const pin = page.getByRole('button', { name: /Dillingen/ })

test('the view holds all offers nearby, whether they come before the map or after it', async () => {
  await open(<Late />)
  await expect.poll(circleWidth).toBeGreaterThan(0)
  const alone = circleWidth()
  await page.getByRole('button', { name: 'Angebote' }).click()
  await expect.element(pin).toBeInViewport()
  await expect.poll(circleWidth).toBeLessThan(alone)
  const after = circleWidth()
  await page.getByRole('button', { name: 'Neu' }).click()
  await expect.element(pin).toBeInViewport()
  await expect.poll(circleWidth).toBe(after)
})

function Late() {
  const [markers, setMarkers] = useState<[typeof outside] | null>(null)
  const [opened, setOpened] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setMarkers([outside])}>
        Angebote
      </button>
      <button type="button" onClick={() => setOpened(opened + 1)}>
        Neu
      </button>
      <div style={{ position: 'relative', width: 600, height: 500 }}>
        <OffersMap key={opened} markers={markers} circles={circles} highlighted={nothing} />
      </div>
    </>
  )
}
