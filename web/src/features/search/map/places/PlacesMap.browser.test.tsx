import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fill, open, words } from '#testing/open.tsx'
import { PlacesMap } from './PlacesMap.tsx'

const t = words.de.searchMap
const ulm = { name: 'Ulm', latitude: 48.4, longitude: 10, radius: 0 }
const map = page.getByRole('region')
const circles = () => map.element().querySelectorAll('path[class*=circle]')

test('the map follows the fields: places, names and radius', async () => {
  await open(<Places />)
  await expect.element(map).toHaveAccessibleName(fill(t.places, { places: 'Ulm' }))
  expect(circles()).toHaveLength(0)
  await page.getByRole('button', { name: '50' }).click()
  await expect.element(map).toHaveAccessibleName(/Ulm \+ 50\u00a0km/)
  await expect.poll(() => circles().length).toBe(1)
  await page.getByRole('button', { name: 'Köln' }).click()
  await expect.element(map).toHaveAccessibleName(/ und Köln \+ 20\u00a0km/)
  await expect.poll(() => circles().length).toBe(2)
})

function Places() {
  const [places, setPlaces] = useState([ulm])
  const cologne = { name: 'Köln', latitude: 50.9, longitude: 6.96, radius: 20 }
  return (
    <>
      <button type="button" onClick={() => setPlaces([{ ...ulm, radius: 50 }])}>
        50
      </button>
      <button type="button" onClick={() => setPlaces([...places, cologne])}>
        Köln
      </button>
      <PlacesMap places={places} />
    </>
  )
}
