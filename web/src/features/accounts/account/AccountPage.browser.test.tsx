import { type Account, getAccount } from '@tandem/contract/accounts'
import { listColleagues } from '@tandem/contract/accounts/colleagues'
import {
  getSubscriptions,
  renewAccount,
  updateAccount,
  updateSubscription,
} from '@tandem/contract/accounts/own-account'
import { createCalendarFeed, getCalendarFeed } from '@tandem/contract/interviews'
import { paths } from '@tandem/contract/paths'
import { exportAccount } from '@tandem/contract/privacy'
import { listCountries, listEmailSubscriptions, listHighSchools } from '@tandem/contract/reference'
import { getSecondFactor } from '@tandem/contract/second-factor'
import { listSessions } from '@tandem/contract/sessions'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getMessagingSettings, getSettings, updateMessagingSettings } from '@tandem/contract/settings'
import { requestEmailChange } from '@tandem/contract/sign-in/email'
import { changePassword } from '@tandem/contract/sign-in/password'
import { violationMessage } from '@tandem/contract/violations'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { boxOf } from '#testing/boxes.ts'
import { address, applicant, company, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, byDefault, cutOff, findWrong, list, reply } from '#testing/stub-server.ts'

const t = words.de.account
const { signInSections, privacy } = words.de
const common = words.de.common
const saysRequired = violationMessage('de', 'required')
const section = (key: keyof typeof t.sections) => page.getByRole('region', { name: t.sections[key] })
const data = page.getByRole('form', { name: t.sections.daten })
const first = data.getByLabelText(t.data.firstName)
const dialog = page.getByRole('dialog')

test('own data: each field says what is wrong with it, also what only the server knows', async () => {
  await openAccount(applicant())
  const [last, birthdate] = [data.getByLabelText(t.data.lastName), data.getByLabelText(t.data.birthdate)]
  const save = data.getByRole('button', { name: t.data.submit })
  await first.fill('  ')
  await last.fill('x'.repeat(101))
  await birthdate.fill('')
  await save.click()
  await expect.element(first).toHaveAccessibleDescription(saysRequired)
  await expect.element(first).toHaveFocus()
  await expect.element(last).toHaveAccessibleDescription(violationMessage('de', 'too_long', { max: 100 }))
  await expect.element(birthdate).toHaveAccessibleDescription(violationMessage('de', 'date'))

  findWrong(updateAccount, { birthdate: 'Bitte das Geburtsdatum prüfen.' })
  await first.fill('Mira')
  await last.fill('Steg')
  await birthdate.fill('2025-01-01')
  await save.click()
  await expect.element(birthdate).toHaveAccessibleDescription('Bitte das Geburtsdatum prüfen.')
  await expect.element(birthdate).toHaveFocus()
  await expect.element(last).toHaveValue('Steg')
})

