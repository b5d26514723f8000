import type { Offer } from '@tandem/contract/offers'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { open } from '#testing/open.tsx'
import { answer } from '#testing/stub-server.ts'
import { AddressCard } from './AddressCard.tsx'
import { OfferPlacesMapContext, type OfferPlacesMapProps } from './places-map.ts'

const ulm = { street: 'Hafenbad 1', postalCode: '89073', town: 'Ulm', latitude: 48.4, longitude: 10 }
const kiel = { street: 'Sophienblatt 1', postalCode: '24103', town: 'Kiel', latitude: 54.3, longitude: 10.1 }
const settings = (enable: boolean) => z.parse(PublicSettings, { company: { map: { enable } } })
const button = page.getByRole('button')

test('a pin of the map leads to its address, which says how far it is', async () => {
  answer(getSettings, settings(true))
  await openCard([{ ...ulm, distance: 8.2 }, kiel])
  await expect.element(page.getByText(/^8\s+km von dir$/)).toBeVisible()
  await page.getByRole('button', { name: '2 Sophienblatt 1, 24103 Kiel' }).click()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^2\. Sophienblatt 1, 24103 Kiel/)
})

test('a single place has no number, and without a place there is nothing', async () => {
  answer(getSettings, settings(true))
  const screen = await openCard([ulm])
  await expect.element(button).toHaveAccessibleName('Hafenbad 1, 89073 Ulm')
  await screen.unmount()
  const none = await openCard([])
  expect(none.container.textContent).toBe('')
})

test('where the university shows no map the addresses stand alone', async () => {
  answer(getSettings, settings(false))
  await openCard([ulm])
  await expect.element(page.getByText('Hafenbad 1, 89073 Ulm', { exact: true })).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

const openCard = (locations: Offer['locations']) =>
  open(
    <OfferPlacesMapContext value={DrawnMap}>
      <AddressCard offer={{ locations, link: null } as Offer} />
    </OfferPlacesMapContext>,
  )

const DrawnMap = ({ points, onOpen }: OfferPlacesMapProps) =>
  points.map((point) => (
    <button key={point.id} type="button" onClick={() => onOpen(point)}>
      {`${point.mark} ${point.name}`.trim()}
    </button>
  ))
