import { type Account, getAccount } from '@tandem/contract/accounts'
import { listColleagues } from '@tandem/contract/accounts/colleagues'
import { getSubscriptions, updateAccount } from '@tandem/contract/accounts/own-account'
import { getCalendarFeed } from '@tandem/contract/interviews'
import { listEmailSubscriptions } from '@tandem/contract/reference'
import { getSecondFactor } from '@tandem/contract/second-factor'
import { listSessions, logout, refreshSession } from '@tandem/contract/sessions'
import { getMessagingSettings } from '@tandem/contract/settings'
import { login } from '@tandem/contract/sign-in'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentAccount, currentToken } from '#lib/session/session-store.ts'
import { address, allPermissions, applicant, company, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, reply } from '#testing/stub-server.ts'

/** A session that ends by itself while something is unsaved (ADR 23). */
const t = words.de.signIn
const { data, sections } = words.de.account
const common = words.de.common
const person = applicant()
/** Led to this page too. */
const other = applicant({
  id: '019b0000-0000-7000-8000-000000000009',
  firstName: 'Jonas',
  secondFactorMissing: true,
})
const auth = { token: 'n'.repeat(43), security: 'W10' }

const form = page.getByRole('form', { name: sections.daten })
const firstName = form.getByLabelText(data.firstName)
/** A company hears "Sie". */
const title = new RegExp(`${t.suspended.title}|${t.suspended.title_formal}`)
const dialog = page.getByRole('dialog', { name: title })
const heading = dialog.getByRole('heading', { name: title })

test('the page stays out of sight and reach, and who signs in again goes on in the same field', async () => {
  await openAccount()
  await endSession()
  await expect.element(heading).toHaveFocus()
  await expect.element(dialog).toMatchTextContent(t.suspended.text)
  const field = document.querySelector<HTMLInputElement>('input[name=firstName]')
  expect(field?.checkVisibility({ visibilityProperty: true })).toBe(false)
  expect(field?.closest('[inert]')).not.toBeNull()
  // What is typed on is no address, and nothing closes the dialog.
  await userEvent.keyboard('la{Escape}{Escape}{Escape}')
  await expect.element(heading).toBeVisible()
  expect(dialog.element().matches(':modal')).toBe(true)
  expect(address()).toBe('/account')
  await expect.element(page.getByText(common.notifications.needToLogin.title)).not.toBeInTheDocument()

  await signInAs(person)
  await expect.element(firstName).toHaveFocus()
  await expect.element(firstName).toHaveValue('Mirabella')
  await expect.element(page.getByRole('status').getByText(t.suspended.resumed.text)).toBeVisible()
  expect(currentToken()).toBe(auth.token)
  expect(address()).toBe('/account')
})

test('what was being saved is saved after the login, with the new token', async () => {
  await openAccount()
  const saved = applicant({ firstName: 'Mirabella' })
  reply(updateAccount, ({ headers }) =>
    headers.get('authorization') === `Bearer ${auth.token}`
      ? Response.json({ meta: { status: 'SUCCESS', dataField: 'account' }, account: saved })
      : Response.json({}, { status: 401 }),
  )
  reply(refreshSession, () => Response.json({}, { status: 401 }))
  await form.getByRole('button', { name: data.submit }).click()
  await expect.element(heading).toHaveFocus()
  await signInAs(saved)
  await expect.element(form.getByText(words.de.account.saved, { exact: true })).toBeVisible()
  expect(askedOf(updateAccount)).toHaveLength(2)
})

test('the second factor is asked for in the dialog', async () => {
  await openAccount()
  await endSession()
  reply(login, ({ body }) =>
    (body as { code?: string }).code
      ? Response.json({ meta: { status: 'SUCCESS' }, auth })
      : Response.json({ meta: { status: 'SECOND_FACTOR_REQUIRED' } }, { status: 400 }),
  )
  answer(getAccount, person)
  await fillIn()
  await expect.element(dialog.getByLabelText(t.login.code)).toHaveFocus()
  await dialog.getByLabelText(t.login.code).fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(firstName).toHaveValue('Mirabella')
  await expect.element(firstName).toHaveFocus()
})