test('own data: what keeps them from being saved is read beside the button, also on a phone', async () => {
  await page.viewport(390, 500)
  await openAccount(applicant())
  cutOff(updateAccount)
  await first.fill('Mira')
  await data.getByRole('button', { name: t.data.submit }).click()
  await expect.element(data.getByRole('alert')).toMatchTextContent(signInSections.unreached)
  await expect.element(data.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect.element(first).toHaveValue('Mira')
})

test('own data: country and university are shown and corrected while their flag is on', async () => {
  const names = { nationality: 'x', nationalityEn: 'x' }
  const countries = [
    { id: 'AT', entityId: 1, countryCode: 'AT', name: 'Österreich', nameEn: 'Austria', ...names },
    { id: 'CH', entityId: 2, countryCode: 'CH', name: 'Schweiz', nameEn: 'Switzerland', ...names },
  ]
  answer(listCountries, list(countries) as never)
  answer(
    listHighSchools,
    list([
      { id: '1', name: 'Alte Akademie', town: 'Ulm', country: 'DE', active: false },
      { id: '2', name: 'Hochschule am Steg', town: 'Karlsruhe', country: 'DE' },
      { id: '3', name: 'Geschlossene Schule', town: 'Bonn', country: 'DE', active: false },
    ]) as never,
  )
  const parts = { country: 'AT', university: '1' }
  const flags = { enableApplicantCountryAndUniversityField: true }
  answer(getSettings, z.parse(PublicSettings, { applicant: flags }))
  await openAccount(applicant(parts))
  const { fields } = words.de.accounts.register
  const country = data.getByLabelText(fields.country)
  const university = data.getByRole('combobox', { name: fields.university })
  await expect.element(country).toHaveDisplayValue('Österreich')
  await university.fill('bonn')
  await expect.element(page.getByText(words.de.accounts.register.noUniversity)).toBeVisible()
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.element(university).toHaveValue(fill(common.noLongerOffered, { name: 'Alte Akademie' }))
  await university.fill('karlsruhe')
  await expect.element(page.getByRole('option', { name: /Steg/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await country.selectOptions('Schweiz')
  findWrong(updateAccount, { country: 'Diesen Eintrag gibt es nicht.' })
  const save = data.getByRole('button', { name: t.data.submit })
  await save.click()
  await expect.element(country).toHaveAccessibleDescription('Diesen Eintrag gibt es nicht.')
  await expect.element(country).toHaveFocus()
  await expect.element(university).toHaveValue('Hochschule am Steg')

  answer(updateAccount, applicant({ country: null, university: '2' }))
  await country.selectOptions('')
  await save.click()
  await expect.element(data.getByText(t.saved, { exact: true })).toBeVisible()
  expect(askedOf(updateAccount).at(-1)?.body).toMatchObject({ country: '', university: '2' })
})

test('own data: without its flag nobody is asked for country and university, and none is sent', async () => {
  await openAccount(applicant({ country: 'AT', university: '1' }))
  await expect.element(first).toBeVisible()
  await expect.element(data.getByLabelText(words.de.accounts.register.fields.country)).not.toBeInTheDocument()
  answer(updateAccount, applicant({ firstName: 'Mina' }))
  await first.fill('Mina')
  await data.getByRole('button', { name: t.data.submit }).click()
  await expect.element(data.getByText(t.saved, { exact: true })).toBeVisible()
  expect(askedOf(updateAccount)[0]?.body).not.toHaveProperty('country')
  expect(askedOf(updateAccount)[0]?.body).not.toHaveProperty('university')
})

test('own data of a company: the phone number is checked, and may be none', async () => {
  await openAccount(company())
  const phone = data.getByLabelText(t.data.phone)
  await phone.fill('anrufen')
  await data.getByRole('button', { name: t.data.submit }).click()
  await expect.element(phone).toHaveAccessibleDescription(violationMessage('de', 'phone'))
  answer(updateAccount, company({ phone: null }))
  await phone.fill('')
  await expect.element(phone).not.toHaveAccessibleDescription()
  await data.getByRole('button', { name: t.data.submit }).click()
  await expect.element(data.getByText(t.saved, { exact: true })).toBeVisible()
})

test('another address: each field says what is wrong with it and keeps what was typed', async () => {
  await openAccount(applicant())
  await page.getByRole('button', { name: signInSections.email.change }).click()
  const form = page.getByRole('form', { name: signInSections.email.change })
  const email = form.getByLabelText(signInSections.email.new)
  const password = form.getByLabelText(signInSections.email.password, { exact: true })
  const submit = form.getByRole('button', { name: signInSections.email.submit })
  await expect.element(email).toHaveFocus()
  await email.fill('mira@')
  await submit.click()
  await expect
    .element(email)
    .toHaveAccessibleDescription(`${violationMessage('de', 'email')} ${signInSections.email.newHint}`)
  await expect.element(password).toHaveAccessibleDescription(violationMessage('de', 'password'))

  findWrong(requestEmailChange, { password: violationMessage('de', 'password_wrong') })
  await email.fill('neu@example.org')
  await password.fill('nicht das richtige')
  await submit.click()
  await expect.element(password).toHaveAccessibleDescription(violationMessage('de', 'password_wrong'))
  await expect.element(password).toHaveFocus()
  await expect.element(email).toHaveValue('neu@example.org')
})

test('another password: each field says what is wrong with it and keeps what was typed', async () => {
  await openAccount(applicant())
  const form = page.getByRole('form', { name: signInSections.password.submit })
  const old = form.getByLabelText(signInSections.password.current, { exact: true })
  const fresh = form.getByLabelText(signInSections.password.new, { exact: true })
  const submit = form.getByRole('button', { name: signInSections.password.submit })
  await fresh.fill('zu kurz')
  await submit.click()
  await expect.element(old).toHaveAccessibleDescription(violationMessage('de', 'password'))
  await expect.element(old).toHaveFocus()
  await expect
    .element(fresh)
    .toHaveAccessibleDescription(new RegExp(violationMessage('de', 'too_short', { min: 12 })))

  findWrong(changePassword, { newPassword: 'Dieses Passwort ist zu leicht zu erraten.' })
  await old.fill('das alte Passwort')
  await fresh.fill('passwort1234')
  await submit.click()
  await expect.element(fresh).toHaveAccessibleDescription(/zu leicht zu erraten/)
  await expect.element(fresh).toHaveValue('passwort1234')
})

test('who leaves with something unsaved is asked; another language is not held up', async () => {
  await openAccount(applicant())
  await first.fill('Ungespeichert')
  const home = page.getByRole('contentinfo').getByRole('link', { name: common.footer.imprint })
  await home.click()
  await dialog.getByRole('button', { name: t.leave.stay }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe('/account')
  await page.getByRole('navigation', { name: common.language }).getByRole('link', { name: 'English' }).click()
  await expect.element(page.getByLabelText(words.en.account.data.firstName)).toHaveValue('Ungespeichert')
  expect(address()).toBe('/en/account')
})

test('switches apply at once, and jump back with a word when the server does not take them', async () => {
  await openAccount(applicant())
  const mails = section('mitteilungen')
  const messages = mails.getByRole('switch', { name: /Neue Nachrichten/ })
  const receipts = mails.getByRole('switch', { name: t.mails.receipts })
  await expect.element(messages).toBeChecked()
  answer(updateSubscription, [{ id: 'messages', enabled: false }])
  answer(getSubscriptions, [{ id: 'messages', enabled: false }])
  await messages.click({ force: true })
  await expect.element(messages).not.toBeChecked()
  await expect.element(mails.getByText(t.mails.intervalOff)).toBeVisible()
  expect(askedOf(updateSubscription)[0]).toMatchObject({
    path: '/api/account/subscriptions/messages',
    body: { enabled: false },
  })

  reply(updateSubscription, () => Response.json({}, { status: 500 }))
  reply(updateMessagingSettings, () => Response.json({}, { status: 500 }))
  await messages.click({ force: true })
  await expect.element(mails.getByRole('alert')).toMatchTextContent(t.mails.undone)
  await expect.element(messages).not.toBeChecked()
  await receipts.click({ force: true })
  await expect.poll(() => mails.getByRole('alert').elements().length).toBe(2)
  await expect.element(receipts).toBeChecked()
})

test('the lifetime is shown, in the menu too, and renewed once that is possible', async () => {
  await openAccount(applicant({ accountLifetime: 12, allowRevalidation: true }))
  const lifetime = section('laufzeit')
  await expect.element(lifetime).toMatchTextContent(/Noch 12\sTage/)
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(common.userMenu) })
    .click()
  const link = page.getByRole('link', { name: fill(common.nav.accountEnding_other, { count: 12 }) })
  await expect.element(link).toBeVisible()
  await userEvent.keyboard('{Escape}')
  answer(renewAccount, applicant({ accountLifetime: 365 }))
  await lifetime.getByRole('button', { name: t.lifetime.renew }).click()
  await expect.element(lifetime.getByText(/^Verlängert bis/)).toBeVisible()
  await expect.element(lifetime.getByRole('button', { name: t.lifetime.renew })).not.toBeInTheDocument()
})

test('the language of the mails is chosen at once, and the page’s offered', async () => {
  await openAccount(applicant())
  const language = section('sprache')
  answer(updateAccount, applicant({ language: 'en' }))
  await language.getByRole('radio', { name: t.language.en }).click({ force: true })
  await expect.element(language.getByText(t.saved, { exact: true })).toBeVisible()
  expect(askedOf(updateAccount)[0]?.body).toMatchObject({ language: 'en' })
  await language.getByRole('link', { name: t.language.page.en }).click()
  await expect.poll(address).toBe('/en/account#sprache')
})

test('a link leads to its section, whose heading takes the focus', async () => {
  await openAccount(applicant(), '/account#laufzeit')
  const heading = page.getByRole('heading', { name: t.sections.laufzeit })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
  const nav = page.getByRole('navigation', { name: t.sections.label })
  await nav.getByRole('link', { name: t.sections.sprache }).click()
  await expect.poll(address).toBe('/account#sprache')
  await expect.element(page.getByRole('heading', { name: t.sections.sprache })).toHaveFocus()
  await expect
    .element(nav.getByRole('link', { name: t.sections.sprache }))
    .toHaveAttribute('aria-current', 'true')
})

test('a part that does not load says so and loads again; the rest is there', async () => {
  reply(listSessions, () => Response.json({}, { status: 404 }))
  await openAccount(applicant())
  const devices = section('geraete')
  await expect.element(devices.getByRole('alert')).toMatchTextContent(common.error.load)
  await expect.element(first).toBeVisible()
  answer(listSessions, sessions)
  devices.getByRole('button', { name: common.error.retry }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(devices.getByText(words.de.sessions.current)).toBeVisible()
  await expect.element(devices.getByRole('heading', { name: t.sections.geraete })).toHaveFocus()
})

test('the button that creates a calendar address stays where it was pressed, and the address follows it', async () => {
  await page.viewport(320, 640)
  await openAccount(applicant(), '/account#kalender')
  const feed = page.getByRole('region', { name: words.de.interviews.feed.title })
  const url = `https://tandem.example/api/calendar/${'x'.repeat(43)}.ics`
  const button = feed.getByRole('button', { name: /dresse erstellen$/ })
  for (const createdAt of [moment, '2026-11-02T10:00:00.000Z']) {
    answer(createCalendarFeed, { url, createdAt })
    answer(getCalendarFeed, { createdAt })
    button.element().focus()
    const { top } = boxOf(button)
    await userEvent.keyboard('{Enter}')
    await expect.element(feed.getByRole('alert')).toBeVisible()
    await expect.element(button).toHaveTextContent(words.de.interviews.feed.renew)
    expect(boxOf(button).top).toBeCloseTo(top, 0)
    await expect.element(button).toHaveFocus()
  }
})

test('an export that fails says so', async () => {
  await openAccount(applicant())
  reply(exportAccount, () => Response.json({}, { status: 500 }))
  const own = section('eigene-daten')
  await own.getByRole('button', { name: privacy.export.submit }).click()
  await expect.element(own.getByRole('alert')).toMatchTextContent(privacy.export.failed)
})

test('an admin without the second factor that is asked for can do nothing else first', async () => {
  await openAccount(applicant({ type: 'admin', secondFactorMissing: true }), '/praktikums-boerse')
  await expect.poll(address).toBe('/account#sicherheit')
  await expect.element(page.getByText(t.factorFirst.title)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent(words.de.security.title)
  expect(page.getByRole('navigation', { name: common.mainMenu }).getByRole('link').elements()).toEqual([])
})

const moment = '2026-11-01T10:00:00.000Z'
const id = '019b0000-0000-7000-8000-000000000009'
const sessions = [{ id, device: 'Firefox, Linux', createdAt: moment, lastSeenAt: moment, current: true }]

test('that the university deletes the account is said with its day, its reason and how to keep it', async () => {
  const deletion = { dueAt: '2026-12-14T10:00:00.000Z', reason: 'Doppelt angelegt.' }
  const { scheduled } = privacy
  const title = (words: string) => page.getByText(fill(words, { date: '14. Dezember 2026' }))
  await openAccount(applicant({ deletion }))
  await expect.element(title(scheduled.title)).toBeVisible()
  await expect.element(page.getByText(`${scheduled.reason} ${deletion.reason}`)).toBeVisible()
  await expect.element(page.getByText(scheduled.keep)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: scheduled.write }))
    .toHaveAttribute('href', paths.contactUs())
})

test('a company reads by Sie that its account is to be deleted', async () => {
  const deletion = { dueAt: '2026-12-14T10:00:00.000Z', reason: 'Doppelt angelegt.' }
  await openAccount(company({ deletion }))
  await expect.element(page.getByText(privacy.scheduled.keep_formal)).toBeVisible()
  expect(page.getByText(privacy.scheduled.keep).elements()).toEqual([])
})

async function openAccount(account: Account, path = '/account'): Promise<void> {
  signIn(account)
  byDefault(() => {
    answer(getAccount, account)
    answer(listSessions, sessions)
    answer(getCalendarFeed, { createdAt: null })
    answer(getSubscriptions, [{ id: 'messages', enabled: true }])
    answer(listEmailSubscriptions, list([{ id: 'messages', name: 'Neue Nachrichten', value: null }]))
    answer(getMessagingSettings, {
      maxLength: 10_000,
      maxAttachments: 5,
      maxAttachmentBytes: 10,
      mailInterval: 'immediately',
      readReceipts: true,
    })
    answer(getSecondFactor, { required: false, totpSince: null, passkeys: [], recoveryCodesLeft: 0 })
    answer(listColleagues, { members: [], invitations: [], can: { invite: false } })
  })
  await openApp(path)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}
