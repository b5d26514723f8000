import { confirmAccount } from '@tandem/contract/sign-in/email'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openApp, words } from '#testing/open.tsx'
import { refuse } from '#testing/stub-server.ts'

const t = words.de.accounts.verify
const heading = page.getByRole('heading', { level: 1 })

test('an unknown link says so and takes the focus', async () => {
  refuse(confirmAccount, 'token_invalid')
  await openApp(`/registrierung-verifikation/${'x'.repeat(43)}`)
  await page.getByRole('button', { name: t.submit }).click()
  await expect.element(heading).toHaveTextContent(t.invalid.title)
  await expect.element(heading).toHaveFocus()
})

test('a link that was used already leads to the login', async () => {
  refuse(confirmAccount, 'already_confirmed')
  await openApp(`/registrierung-verifikation/${'x'.repeat(43)}`)
  await page.getByRole('button', { name: t.submit }).click()
  await expect.element(heading).toHaveTextContent(t.confirmed.title)
  await expect.element(page.getByRole('main').getByLabelText(words.de.accounts.login.email)).toBeVisible()
})

test('without a link it says what is missing and leads on', async () => {
  await openApp('/registrierung-verifikation')
  await expect.element(heading).toHaveTextContent(t.missing.title)
  await page.getByRole('link', { name: t.again }).click()
  await expect.poll(address).toBe('/registrierung')
})
