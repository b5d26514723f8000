import { getContactDetails } from '@tandem/contract/pages/contact'
import { paths } from '@tandem/contract/paths'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { boxOf } from '#testing/boxes.ts'
import { address, fill, openApp, words } from '#testing/open.tsx'
import { answer } from '#testing/stub-server.ts'

const t = words.de.pages.contact

test('the chosen location is marked in list, map, form and address, and its people stand below', async () => {
  answerLocations()
  await openApp(paths.contactUs())
  await expect.element(page.getByRole('heading', { name: t.locations.title })).toBeVisible()
  expect(document.querySelector('#persons')).toBeNull()
  await page.getByRole('link', { name: /2\. Mannheim/ }).click()
  const people = page.getByRole('region', { name: fill(t.persons, { name: 'Mannheim' }) })
  await expect.element(people).toMatchTextContent('Max')
  const chosen = page.getByRole('link', { name: /2\. Mannheim/ })
  await expect.element(chosen).toHaveAttribute('aria-current', 'true')
  await expect.element(chosen).toHaveFocus()
  expect(address()).toBe(paths.contactLocation({ locationId: 'mannheim' }))
  await expect.element(page.getByRole('combobox', { name: t.form.location })).toHaveValue('mannheim')
  await expect.element(pin('Mannheim')).toHaveAttribute('class', expect.stringMatching(/highlighted/))
})

test('beside the form the number is the loud thing: what leads to it is small, and not flared', async () => {
  answerLocations('069 90009-100')
  await openApp(paths.contactUs())
  const heading = page.getByRole('heading', { name: t.panel.phone })
  await expect.element(heading).toHaveStyle({ fontSize: '15px' })
  expect(getComputedStyle(heading.element()).fontFamily).toMatch(/^"Schibsted/)
})

test('a location’s own address opens with it, and one that there is not is missing', async () => {
  answerLocations()
  const { router } = await openApp(paths.contactLocation({ locationId: 'ulm' }))
  await expect.element(page.getByRole('combobox', { name: t.form.location })).toHaveValue('ulm')
  await expect.element(page.getByRole('link', { name: '0731 5550' })).toBeVisible()
  expect(document.title).toContain('Ulm')
  await router.navigate(paths.contactLocation({ locationId: 'nirgends' }))
  await expect.element(page.getByRole('heading', { name: words.de.common.notFound.title })).toBeVisible()
})

test('the map has the points of the setting beside the locations, its centre in the middle, and is no closer than its zoom', async () => {
  answerLocations()
  const open = async (zoom: number, longitude: number) => {
    const setting = {
      zoom,
      centre: { latitude: 48.9, longitude },
      markers: [{ latitude: 49, longitude: 9.5 }],
    }
    answer(getSettings, z.parse(PublicSettings, { contact: { map: setting } }))
    const { unmount, queries } = await openApp(paths.contactUs())
    for (const name of ['Ulm', 'Mannheim', 'Duale Hochschule'])
      await expect.element(pin(name)).toBeInTheDocument()
    const [ulm, mannheim] = [boxOf(pin('Ulm')), boxOf(pin('Mannheim'))]
    const map = boxOf(page.getByRole('region', { name: t.locations.map }))
    await unmount()
    queries.clear()
    return { between: ulm.top - mannheim.top, fromLeft: (ulm.left - map.left) / map.width }
  }
  const near = await open(16, 10)
  const far = await open(6, 10)
  // At zoom 6 a degree of latitude is some 70 pixels high here.
  expect(far.between).toBeLessThan(90)
  expect(near.between).toBeGreaterThan(2 * far.between)
  const east = await open(16, 14)
  expect(near.fromLeft).toBeGreaterThan(0.35)
  expect(east.fromLeft).toBeLessThan(0.3)
})

const pin = (name: string) =>
  page.getByRole('region', { name: t.locations.map }).getByRole('button', { name })

const answerLocations = (phone: string | null = null) =>
  answer(getContactDetails, {
    ...{ address: [], mail: null, phone, hours: null },
    locations: [
      locationIn('Ulm', 48.4, 'Ulla', '0192c7a0-0000-7000-8000-000000000001'),
      locationIn('Mannheim', 49.49, 'Max', '0192c7a0-0000-7000-8000-000000000002'),
    ],
  })

const locationIn = (town: string, latitude: number, firstName: string, id: string) => ({
  ...{ id: town.toLowerCase(), name: town, street: '', postalCode: '89073', town, latitude, longitude: 10 },
  ...{ mail: null, phone: '0731 5550', hours: null },
  contacts: [{ id, firstName, lastName: 'Berg', role: 'Beratung', phone: null, hasImage: false }],
})
