import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { apiAs, newApplicant } from '../people/people.ts'
import { storedSession } from '../people/session.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'
import { anotherDevice, statusFor } from './devices.ts'

const { account, sessions, signInSections } = words('de')

test('other devices are listed and ended, one or all, and by a new password; this one stays', async ({
  page,
}) => {
  const person = await newApplicant(page.request, 'geraete')
  const tokens = [await anotherDevice(page, person), await anotherDevice(page, person)]
  await signInWith(page, person.email, person.password)
  await page.goto(paths.account())
  const section = page.getByRole('region', { name: account.sections.geraete })
  const rows = section.getByRole('listitem')
  await expect(rows.filter({ hasText: sessions.current })).toHaveCount(1)
  const before = await rows.count()
  const other = rows.filter({ hasNotText: sessions.current }).first()
  await expect(other).toContainText(/Angemeldet seit .+, zuletzt aktiv/)
  await other.getByRole('button').click()
  await expect(rows).toHaveCount(before - 1)
  await expect(section.getByText(sessions.ended)).toBeVisible()
  await expect(section.getByRole('heading', { level: 2 })).toBeFocused()
  await section.getByRole('button', { name: sessions.endOthers }).click()
  await expect(rows).toHaveCount(1)
  for (const token of tokens) expect(await statusFor(page, token)).toBe(401)
  const { token } = await storedSession(page)
  expect(await statusFor(page, token ?? '')).toBe(200)

  const elsewhere = await anotherDevice(page, person)
  const form = page.getByRole('form', { name: signInSections.password.submit })
  await form.getByLabel(signInSections.password.current, { exact: true }).fill(person.password)
  await form.getByLabel(signInSections.password.new, { exact: true }).fill('Acht Boote warten am Steg 17')
  await form.getByRole('button', { name: signInSections.password.submit }).click()
  await expect(page.getByText(signInSections.password.changed)).toBeVisible()
  await expect(form.getByLabel(signInSections.password.current, { exact: true })).toHaveValue('')
  await expect(rows).toHaveCount(1)
  expect(await statusFor(page, elsewhere)).toBe(401)
  await apiAs(page.request, { email: person.email, password: 'Acht Boote warten am Steg 17' })
  expect(await statusFor(page, token ?? '')).toBe(200)
})
