import { getContactDetails } from '@tandem/contract/pages/contact'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fill, openApp, words } from '#testing/open.tsx'
import { answer } from '#testing/stub-server.ts'

const t = words.de.pages.contact

test('the chosen location is marked in list, map and address, and its people stand below', async () => {
  answer(getContactDetails, {
    ...{ address: [], mail: null, phone: null, hours: null },
    locations: [
      locationIn('Ulm', 48.4, 'Ulla', '0192c7a0-0000-7000-8000-000000000001'),
      locationIn('Mannheim', 49.49, 'Max', '0192c7a0-0000-7000-8000-000000000002'),
    ],
  })
  await openApp(paths.contactUs())
  const people = (name: string) => page.getByRole('region', { name: fill(t.persons, { name }) })
  await expect.element(people('Ulm')).toMatchTextContent('Ulla')
  await page
    .getByRole('link', { name: /Mannheim/ })
    .first()
    .click()
  await expect.element(people('Mannheim')).toMatchTextContent('Max')
  await expect
    .element(page.getByRole('link', { name: /2\. Mannheim/ }))
    .toHaveAttribute('aria-current', 'true')
  expect(window.location.search).toBe('?standort=mannheim')
  const pin = page.getByRole('region', { name: t.locations.map }).getByRole('button', { name: 'Mannheim' })
  await expect.element(pin).toHaveAttribute('class', expect.stringMatching(/highlighted/))
})

const locationIn = (town: string, latitude: number, firstName: string, id: string) => ({
  ...{ id: town.toLowerCase(), name: town, street: '', postalCode: '89073', town, latitude, longitude: 10 },
  ...{ mail: null, phone: null, hours: null },
  contacts: [{ id, firstName, lastName: 'Berg', role: 'Beratung', phone: null, hasImage: false }],
})
