import { readRegistrationKey, register } from '@tandem/contract/accounts/registration'
import { getDashboard } from '@tandem/contract/dashboard'
import { listOpenInterviews } from '@tandem/contract/interviews'
import { listOffers } from '@tandem/contract/offers'
import { listCountries, listHighSchools } from '@tandem/contract/reference'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { violationMessage } from '@tandem/contract/violations'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { useNotifications } from '#lib/notifications.ts'
import { boxOf } from '#testing/boxes.ts'
import { address, applicant, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, findWrong, list, refuse, reply } from '#testing/stub-server.ts'

type Locale = 'de' | 'en'
type Field = keyof typeof words.de.accounts.register.fields
type Wrong = [Field, string, string]

const t = words.de.accounts
const main = page.getByRole('main')
const heading = page.getByRole('heading', { level: 1 })
const field = (name: Field, locale: Locale = 'de') =>
  main.getByLabelText(words[locale].accounts.register.fields[name], { exact: name !== 'birthdate' })
const submit = page.getByRole('button', { name: t.register.submit })
const consent = main.getByRole('checkbox', { name: /Nutzungsbedingungen|terms of use/ })
const side = (name: 'applicant' | 'company') => page.getByRole('radio', { name: t.register.types[name] })

/** What every type is asked for. */
const ofPerson = (locale: Locale): Wrong[] => {
  const [required, email] = [violationMessage(locale, 'required'), violationMessage(locale, 'email')]
  const short = violationMessage(locale, 'too_short', { min: 12 })
  const long = (max: number) => violationMessage(locale, 'too_long', { max })
  return [
    ['firstName', '   ', required],
    ['firstName', 'x'.repeat(101), long(100)],
    ['lastName', '', required],
    ['lastName', 'x'.repeat(101), long(100)],
    ['email', '', email],
    ['email', 'jule@', email],
    ['email', 'jule@example', email],
    ['password', 'elf Zeichen', short],
    ['password', 'x'.repeat(129), long(128)],
  ]
}

test.for(['de', 'en'] as const)("an applicant's fields name what is wrong with them, %s", async (locale) => {
  await openApp(locale === 'de' ? '/registrierung/bewerber' : '/en/registrierung/bewerber')
  await expectFirstSummary(locale, ['firstName', 'lastName', 'gender', 'birthdate', 'email', 'password'])
  await expect
    .element(field('gender', locale))
    .toHaveAccessibleDescription(violationMessage(locale, 'required'))
  await expectMessages(locale, [...ofPerson(locale), ['birthdate', '', violationMessage(locale, 'date')]])
})

test("a company's fields name what is wrong with them", async () => {
  await openApp('/registrierung/bewerber')
  await choose('company')
  await expectFirstSummary('de', [
    ...(['companyName', 'street', 'zip', 'town', 'www'] as const),
    ...(['firstName', 'lastName', 'phone', 'email', 'password'] as const),
  ])
  const required = violationMessage('de', 'required')
  const long = (max: number) => violationMessage('de', 'too_long', { max })
  await expectMessages('de', [
    ['companyName', '', required],
    ['companyName', 'x'.repeat(201), long(200)],
    ['street', 'x'.repeat(201), long(200)],
    ['zip', '12345678901', long(10)],
    ['zip', '7', violationMessage('de', 'postal_code')],
    ['town', 'x'.repeat(101), long(100)],
    ['www', 'keine Adresse', violationMessage('de', 'website')],
    ['www', `www.${'x'.repeat(200)}.de`, long(200)],
    ['phone', 'abc', violationMessage('de', 'phone')],
    ['phone', '1'.repeat(41), long(40)],
  ])
})

test("a colleague's fields name what is wrong with them", async () => {
  answer(readRegistrationKey, { companyName: 'Werkhof GmbH' })
  await openApp('/registrierung/unternehmen/abc')
  await expectFirstSummary('de', ['firstName', 'lastName', 'email', 'password'])
  await expectMessages('de', [['phone', 'abc', violationMessage('de', 'phone')]])
})

