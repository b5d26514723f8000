import { type Account, getAccount } from '@tandem/contract/accounts'
import { login, startPasskeyLogin } from '@tandem/contract/sign-in'
import { violationMessage } from '@tandem/contract/violations'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '#lib/api/client.ts'
import { useNotifications } from '#lib/notifications.ts'
import { currentToken } from '#lib/session/session-store.ts'
import { storeTarget } from '#lib/session/sign-in-target.ts'
import { askToLoginHere } from '#lib/session/useAskToLogin.ts'
import { applicant, expectComplaint, open, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, reply } from '#testing/stub-server.ts'
import { LoginForm } from './LoginForm.tsx'

const t = words.de.signIn.login
const email = page.getByLabelText(t.email)
const password = page.getByLabelText(t.password, { exact: true })
const submit = page.getByRole('button', { name: t.submit, exact: true })
const code = page.getByLabelText(t.code)
const alert = page.getByRole('alert')
const auth = { token: 'x'.repeat(43), security: 'W10' }

/** The form offers passkeys by itself; a browser without any never answers. */
beforeEach(() => reply(startPasskeyLogin, () => new Promise(() => {})))

test.for(['de', 'en'] as const)('what is missing or wrong is said at its field, %s', async (locale) => {
  const t = words[locale].signIn.login
  await open(<LoginForm />, { at: locale === 'de' ? '/hier' : '/en/hier' })
  const field = page.getByRole('form').getByRole('textbox').first()
  await expect.element(field).toHaveFocus()
  await page.getByRole('button', { name: t.submit, exact: true }).click()
  await expect.element(field).toHaveAccessibleDescription(violationMessage(locale, 'email'))
  await field.fill('lena.demo@example')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(violationMessage(locale, 'email'))
  const second = page.getByRole('form').element().querySelector('[name=password]')
  await expect
    .element(second as HTMLElement)
    .toHaveAccessibleDescription(violationMessage(locale, 'password'))
  expect(askedOf(login)).toHaveLength(0)
})

test('a failed login flags both fields, whichever was wrong, and keeps what was typed', async () => {
  refuseWith('INVALID_CREDENTIALS')
  await open(<LoginForm />)
  await signIn()
  await expect.element(alert).toMatchTextContent(t.invalid)
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await expect.element(password).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(t.checkEmail)
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(email).toHaveValue('lena@example.org')
  await expect.element(password).toHaveValue('not the password')
})

test('after too many tries the password alone is flagged', async () => {
  refuseWith('GENERIC_ERROR', 429)
  await open(<LoginForm />)
  await signIn()
  await expect.element(alert).toMatchTextContent(t.tooMany)
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
})

test('an address with blanks around it signs in, once on two clicks, and opens the dashboard', async () => {
  answer(getAccount, applicant())
  const { promise, resolve } = Promise.withResolvers<typeof auth>()
  answer(login, () => promise)
  await open(<LoginForm />)
  await email.fill('  lena@example.org ')
  await password.fill(' a password ')
  await submit.dblClick()
  resolve(auth)
  await expect.element(page.getByText('/dashboard')).toBeVisible()
  expect(askedOf(login).map(({ body }) => body)).toEqual([
    { email: 'lena@example.org', password: 'a password', locale: 'de' },
  ])
  expect(askedOf(getAccount)[0]?.headers.get('authorization')).toBe(`Bearer ${auth.token}`)
})

