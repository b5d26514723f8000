import { type ApplicationSummary, getApplication, listApplications } from '@tandem/contract/applications'
import { listCompanies, listMapMarkers, type MapMarker } from '@tandem/contract/companies'
import { findPlaces, listStudyCourses } from '@tandem/contract/reference'
import { listCompanySavedSearches } from '@tandem/contract/saved-searches'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { use } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { SearchProvider } from '#features/search/frame/state/SearchProvider.tsx'
import { companyKind } from '#features/search/frame/state/search-kinds.ts'
import { boxOf, isWithin, middleOf, overlaps } from '#testing/boxes.ts'
import { applicant, fill, open, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, byDefault, cutOff, list, reply } from '#testing/stub-server.ts'
import { HighlightContext } from '../highlight.ts'
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
  await expect.element(page.getByText(`/unternehmen/profil/${ids[2]}`)).toBeVisible()
})

test('list and map follow each other as they are seen, in any width', async () => {
  await page.viewport(390, 844)
  await openMap()
  await expect.element(map).toBeVisible()
  const entryAndMap = page.getByRole('button', { name: 'Eintrag' }).or(map)
  const kinds = () => entryAndMap.elements().map((one) => one.tagName)
  expect(kinds()).toEqual(['SECTION', 'BUTTON'])
  await page.viewport(1440, 900)
  await expect.poll(kinds).toEqual(['BUTTON', 'SECTION'])
})