test('the side is chosen first, with the keyboard alone, and each has its address', async () => {
  await openApp('/registrierung')
  await expect.element(side('applicant')).toBeInTheDocument()
  await expect.element(page.getByRole('form')).not.toBeInTheDocument()
  side('applicant').element().focus()
  await userEvent.keyboard(' ')
  await expect.poll(address).toBe('/registrierung/bewerber')
  await expect.element(field('birthdate')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(address).toBe('/registrierung/unternehmen')
  await expect.element(side('company')).toHaveFocus()
  await expect.element(page.getByText(t.register.checked.text)).toBeVisible()
  await userEvent.tab()
  await expect.element(field('companyName')).toHaveFocus()
})

test('a change of mind, of the language, or the way back from the sent mail loses nothing', async () => {
  await openApp('/registrierung/bewerber')
  await fillIn()
  await choose('company')
  await expect.element(field('firstName')).toHaveValue('Jule')
  await expect.element(consent).toBeChecked()
  await field('companyName').fill('Sommerfeld GmbH')
  await choose('applicant')
  await expect.element(field('birthdate')).toHaveValue('2008-04-17')
  await expect.element(field('gender')).toHaveValue('female')
  await choose('company')
  await expect.element(field('companyName')).toHaveValue('Sommerfeld GmbH')
  await choose('applicant')

  const languages = page.getByRole('navigation', { name: words.de.common.language })
  await languages.getByRole('link', { name: 'English' }).click()
  await expect.element(field('firstName', 'en')).toHaveValue('Jule')
  await page
    .getByRole('navigation', { name: words.en.common.language })
    .getByRole('link', { name: words.en.common.german })
    .click()

  answer(register, { email: 'jule@example.org' })
  await submit.click()
  await expect.element(heading).toHaveTextContent(t.sent.title)
  await page.getByRole('button', { name: t.sent.back }).click()
  await expect.element(field('firstName')).toHaveValue('Jule')
  await expect.element(field('email')).toHaveValue('jule@example.org')
  await main.getByRole('checkbox', { name: t.register.tips }).click({ force: true })
  await submit.click()
  await expect.poll(() => askedOf(register).map(({ body }) => body.tips)).toEqual([false, true])
})

test.for([390, 1280])(
  'nothing moves under the pointer when the strength of the password becomes known, %i px',
  async (width) => {
    const known: ((answer: object) => void)[] = []
    vi.spyOn(window, 'Worker').mockImplementation(
      class {
        postMessage() {}
        terminate() {}
        set onmessage(tell: (answer: object) => void) {
          known.push(tell)
        }
      } as never,
    )
    await page.viewport(width, 900)
    await openApp('/registrierung/bewerber')
    await field('password').fill('Sieben Segel')
    await expect.poll(() => known.length).toBeGreaterThan(0)
    const { top } = boxOf(consent)
    for (const score of [0, 1, 2, 3, 4]) {
      known.at(-1)?.({ data: { score } })
      const { advice, good, ...verdicts } = words.de.signIn.strength
      const said = [verdicts.weak, verdicts.fair, verdicts.nearly, verdicts.close, good][score] ?? ''
      await expect.element(main.getByText(said, { exact: true })).toBeVisible()
      expect(boxOf(consent).top, said).toBe(top)
    }
  },
)

test('the messages at the fields follow the language', async () => {
  await openApp('/registrierung/bewerber')
  await submit.click()
  await expect
    .element(field('email'))
    .toHaveAccessibleDescription(new RegExp(violationMessage('de', 'email')))
  const languages = page.getByRole('navigation', { name: words.de.common.language })
  await languages.getByRole('link', { name: 'English' }).click()
  await expect
    .element(field('email', 'en'))
    .toHaveAccessibleDescription(new RegExp(violationMessage('en', 'email')))
})

test('title, country and university are asked for while their flags are on', async () => {
  const settings = z.parse(PublicSettings, {
    applicant: { enableApplicantTitleField: true, enableApplicantCountryAndUniversityField: true },
  })
  answer(getSettings, settings)
  const names = { name: 'Österreich', nameEn: 'Austria', nationality: 'x', nationalityEn: 'x' }
  answer(listCountries, list([{ id: 'AT', entityId: 1, countryCode: 'AT', ...names }]) as never)
  answer(listHighSchools, list([{ id: 'u1', name: 'DHBW Karlsruhe', town: 'Karlsruhe', country: 'DE' }]))
  answer(register, { email: 'jule@example.org' })
  await openApp('/registrierung/bewerber')
  await fillIn()
  await field('title').fill('Dr.')
  await field('country').selectOptions('Österreich')
  await main.getByRole('combobox', { name: t.register.fields.university }).fill('karlsruhe')
  await expect.element(page.getByRole('option', { name: /karlsruhe/i })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await submit.click()
  await expect.element(heading).toHaveTextContent(t.sent.title)
  const body = askedOf(register)[0]?.body
  expect(body).toMatchObject({ type: 'applicant', title: 'Dr.', country: 'AT', university: 'u1' })
  expect(body).not.toHaveProperty('companyName')
})

test('what only the server finds wrong is said at its field, and the rest stays', async () => {
  findWrong(register, { password: 'Dieses Passwort ist zu leicht zu erraten.' })
  await openApp('/registrierung/bewerber')
  await fillIn()
  await submit.click()
  await expect.element(field('password')).toHaveAccessibleDescription(/zu leicht zu erraten/)
  await expect.element(field('email')).toHaveValue('jule@example.org')
  await expect.element(consent).toBeChecked()
  // Once it is put right, nothing says that something is missing still.
  await field('password').fill('Drei gelbe Enten tanzen')
  await expect.element(field('password')).toBeValid()
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
})

test('without a connection it says so in sight of the button, also on a phone, and nothing is lost', async () => {
  await page.viewport(390, 700)
  cutOff(register)
  await openApp('/registrierung/bewerber')
  await fillIn()
  await submit.click()
  const alert = main.getByRole('alert')
  await expect.element(alert).toMatchTextContent(t.register.unreached)
  await expect.element(alert).toBeInViewport({ ratio: 1 })
  answer(register, { email: 'jule@example.org' })
  await submit.click()
  await expect.element(heading).toHaveTextContent(t.sent.title)
})

test('an invitation that cannot be looked up can be tried again; one that no longer holds leads home', async () => {
  refuse(readRegistrationKey, 'unavailable')
  // Tried again by itself, twice.
  await openApp('/registrierung/unternehmen/abc')
  const retry = page.getByRole('button', { name: words.de.common.error.retry })
  await expect.element(retry).toBeVisible()
  refuse(readRegistrationKey, 'key_invalid')
  await retry.click()
  await expect.element(heading).toHaveTextContent(t.invalidKey.title)
  await page.getByRole('link', { name: t.invalidKey.home }).click()
  await expect.poll(address).toBe('/')
})

test.for(['/registrierung', '/registrierung/unternehmen', '/registrierung/unternehmen/abc'])(
  'who is signed in has no second account to create: %s',
  async (path) => {
    signIn(applicant())
    // What the dashboard asks for is none of this test's: it waits for its answers.
    for (const asked of [getDashboard, listOpenInterviews, listOffers])
      reply(asked, () => new Promise(() => {}))
    reply(readRegistrationKey, () => Response.json({}, { status: 404 }))
    const { router } = await openApp(path)
    await expect.poll(() => router.state.navigation.location?.pathname ?? address()).toBe('/dashboard')
    // Whose invitation is left unused hears why.
    const told = useNotifications.getState().items.map(({ title, desc }) => `${title} ${desc}`)
    const { title, text } = t.invitedSignedIn
    const invited = `${title} ${fill(text, { email: applicant().email })}`
    expect(told).toEqual(path.endsWith('/abc') ? [invited] : [])
  },
)

/** Its address follows the choice, and its fields the address. */
async function choose(type: 'applicant' | 'company'): Promise<void> {
  // Its label, once it has come to rest; the radio itself is not to be seen.
  await page.getByText(t.register.types[type], { exact: true }).click()
  await expect.element(field(type === 'applicant' ? 'birthdate' : 'companyName')).toBeVisible()
}

async function fillIn(): Promise<void> {
  await field('gender').selectOptions(t.register.genders.female)
  await field('firstName').fill('Jule')
  await field('lastName').fill('Sommerfeld')
  await field('birthdate').fill('2008-04-17')
  await field('email').fill('jule@example.org')
  await field('password').fill('Sieben Segel tanzen um Ulm 42')
  // By keyboard: a press of the mouse without waiting could miss the box while the page moves.
  consent.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(consent).toBeChecked()
}

/** Sends the empty form: the first field has the focus, and the summary names each, the consent last. */
async function expectFirstSummary(locale: Locale, expected: Field[]): Promise<void> {
  const { register } = words[locale].accounts
  await page.getByRole('button', { name: register.submit }).click()
  const summary = main.getByRole('alert')
  await expect.element(summary).toMatchTextContent(register.errors)
  await expect.element(field(expected[0] ?? 'firstName', locale)).toHaveFocus()
  const entries = summary.getByRole('button').elements()
  expect(entries.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    ...expected.map((name) => register.fields[name]),
    violationMessage(locale, 'consent'),
  ])
  await expect.element(consent).toHaveAccessibleDescription(violationMessage(locale, 'consent'))
  await summary.getByRole('button').nth(1).click()
  await expect.element(field(expected[1] ?? 'lastName', locale)).toHaveFocus()
}

async function expectMessages(locale: Locale, wrong: Wrong[]): Promise<void> {
  for (const [name, value, message] of wrong) {
    const input = field(name, locale)
    await input.fill(value)
    await userEvent.tab()
    await expect
      .element(input, { message: `${name}: ${value.slice(0, 20)}` })
      .toHaveAccessibleDescription(startingWith(message))
    await expect.element(input).toHaveAttribute('aria-invalid', 'true')
    await expect.element(input).toHaveValue(value)
  }
}

const startingWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
