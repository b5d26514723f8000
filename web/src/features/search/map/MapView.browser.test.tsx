import { listMapMarkers, type MapMarker } from '@tandem/contract/companies'
import { findPlaces } from '@tandem/contract/reference'
import { getSettings, PublicSettings } from '@tandem/contract/settings'
import { use } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, byDefault, cutOff, list } from '#testing/stub-server.ts'
import { SearchProvider } from '../frame/state/SearchProvider.tsx'
import { companyKind } from '../frame/state/search-kinds.ts'
import { HighlightContext } from './highlight.ts'
import { MapView } from './MapView.tsx'

const t = words.de.searchMap
const kind = companyKind({ matches: false, map: true })
const map = page.getByRole('region', { name: /^Karte der Unternehmen/ })
const pin = (town: string) => map.getByRole('button', { name: new RegExp(`^${town}, `) })
const card = page.getByRole('dialog')

test('the map says how much it shows where', async () => {
  await openMap()
  await expect.element(map).toHaveAccessibleName(/3 Unternehmen an 2 Orten/)
  await expect.element(pin('Karlsruhe')).toMatchTextContent(/2 Unternehmen/)
})

test('a pin opens by keyboard what it counts, one after the other, and gets the focus back', async () => {
  await openMap()
  await expect.element(pin('Karlsruhe')).toBeVisible()
  pin('Karlsruhe').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(card).toHaveFocus()
  await expect.element(card).toMatchTextContent(fill(t.card.position, { at: 1, of: 2 }))
  const title = card.getByRole('link')
  await expect.element(title).toMatchTextContent('Werkhof GmbH')
  await card.getByRole('button', { name: t.card.next }).click()
  await expect.element(card).toMatchTextContent(fill(t.card.position, { at: 2, of: 2 }))
  await expect.element(title).toMatchTextContent('Laborhaus AG')
  await card.getByRole('button', { name: t.card.previous }).click()
  await expect.element(title).toMatchTextContent('Werkhof GmbH')
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(pin('Karlsruhe')).toHaveFocus()
})

test('the card of a company leads to its offers', async () => {
  await openMap()
  await expect.element(pin('Mannheim')).toBeVisible()
  pin('Mannheim').element().focus()
  await userEvent.keyboard('{Enter}')
  await card.getByRole('link').click()
  await expect.element(page.getByText(`/praktikums-boerse?company=${ids[2]}`)).toBeVisible()
})

test('what is pointed at lights up on the other side', async () => {
  await openMap()
  const entry = page.getByRole('button', { name: 'Eintrag' })
  await expect.element(pin('Karlsruhe')).toBeVisible()
  await entry.hover()
  await expect.element(pin('Karlsruhe')).toHaveAttribute('class', expect.stringMatching(/highlighted/))
  await userEvent.unhover(entry)
  await expect.element(pin('Karlsruhe')).not.toHaveAttribute('class', expect.stringMatching(/highlighted/))
  await pin('Karlsruhe').hover()
  await expect.element(entry).toHaveAttribute('aria-pressed', 'true')
})

test('the view that one has moved to can be searched', async () => {
  const { router } = await openMap()
  const here = page.getByRole('button', { name: t.searchHere })
  await expect.element(pin('Karlsruhe')).toBeVisible()
  await expect.element(here).not.toBeInTheDocument()
  const place = { id: '4711', postalCode: '76131', name: 'Karlsruhe', state: '', country: 'DE' }
  answer(findPlaces, list([{ ...place, latitude: 49, longitude: 8.4 }]))
  await page.getByRole('button', { name: t.zoomIn }).click()
  await here.click()
  await expect.poll(() => router.state.location.search).toMatch(/place=4711~\d+/)
  expect(askedOf(findPlaces)[0]?.query.get('near')).toMatch(/^\d+\.\d+~\d+\.\d+$/)
})

test('without its pins the map says so, and the list stays', async () => {
  cutOff(listMapMarkers)
  await openMap()
  await expect.element(page.getByRole('heading', { name: t.failedTitle })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Eintrag' })).toBeVisible()
  answer(listMapMarkers, markers)
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(pin('Karlsruhe')).toBeVisible()
})

test('a wheel over the map scrolls the page and says how to zoom', async () => {
  await openMap()
  await expect.element(pin('Karlsruhe')).toBeVisible()
  const wheel = new WheelEvent('wheel', { deltaY: 300, bubbles: true, cancelable: true })
  map.element().dispatchEvent(wheel)
  expect(wheel.defaultPrevented).toBe(false)
  await expect.element(page.getByText(t.hint.wheel)).toBeVisible()
})

const ids = [40, 41, 42].map((end) => `019b0000-0000-7000-8000-0000000000${end}`)

const marker = (at: number, companyName: string, town: string, latitude: number, longitude: number) => ({
  companyId: ids[at] ?? '',
  companyName,
  hasLogo: false,
  town,
  latitude,
  longitude,
  offers: [ids[at] ?? ''],
})

const markers: MapMarker[] = [
  marker(0, 'Werkhof GmbH', 'Karlsruhe', 49.01, 8.4),
  marker(1, 'Laborhaus AG', 'Karlsruhe', 49.02, 8.41),
  marker(2, 'Hafenbau KG', 'Mannheim', 49.49, 8.47),
]

async function openMap() {
  signIn(applicant())
  answer(getSettings, z.parse(PublicSettings, { company: { map: { enable: true } } }))
  byDefault(() => answer(listMapMarkers, markers))
  return open(
    <SearchProvider kind={kind}>
      <MapView kind={kind}>
        <Entry />
      </MapView>
    </SearchProvider>,
  )
}

/** Stands for the list beside the map: it lights the first company's pin, and is lit by it. */
function Entry() {
  const { ids: lit, point } = use(HighlightContext)
  const id = ids[0] ?? ''
  return (
    <button
      type="button"
      aria-pressed={lit.has(id)}
      onPointerEnter={() => point([id])}
      onPointerLeave={() => point([])}
    >
      Eintrag
    </button>
  )
}