test('who has a second factor is asked for its code in place', async () => {
  answer(getAccount, applicant())
  reply(login, ({ body }) => {
    const { code } = body as { code?: string }
    if (code === '123456') return Response.json({ meta: { status: 'SUCCESS' }, auth })
    return metaStatus(code ? 'SECOND_FACTOR_INVALID' : 'SECOND_FACTOR_REQUIRED')
  })
  await open(<LoginForm />)
  await signIn()
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(alert).not.toBeInTheDocument()
  await submit.click()
  await expect.element(code).toHaveAccessibleDescription(startingWith(violationMessage('de', 'required')))
  await code.fill('000000')
  await submit.click()
  await expect.element(code).toHaveAccessibleDescription(startingWith(violationMessage('de', 'code_wrong')))
  await expect.element(code).toHaveValue('000000')
  await expect.element(code).toHaveFocus()

  await page.getByRole('button', { name: t.useRecovery }).click()
  await expect.element(code).toHaveAttribute('inputmode', 'text')
  await expect.element(code).toHaveFocus()
  // The wrong one is no part of the other.
  await expect.element(code).toHaveValue('')
  await expect.element(code).toHaveAccessibleDescription(t.recoveryHint)
  await expect.element(page.getByRole('link', { name: t.contact })).toHaveAttribute('href', '/kontakt')
  await page.getByRole('button', { name: t.useApp }).click()
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')

  await page.getByRole('button', { name: t.otherwise }).click()
  await expect.element(email).toHaveValue('lena@example.org')
  await expect.element(password).toHaveValue('not the password')
  await submit.click()
  await code.fill(' 123456 ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('/dashboard')).toBeVisible()
  expect(askedOf(login).at(-1)?.body).toMatchObject({ email: 'lena@example.org', code: '123456' })
})

test('too many codes are answered with a pause, and the code stays', async () => {
  reply(login, ({ body }) =>
    (body as { code?: string }).code
      ? metaStatus('GENERIC_ERROR', 429)
      : metaStatus('SECOND_FACTOR_REQUIRED'),
  )
  await open(<LoginForm />)
  await signIn()
  await code.fill('ABCDE-12345')
  await submit.click()
  await expect.element(alert).toMatchTextContent(t.tooMany)
  await expect.element(code).toHaveValue('ABCDE-12345')
})

test('a passkey that was not chosen is no error, one that is refused is', async () => {
  let fault = 'NotAllowedError'
  const get = vi.spyOn(navigator.credentials, 'get').mockImplementation(async (options) => {
    if (options?.mediation === 'conditional') return new Promise(() => {})
    throw new DOMException('', fault)
  })
  answer(startPasskeyLogin, { challenge: 'AAAA', rpId: location.hostname, allowCredentials: [] } as never)
  await open(<LoginForm />)
  const button = page.getByRole('button', { name: t.passkey })
  await button.click()
  await expect.poll(() => get.mock.calls.length).toBeGreaterThan(0)
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  await expect.element(alert).not.toBeInTheDocument()
  fault = 'SecurityError'
  await button.click()
  await expect.element(alert).toMatchTextContent(t.passkeyFailed)
})

test('after the second factor, and in another language, the login leads to where a link led', async () => {
  answer(getAccount, applicant())
  reply(login, ({ body }) =>
    (body as { code?: string }).code
      ? Response.json({ meta: { status: 'SUCCESS' }, auth })
      : metaStatus('SECOND_FACTOR_REQUIRED'),
  )
  askToLoginHere({ title: 'Bitte anmelden', desc: 'Danach geht es weiter.' })
  storeTarget({ pathname: '/nachrichten/7', search: '', hash: '' })
  await open(<LoginForm />, { at: '/en/hier' })
  const t = words.en.signIn.login
  await page.getByLabelText(t.email).fill('lena@example.org')
  await page.getByLabelText(t.password, { exact: true }).fill('a password')
  await page.getByRole('button', { name: t.submit, exact: true }).click()
  await page.getByLabelText(t.code).fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('/en/nachrichten/7')).toBeVisible()
  // What asked for it is out of date.
  expect(useNotifications.getState().items).toEqual([])
})

test('an account that lacks its second factor is led to where it is set up', async () => {
  await signInTo(applicant({ type: 'admin', secondFactorMissing: true }))
  await expect.element(page.getByText('/account#sicherheit')).toBeVisible()
})

test('a profile that does not load after the login signs out again', async () => {
  answer(login, auth)
  reply(getAccount, () => Response.json({}, { status: 500 }))
  await open(<LoginForm />)
  await signIn()
  await expect.element(alert).toBeVisible()
  expect(currentToken()).toBeNull()
  await expect.element(submit).toBeVisible()
})

test('without a server it says so, and nothing is lost', async () => {
  cutOff(login)
  await open(<LoginForm />)
  await signIn()
  await expect.element(alert).toMatchTextContent(t.unavailable)
  await expect.element(email).toHaveValue('lena@example.org')
  expectComplaint(/Failed to fetch/)
})

test('without a connection it says that the device is offline, and nothing else does', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const everywhere = vi.spyOn(client, 'onNetworkError')
  cutOff(login)
  await open(<LoginForm />)
  await signIn()
  await expect.element(alert).toMatchTextContent(words.de.common.notifications.offline.text)
  await passed()
  expect(everywhere).not.toHaveBeenCalled()
})

/** Longer than the notice for all waits. */
const passed = () => new Promise((resolve) => setTimeout(resolve, 2000))

async function signIn(address = 'lena@example.org', secret = 'not the password'): Promise<void> {
  await email.fill(address)
  await password.fill(secret)
  await submit.click()
}

async function signInTo(account: Account): Promise<void> {
  answer(login, auth)
  answer(getAccount, account)
  await open(<LoginForm />)
  await signIn()
}

const metaStatus = (status: string, http = 400) => Response.json({ meta: { status } }, { status: http })
const refuseWith = (status: string, http = 400) => reply(login, () => metaStatus(status, http))
const startingWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
