import { requestPassword, resetPassword } from '@tandem/contract/sign-in/password'
import { violationMessage } from '@tandem/contract/violations'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address, fill, openApp, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, findWrong, refuse } from '#testing/stub-server.ts'

const t = words.de.signIn
const heading = page.getByRole('heading', { level: 1 })
const main = page.getByRole('main')
const email = main.getByLabelText(t.login.email)
const password = page.getByLabelText(t.newPassword.label, { exact: true })
const request = page.getByRole('button', { name: t.forgotten.submit })
const set = page.getByRole('button', { name: t.newPassword.submit })
const newPassword = 'Acht Anker rosten am Rhein 17'

test('the column stands beside what keeps the account safe, and alone on a phone', async () => {
  await page.viewport(1440, 900)
  await openApp('/passwort-vergessen')
  const panel = page.getByRole('complementary', { name: t.access.label })
  await expect.element(panel).toBeVisible()
  const column = () => request.element().getBoundingClientRect()
  expect(column().width).toBe(560)
  expect(column().right).toBeLessThan(panel.element().getBoundingClientRect().left)
  await page.viewport(390, 844)
  await expect.element(panel).not.toBeInTheDocument()
  await expect.poll(() => column().width).toBe(390 - 2 * 16)
})

test('an address that is none is named at its field and kept', async () => {
  await openApp('/passwort-vergessen')
  for (const value of ['', '   ', 'jule@', 'jule@example']) {
    await email.fill(value)
    await request.click()
    await expect.element(email).toHaveAccessibleDescription(violationMessage('de', 'email'))
    await expect.element(email).toHaveFocus()
  }
})

test('after the request it says where to look, sends again, and goes back with the address', async () => {
  answer(requestPassword, true)
  await openApp('/passwort-vergessen')
  await email.fill('Nobody.Here@example.org ')
  await request.click()
  await expect.poll(address).toBe('/passwort-vergessen/email')
  await expect.element(heading).toHaveTextContent(t.requested.title)
  const sentence = fill(t.requested.to, { email: 'nobody.here@example.org' }).replace(/<\/?address>/g, '')
  await expect.element(page.getByText(sentence)).toBeVisible()
  await page.getByRole('button', { name: t.requested.again }).click()
  await expect.element(page.getByText(t.requested.sentAgain)).toBeVisible()
  await page.getByRole('link', { name: t.requested.other }).click()
  await expect.element(email).toHaveValue('nobody.here@example.org')
})

test('the step after the request also stands without an address', async () => {
  await openApp('/passwort-vergessen/email')
  await expect.element(page.getByText(t.requested.general)).toBeVisible()
  await expect.element(page.getByRole('button', { name: t.requested.again })).not.toBeInTheDocument()
  await page.getByRole('link', { name: t.requested.ask }).click()
  await expect.poll(address).toBe('/passwort-vergessen')
})

test('without an answer or a connection the form says which, and a request is not lost', async () => {
  cutOff(requestPassword)
  await openApp('/passwort-vergessen')
  await email.fill('jule@example.org')
  await request.click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(words.de.common.notifications.unreached)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await request.click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(words.de.common.notifications.offline.text)
  onLine.mockReturnValue(true)
  answer(requestPassword, true)
  await request.click()
  await expect.poll(address).toBe('/passwort-vergessen/email')
})

test('a password that does not do is named at its field and kept', async () => {
  await openLink()
  const short = violationMessage('de', 'too_short', { min: 12 })
  for (const [value, message] of [
    ['', short],
    ['elf Zeichen', short],
    ['x'.repeat(129), violationMessage('de', 'too_long', { max: 128 })],
  ] as const) {
    await password.fill(value)
    await set.click()
    await expect.element(password).toHaveAccessibleDescription(new RegExp(message))
    await expect.element(password).toHaveValue(value)
  }
  findWrong(resetPassword, { password: 'Dieses Passwort ist zu leicht zu erraten.' })
  await password.fill('passwort1234')
  await set.click()
  await expect.element(password).toHaveAccessibleDescription(/zu leicht zu erraten/)
  await expect.element(password).toHaveFocus()
  // Once it is put right, nothing says that something is missing still.
  await password.fill(newPassword)
  await expect.element(password).toBeValid()
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
})

test('two clicks set the password once; a cut line before that loses nothing', async () => {
  cutOff(resetPassword)
  await openLink()
  await password.fill(newPassword)
  await set.click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(words.de.common.notifications.unreached)
  await expect.element(password).toHaveValue(newPassword)
  const { promise, resolve } = Promise.withResolvers<true>()
  answer(resetPassword, () => promise)
  await set.dblClick()
  resolve(true)
  await expect.poll(address).toBe('/passwort-vergessen/erfolgreich')
  expect(askedOf(resetPassword)).toHaveLength(2)
})

test('a link that is missing or wrong says so and leads to a new one', async () => {
  await openApp('/passwort-vergessen/erneuern')
  await expect.element(heading).toHaveTextContent(t.newPassword.missing.title)
  await page.getByRole('link', { name: t.newPassword.ask }).click()
  await expect.poll(address).toBe('/passwort-vergessen')
})

test.for(['token_invalid', 'invalid_input'] as const)(
  'a link that is refused as %s says so',
  async (code) => {
    refuse(
      resetPassword,
      code,
      code === 'invalid_input' ? { violations: [{ propertyPath: 'token', message: '' }] } : {},
    )
    await openLink()
    await password.fill(newPassword)
    await set.click()
    await expect.element(heading).toHaveTextContent(t.newPassword.invalid.title)
    await expect.element(heading).toHaveFocus()
  },
)

const openLink = () => openApp(`/passwort-vergessen/erneuern/${'x'.repeat(43)}`)