test('a dialog of the page is hidden with it, and stands there again with what was typed', async () => {
  const colleagues = words.de.colleagues
  await openAccount(company(), allPermissions)
  await page.getByRole('button', { name: colleagues.invite.open }).click()
  const invitation = page.getByRole('dialog', { name: colleagues.invite.title })
  const email = invitation.getByLabelText(colleagues.invite.email)
  await email.fill('neu@example.org')
  await endSession()
  await expect.element(heading).toMatchTextContent(t.suspended.title_formal)
  await expect.element(invitation).not.toBeInTheDocument()
  await signInAs(company())
  await expect.element(email).toHaveValue('neu@example.org')
  await expect.element(email).toHaveFocus()
})

test('another account is told first what it would drop, and can go back', async () => {
  await openAccount()
  await endSession()
  answer(logout, true)
  await signInAs(other)
  const warning = page.getByRole('dialog', { name: t.suspended.other.title })
  await expect.element(warning.getByRole('heading')).toHaveFocus()
  await expect.element(warning).toMatchTextContent(t.suspended.other.text)
  await warning.getByRole('button', { name: t.suspended.other.back }).click()
  await expect.element(heading).toBeVisible()
  await expect
    .poll(() => askedOf(logout).map(({ headers }) => headers.get('authorization')))
    .toEqual([`Bearer ${auth.token}`])
  expect([currentToken(), currentAccount()?.id]).toEqual([null, person.id])
  expect(sessionStorage.getItem('tandem-unsaved')).toContain('Mirabella')

  await signInAs(other)
  await warning.getByRole('button', { name: t.suspended.other.go }).click()
  await expect.poll(address).toBe('/account#sicherheit')
  await expect.element(page.getByRole('banner').getByRole('button', { name: /Jonas/ })).toBeVisible()
  await expect.element(firstName).not.toBeInTheDocument()
  await expect.element(page.getByText(t.suspended.resumed.text)).not.toBeInTheDocument()
  expect(currentAccount()?.id).toBe(other.id)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Mirabella')
})

test('who signs out instead leaves nothing behind', async () => {
  await openAccount()
  await endSession()
  await dialog.getByRole('button', { name: t.suspended.discard }).click()
  await expect.poll(address).toBe('/')
  await expect.element(dialog).not.toBeInTheDocument()
  expect([currentToken(), currentAccount()]).toEqual([null, null])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Mira')
  await expect.element(page.getByRole('banner').getByRole('button', { name: common.nav.login })).toBeVisible()
})

test('a login in another tab goes on here; signing out there ends here too', async () => {
  await openAccount()
  await endSession()
  const tab = new BroadcastChannel('tandem-session')
  onTestFinished(() => tab.close())
  tab.postMessage({ type: 'session', session: { ...auth, account: other } })
  tab.postMessage({ type: 'session', session: { ...auth, account: person } })
  await expect.element(firstName).toHaveFocus()
  expect(currentToken()).toBe(auth.token)

  await endSession()
  tab.postMessage({ type: 'ended', accountId: person.id })
  await expect.poll(address).toBe('/')
  expect(currentAccount()).toBeNull()
})

/** With something typed and not saved. */
async function openAccount(account = person, holds: readonly string[] = []): Promise<void> {
  signIn(account, holds)
  answer(listColleagues, { members: [], invitations: [], can: { invite: true } })
  answer(listSessions, [])
  answer(getCalendarFeed, { createdAt: null })
  answer(getSubscriptions, [])
  answer(listEmailSubscriptions, list([]))
  answer(getMessagingSettings, {
    maxLength: 10_000,
    maxAttachments: 5,
    maxAttachmentBytes: 10,
    mailInterval: 'immediately',
    readReceipts: true,
  })
  answer(getSecondFactor, { required: false, totpSince: null, passkeys: [], recoveryCodesLeft: 0 })
  await openApp('/account')
  await firstName.fill('Mirabella')
}

/** The tab comes to the front, and the server knows nothing of the token any more. */
async function endSession(): Promise<void> {
  reply(refreshSession, () => Response.json({}, { status: 401 }))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(heading).toBeVisible()
}

async function signInAs(account: Account): Promise<void> {
  answer(login, auth)
  answer(refreshSession, auth)
  answer(getAccount, account)
  await fillIn()
}

async function fillIn(): Promise<void> {
  await dialog.getByLabelText(t.login.email).fill('mira@example.org')
  await dialog.getByLabelText(t.login.password, { exact: true }).fill('a password')
  await dialog.getByRole('button', { name: t.login.submit, exact: true }).click()
}
