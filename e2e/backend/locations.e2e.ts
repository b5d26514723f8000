import { localizePath, paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de')

test('an admin changes a location and lists somebody there, which visitors read at once', async ({
  page,
  otherPage: reader,
}) => {
  await signInAs(page, 'admin')
  await page.goto(paths.backendLocations())
  await page.getByRole('link', { name: 'Lörrach' }).click()
  await page.getByLabel('Öffnungszeiten, Deutsch').fill('Nur nach Vereinbarung')
  await page.getByLabel('Öffnungszeiten, Englisch').fill('By appointment only')
  await page.getByRole('button', { name: 'Nach Norden' }).press('Enter')
  await page.getByRole('button', { name: t.contents.publish }).click()
  await expect(page.getByText(t.contents.published)).toBeVisible()
  await page.getByRole('button', { name: t.locations.persons.add }).click()
  await page.getByLabel(t.locations.persons.fields.firstName).fill('Ina')
  await page.getByLabel(t.locations.persons.fields.lastName).fill('Rheinau')
  await page.getByRole('button', { name: t.locations.save }).click()
  await expect(page.getByText(t.locations.persons.saved)).toBeVisible()

  await reader.goto(localizePath(paths.contactLocation({ locationId: 'loerrach' }), 'en'))
  await expect(reader.getByText('By appointment only')).toBeVisible()
  await expect(reader.getByText('Ina Rheinau')).toBeVisible()
})