test('on a phone the switch to the map leads into the map that comes into sight, back into the list', async () => {
  await page.viewport(390, 500)
  signIn(applicant())
  answerMap()
  answer(listCompanies, list([]))
  answer(listCompanySavedSearches, list([]))
  answer(listStudyCourses, list([]))
  await openApp('/unternehmenssuche')
  const { view } = words.de.search
  await page.getByRole('button', { name: view.map }).click()
  const frame = page.getByRole('group', { name: view.map, exact: true })
  await expect.element(frame).toHaveFocus()
  await expect.element(frame).toBeInViewport({ ratio: 0.9 })
  await expect.element(pin('Karlsruhe')).toBeVisible()
  await userEvent.tab()
  expect(frame.element().contains(document.activeElement)).toBe(true)
  await page.getByRole('button', { name: view.list }).click()
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveFocus()
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

test('what is searched in the view counts anew, on the map too', async () => {
  await openMap()
  await expect.element(map).toHaveAccessibleName(/3 Unternehmen/)
  const place = { id: '4711', postalCode: '68159', name: 'Mannheim', state: '', country: 'DE' }
  answer(findPlaces, list([{ ...place, latitude: 49.49, longitude: 8.47 }]))
  answer(listMapMarkers, markers.slice(2))
  await page.getByRole('button', { name: t.zoomIn }).click()
  await page.getByRole('button', { name: t.searchHere }).click()
  await expect.element(map).toHaveAccessibleName(/1 Unternehmen an 1 Ort/)
  expect(askedOf(listMapMarkers).at(-1)?.body).toMatchObject({ place: [expect.stringMatching(/^4711~/)] })
})

test('a disc is named after its largest town, and a press fits all of its towns into the view', async () => {
  const near = [
    marker(0, 'Werkhof GmbH', 'Berghausen', 49.0, 8.52),
    marker(1, 'Laborhaus AG', 'Berghausen', 49.0, 8.53),
    marker(2, 'Hafenbau KG', 'Karlsruhe', 49.01, 8.4),
    { ...marker(2, 'Weit weg AG', 'Berlin', 52.52, 13.4), companyId: '019b0000-0000-7000-8000-000000000049' },
  ]
  answer(listMapMarkers, near)
  await openMap()
  const disc = map.getByRole('button', { name: /^Karlsruhe und 1 weiterer Ort/ })
  await expect.element(disc).toBeVisible()
  await expect.element(map.getByText('Karlsruhe +1', { exact: true })).toBeVisible()
  const namesBeside = () => map.getByText('Karlsruhe', { exact: true }).elements().filter(isShown)
  await expect.poll(namesBeside).toEqual([])
  disc.element().focus()
  await userEvent.keyboard('{Enter}')
  const box = () => map.element().getBoundingClientRect()
  for (const town of ['Karlsruhe', 'Berghausen']) {
    await expect.element(pin(town)).toBeVisible()
    await expect.poll(() => isWithin(boxOf(pin(town)), box())).toBe(true)
  }
})

test('it opens where an applicant looks for a place, and on all that is found for others', async () => {
  const berlin = { ...marker(2, 'Weit weg AG', 'Berlin', 52.52, 13.4) }
  answer(listMapMarkers, [...markers.slice(0, 2), berlin])
  answer(listApplications, list([{ ...profile, places: ['Karlsruhe'] }]))
  reply(getApplication, () => Response.json({ id: profile.id, places: [home] }))
  await openMap()
  await expect.element(pin('Karlsruhe')).toBeVisible()
  await expect.element(map.getByText('Pforzheim', { exact: true })).toBeVisible()
  await expect.element(pin('Berlin')).not.toBeInTheDocument()
})

test('Tab comes to the pins in view, moves the map away from none, and leads on', async () => {
  const around = [...markers, ...awayFrom(home)]
  answer(listMapMarkers, around)
  answer(listApplications, list([{ ...profile, places: ['Karlsruhe'] }]))
  reply(getApplication, () => Response.json({ id: profile.id, places: [home] }))
  await openMap()
  await expect.element(pin('Karlsruhe')).toBeVisible()
  map.element().focus()
  const stops: Element[] = []
  const zoomIn = page.getByRole('button', { name: t.zoomIn }).element()
  while (document.activeElement !== zoomIn && stops.length <= around.length) {
    await userEvent.tab()
    const stop = document.activeElement
    if (!stop || stop === zoomIn) continue
    stops.push(stop)
    await expect.poll(() => isWithin(stop.getBoundingClientRect(), boxOf(map))).toBe(true)
  }
  expect(zoomIn).toHaveFocus()
  expect(stops).toContain(pin('Karlsruhe').element())
  expect(new Set(stops).size).toBe(stops.length)
})

test('large towns are named at any zoom, small ones when one looks closer', async () => {
  await openMap()
  const town = (name: string) => map.getByText(name, { exact: true })
  await expect.element(town('Heidelberg')).toBeVisible()
  const zoomOut = page.getByRole('button', { name: t.zoomOut })
  for (let step = 0; step < 4; step += 1) await zoomOut.click()
  await expect.element(town('Heidelberg')).not.toBeInTheDocument()
  await expect.element(town('Berlin')).toBeVisible()
})

for (const [width, isWide] of [
  [1440, true],
  [1280, true],
  [1024, false],
  [390, false],
] as const) {
  test(`at ${width} px head and map have one width, the tools one line, and no pin lies on another`, async () => {
    await page.viewport(width, 900)
    signIn(applicant())
    answerMap()
    answer(listMapMarkers, crowd)
    answer(listCompanies, { totalItems: 362, member: [] })
    answer(listCompanySavedSearches, list([]))
    answer(listStudyCourses, list([]))
    await openApp('/unternehmenssuche?view=map')
    await expect.element(map.getByRole('button').first()).toBeVisible()
    const heading = page.getByRole('heading', { level: 2 }).first()
    await expect.element(heading).toMatchTextContent(/362/)
    const band = document.querySelector('search')?.getBoundingClientRect()
    const home = boxOf(page.getByRole('banner').getByRole('link').first())
    const edges = [home, band, boxOf(heading)].map((box) => Math.round(box?.left ?? -1))
    expect(new Set(edges).size).toBe(1)
    if (isWide) {
      const views = page.getByRole('group', { name: words.de.search.view.label })
      expect(Math.abs(middleOf(boxOf(views)) - middleOf(boxOf(heading)))).toBeLessThan(8)
    }
    const pins = () =>
      map
        .getByRole('button')
        .elements()
        .map((each) => each.getBoundingClientRect())
    await expect.poll(() => overlaps(pins())).toEqual([])
    const names = () => [...document.querySelectorAll('.leaflet-container [class*="town"]')].filter(isShown)
    const nameBoxes = () => names().map((each) => each.getBoundingClientRect())
    await expect.poll(() => overlaps(nameBoxes())).toEqual([])
    const zoom = boxOf(page.getByRole('button', { name: t.zoomIn }))
    expect(pins().filter((pin) => overlaps([pin, zoom]).length > 0)).toEqual([])
    for (const { width, height } of pins()) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    expect(document.documentElement.scrollWidth).toBe(width)
  })
}

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

/** So many towns on so little land that discs would lie on each other. */
const crowd = Array.from({ length: 120 }, (_, at) => ({
  ...marker(0, `Betrieb ${at}`, `Ort ${at}`, 47.8 + (at % 11) * 0.19, 7.7 + Math.floor(at / 11) * 0.22),
  companyId: `019b0000-0000-7000-8000-000000000${100 + at}`,
}))

const home = { name: 'Karlsruhe', radius: 20, latitude: 49.01, longitude: 8.4 }

/** Towns in each direction, near and far, so that some are just beyond the map's edge. */
const awayFrom = ({ latitude, longitude }: typeof home) =>
  [0.25, 0.5, 0.75, 1, 1.5].flatMap((far, ring) =>
    Array.from({ length: 8 }, (_, at) => {
      const angle = (at / 8) * 2 * Math.PI
      const [north, east] = [far * Math.cos(angle), 1.5 * far * Math.sin(angle)]
      return {
        ...marker(2, `Betrieb ${ring}${at}`, `Ort ${ring}${at}`, latitude + north, longitude + east),
        companyId: `019b0000-0000-7000-8000-000000000${300 + ring * 10 + at}`,
      }
    }),
  )

const profile: ApplicationSummary = {
  id: '019b0000-0000-7000-8000-000000000060',
  type: 3,
  status: 1,
  stage: null,
  outcome: null,
  origin: null,
  undoUntil: null,
  title: '',
  target: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  sentAt: null,
  revision: 1,
  match: null,
  applicant: null,
  grade: null,
  qualification: null,
  places: [],
  desiredYears: [],
  studyInterests: [],
  found: null,
}

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.textContent !== ''

function answerMap(): void {
  answer(getSettings, z.parse(PublicSettings, { company: { map: { enable: true } } }))
  byDefault(() => {
    answer(listMapMarkers, markers)
    answer(listApplications, list([]))
  })
}

async function openMap() {
  signIn(applicant())
  answerMap()
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
