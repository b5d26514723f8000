import { paths } from '@tandem/contract/paths'
import { newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const { home, signIn } = words('de')

test('a visitor finds an offer on the home page, logs in, and reads it', async ({ page, request }) => {
  const person = await newApplicant(request, 'schnellsuche')
  await page.goto(paths.home())
  await page.getByRole('textbox', { name: home.quick.near }).fill('Stuttgart')
  await page.getByRole('button', { name: home.quick.submit }).click()
  const found = page.getByRole('region', { name: /um Stuttgart/ })
  await expect(found.getByRole('heading', { level: 2 })).toBeFocused()
  const course = found.getByRole('heading', { level: 3 }).first()
  const name = (await course.textContent()) ?? ''
  await course.getByRole('link').click()
  await page.getByLabel(signIn.login.email).fill(person.email)
  await page.getByLabel(signIn.login.password, { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/unternehmen\/angebot\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('main')).toContainText(name)
})
