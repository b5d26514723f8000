import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PointsMap } from '#features/search/public.ts'
import { boxOf, isWithin, overlaps } from '#testing/boxes.ts'
import { open, words } from '#testing/open.tsx'

const points = [
  { id: 'one', mark: '1', town: 'Kornwestheim', name: 'Kornwestheim', latitude: 48.8627, longitude: 9.1853 },
  {
    id: 'two',
    mark: '2',
    town: 'Schwieberdingen',
    name: 'Schwieberdingen',
    latitude: 48.8772,
    longitude: 9.0739,
  },
]

test('no town is named below the zoom buttons, nor across the edge of the map', async () => {
  await open(
    <div style={{ width: 316 }}>
      <PointsMap label="Standorte" points={points} onOpen={() => undefined} />
    </div>,
  )
  const town = page.getByText('Ludwigsburg', { exact: true })
  await expect.element(town).toBeInTheDocument()
  const zoom = () => boxOf(page.getByRole('button', { name: words.de.searchMap.zoomIn }))
  const map = () => boxOf(page.getByRole('region', { name: 'Standorte' }))
  const wrong = () =>
    [...document.querySelectorAll('.leaflet-tooltip')]
      .filter((name) => name.checkVisibility({ visibilityProperty: true }))
      .map((name) => ({ name: name.textContent, box: name.getBoundingClientRect() }))
      .filter(({ box }) => overlaps([box, zoom()]).length > 0 || !isWithin(box, map()))
      .map(({ name }) => name)
  await expect.poll(wrong).toEqual([])
})
