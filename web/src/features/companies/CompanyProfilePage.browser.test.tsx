import {
  type CompanyProfile,
  getCompanyProfile,
  saveCompanyImage,
  saveCompanyProfile,
} from '@tandem/contract/companies/profile'
import { listAdmittedStudyInterests, listOfferChoices } from '@tandem/contract/offers/own-offers'
import { paths } from '@tandem/contract/paths'
import { findPlaces, listCountries } from '@tandem/contract/reference'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isAnythingUnsaved } from '#lib/form/unsaved-parts.ts'
import { clearSession } from '#lib/session/session-store.ts'
import { openProfile, profile } from '#testing/company-profile.tsx'
import { expectComplaint, fill, words } from '#testing/open.tsx'
import { answer, askedOf, findWrong, list, refuse, reply } from '#testing/stub-server.ts'

const t = words.de.companies.profile
const offers = words.de.ownOffers
const autosave = words.de.autosave
const conflict = offers.conflict
const bar = page.getByRole('heading', { level: 1, name: t.title })
const { submission } = words.de.companies
const english = page.getByLabelText(t.descriptionEn)
const leaving = page.getByRole('dialog', { name: autosave.leaveTitle })

test('what is typed is saved when its section is left, with the revision it rests on, and said', async () => {
  await openProfile()
  await expect.element(page.getByText(autosave.savesItself)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: fill(t.complete, { percent: 45 }) })).toBeVisible()
  answer(saveCompanyProfile, { ...profile, descriptionEn: profile.descriptionDe, revision: 5 })
  await page.getByRole('button', { name: t.copyGerman }).click()
  await expect.element(page.getByRole('heading', { name: fill(t.complete, { percent: 60 }) })).toBeVisible()
  await expect.element(page.getByText(autosave.saving)).toBeVisible()
  await english.click()
  leave()
  await expect
    .poll(() => askedOf(saveCompanyProfile)[0]?.body)
    .toMatchObject({
      revision: 4,
      descriptionEn: profile.descriptionDe,
      partnerSince: null,
      acceptsInitiatives: true,
    })
  await expect.element(page.getByText(/^Gespeichert um/)).toBeVisible()
})

test('whoever stays in a section is saved after a pause, not at each word', async () => {
  await openProfile()
  answer(saveCompanyProfile, { ...profile, descriptionEn: 'We build', revision: 5 })
  await english.fill('We')
  await pause(1500)
  await english.fill('We build')
  await pause(1500)
  expect(askedOf(saveCompanyProfile)).toHaveLength(0)
  await expect.poll(() => askedOf(saveCompanyProfile), { timeout: 4000 }).toHaveLength(1)
  expect(askedOf(saveCompanyProfile)[0]?.body).toMatchObject({ descriptionEn: 'We build' })
})

test('what is not right yet stays unsaved and is named; all else is saved', async () => {
  await openProfile()
  answer(saveCompanyProfile, { ...profile, size: '80', revision: 5 })
  await page.getByLabelText(t.mail).fill('keine Adresse')
  await page.getByLabelText(t.size, { exact: true }).fill('80')
  leave()
  await expect
    .poll(() => askedOf(saveCompanyProfile)[0]?.body)
    .toMatchObject({ size: '80', mail: profile.mail })
  await expect.element(page.getByText(fill(autosave.notYetSaved, { fields: t.mail }))).toBeVisible()
  await expect.element(page.getByLabelText(t.mail)).toHaveValue('keine Adresse')
})

test('countries that did not load say so and load again', async () => {
  reply(listCountries, () => Response.json({}, { status: 500 }))
  expectComplaint(/Reference data could not be loaded/)
  await openProfile()
  const failure = page.getByRole('region', { name: t.address }).getByText(words.de.common.error.load)
  await expect.element(failure).toBeVisible()
  answer(listCountries, list([]))
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(failure).not.toBeInTheDocument()
})

test('an address is saved as a whole, or not at all', async () => {
  await openProfile()
  answer(saveCompanyProfile, { ...profile, industry: 'Bau', revision: 5 })
  await page.getByLabelText(submission.town).fill('Mannheim')
  await page.getByLabelText(submission.zip).click()
  expect(askedOf(saveCompanyProfile)).toHaveLength(0)
  await page.getByLabelText(submission.zip).fill('')
  await page.getByLabelText(t.industry).fill('Bau')
  leave()
  await expect
    .poll(() => askedOf(saveCompanyProfile).at(-1)?.body)
    .toMatchObject({ industry: 'Bau', zip: '76133', town: 'Karlsruhe' })
  await page.getByLabelText(submission.zip).fill('68161')
  leave()
  await expect
    .poll(() => askedOf(saveCompanyProfile).at(-1)?.body)
    .toMatchObject({ zip: '68161', town: 'Mannheim', revision: 5 })
})

test('what the server refuses stands at its field until that is changed; all else is saved', async () => {
  await openProfile()
  const industry = page.getByLabelText(t.industry)
  findWrong(saveCompanyProfile, { industry: 'So nicht.' })
  await industry.fill('Verboten')
  leave()
  await expect.element(page.getByText('So nicht.')).toBeVisible()
  // Asked without it, as far as there is anything left to save.
  answer(saveCompanyProfile, { ...profile, size: '80', revision: 5 })
  await industry.click()
  await page.getByLabelText(t.size, { exact: true }).fill('80')
  leave()
  await expect
    .poll(() => askedOf(saveCompanyProfile).at(-1)?.body)
    .toMatchObject({ size: '80', industry: profile.industry })
  await expect.element(page.getByText('So nicht.')).toBeVisible()
  await industry.fill('Erlaubt')
  await expect.element(page.getByText('So nicht.')).not.toBeInTheDocument()
})

test('a colleague’s other fields are taken over; of the same field, one chooses which version stays', async () => {
  await openProfile()
  const latest = { ...profile, descriptionEn: 'Theirs', industry: 'Werkzeugbau', revision: 5 }
  refuse(saveCompanyProfile, 'changed_elsewhere', { current: latest })
  await english.fill('Mine')
  leave()
  const alert = page.getByRole('alert').filter({ hasText: conflict.title })
  await expect.element(alert).toMatchTextContent('Theirs')
  await expect.element(alert).toMatchTextContent('Mine')
  await expect.element(english).toHaveValue('Mine')
  await expect.element(page.getByLabelText(t.industry)).toHaveValue('Werkzeugbau')
  answer(saveCompanyProfile, { ...latest, descriptionEn: 'Mine', revision: 6 })
  await alert.getByRole('button', { name: conflict.keep }).click()
  await expect
    .poll(() => askedOf(saveCompanyProfile).at(-1)?.body)
    .toMatchObject({ descriptionEn: 'Mine', industry: 'Werkzeugbau', revision: 5 })
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(bar).toHaveFocus()
})

test('the colleague’s version is taken without a save of one’s own', async () => {
  await openProfile()
  const latest = { ...profile, descriptionEn: 'Theirs', revision: 5 }
  refuse(saveCompanyProfile, 'changed_elsewhere', { current: latest })
  await english.fill('Mine')
  leave()
  await page.getByRole('button', { name: conflict.take }).click()
  await expect.element(english).toHaveValue('Theirs')
  await expect.poll(isAnythingUnsaved).toBe(false)
  expect(askedOf(saveCompanyProfile)).toHaveLength(1)
})

test('what a colleague saved comes into a form that nobody has typed in', async () => {
  const { queries } = await openProfile()
  answer(getCompanyProfile, { ...profile, descriptionEn: 'Theirs', revision: 5 })
  await queries.invalidateQueries()
  await expect.element(english).toHaveValue('Theirs')
  answer(saveCompanyProfile, { ...profile, descriptionEn: 'Theirs', size: '80', revision: 6 })
  await page.getByLabelText(t.size, { exact: true }).fill('80')
  leave()
  await expect
    .poll(() => askedOf(saveCompanyProfile)[0]?.body)
    .toMatchObject({ descriptionEn: 'Theirs', size: '80', revision: 5 })
})

test('what is typed while a save is on its way stays, and is saved next', async () => {
  await openProfile()
  await page.getByLabelText(t.industry).fill(' Bau ')
  const saved = Promise.withResolvers<CompanyProfile>()
  answer(saveCompanyProfile, () => saved.promise)
  await english.fill('One')
  leave()
  await expect.poll(() => askedOf(saveCompanyProfile).at(-1)?.body).toMatchObject({ industry: 'Bau' })
  await english.fill('One and two')
  expect(isAnythingUnsaved()).toBe(true)
  answer(saveCompanyProfile, { ...profile, descriptionEn: 'One and two', industry: 'Bau', revision: 6 })
  saved.resolve({ ...profile, descriptionEn: 'One', industry: 'Bau', revision: 5 })
  leave()
  await expect
    .poll(() => askedOf(saveCompanyProfile).at(-1)?.body)
    .toMatchObject({ descriptionEn: 'One and two', industry: 'Bau', revision: 5 })
  await expect.poll(isAnythingUnsaved).toBe(false)
})

test('what could not be saved is said with its reason, and there again after a reload', async () => {
  const screen = await openProfile()
  refuse(saveCompanyProfile, 'forbidden')
  await english.fill('Mine')
  leave()
  await expect.element(page.getByText(new RegExp(`^${autosave.failed} .+`))).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  const stored = sessionStorage.getItem('tandem-unsaved')
  expect(stored).toContain('Mine')
  await screen.unmount()
  sessionStorage.setItem('tandem-unsaved', stored ?? '')
  answer(saveCompanyProfile, { ...profile, descriptionEn: 'Mine', revision: 5 })
  await openProfile()
  await expect.element(english).toHaveValue('Mine')
  await expect.poll(isAnythingUnsaved, { timeout: 4000 }).toBe(false)
  expect(sessionStorage.getItem('tandem-unsaved')).toBeNull()
})

test('the position comes from the postal code, and four buttons move it', async () => {
  await openProfile()
  answer(findPlaces, list([{ ...place, latitude: 49, longitude: 8.4 }]))
  answer(saveCompanyProfile, profile)
  await page.getByRole('button', { name: t.findPlace }).click()
  expect(askedOf(findPlaces)[0]?.query.get('text')).toBe('76133')
  await page.getByRole('button', { name: 'Nach Norden' }).click()
  await expect.element(page.getByText('500 Meter nach Norden verschoben')).toBeInTheDocument()
  leave()
  await expect
    .poll(() => askedOf(saveCompanyProfile).at(-1)?.body)
    .toMatchObject({ coordinates: { latitude: 49.0045, longitude: 8.4 } })
})

test('whether applications without an offer may come is switched, and saved with the rest', async () => {
  await openProfile()
  answer(saveCompanyProfile, { ...profile, acceptsInitiatives: false, revision: 5 })
  await page.getByRole('switch', { name: t.acceptsInitiatives }).click()
  leave()
  await expect
    .poll(() => askedOf(saveCompanyProfile)[0]?.body)
    .toMatchObject({ acceptsInitiatives: false, descriptionDe: profile.descriptionDe })
})

test('a company that nobody sees yet, or any more, is told', async () => {
  await openProfile({ status: 'pending' })
  await expect.element(page.getByText(t.notVisibleYet)).toBeVisible()
})

test('the preview is the page of the company with what is typed, and the way back loses nothing', async () => {
  await openProfile()
  answer(saveCompanyProfile, { ...profile, descriptionEn: 'We build machines.', revision: 5 })
  await english.fill('We build machines.')
  await page.getByRole('button', { name: t.preview, exact: true }).click()
  const preview = page.getByRole('region', { name: t.preview })
  await expect.element(preview.getByText(profile.descriptionDe)).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect.element(preview.getByText('We build machines.')).toBeVisible()
  await page.getByRole('button', { name: t.edit, exact: true }).click()
  await expect.element(english).toHaveValue('We build machines.')
})

test('the preview opens at its top, the focus stays on the page, and the way back leads to where one was', async () => {
  await page.viewport(1440, 900)
  await openProfile()
  window.scrollTo(0, 600)
  await expect.poll(() => window.scrollY).toBe(600)
  const whole = page.getByRole('button', { name: t.wholePage })
  whole.element().focus({ preventScroll: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: t.preview })).toBeVisible()
  await expect.element(bar).toHaveFocus()
  expect(window.scrollY).toBe(0)
  await page.getByRole('button', { name: t.edit, exact: true }).click()
  await expect.poll(() => window.scrollY).toBe(600)
})

test('for a course without an offer it is counted how many look for it', async () => {
  await openProfile({ studyInterests: [{ id: '7', name: 'Informatik' }] })
  await expect.element(page.getByText(fill(t.seeking_other, { count: 12 }))).toBeVisible()
  await expect.element(page.getByRole('link', { name: t.offerIt })).toBeVisible()
})

test('a logo is removed by null; what is typed stays and is saved on what is there then', async () => {
  await openProfile({ hasLogo: true })
  answer(saveCompanyImage, { ...profile, hasLogo: false, industry: 'Werkzeugbau', revision: 5 })
  answer(saveCompanyProfile, { ...profile, industry: 'Werkzeugbau', descriptionEn: 'Mine', revision: 6 })
  await page
    .getByRole('button', { name: fill(words.de.contacts.own.removeOne, { name: t.parts.logo }) })
    .click()
  await expect
    .element(
      page.getByRole('button', { name: fill(words.de.contacts.own.uploadOne, { name: t.parts.logo }) }),
    )
    .toBeVisible()
  expect(askedOf(saveCompanyImage)[0]?.body).toMatchObject({ image: null })
  await english.fill('Mine')
  leave()
  await expect
    .poll(() => askedOf(saveCompanyProfile)[0]?.body)
    .toMatchObject({ descriptionEn: 'Mine', industry: 'Werkzeugbau', revision: 5 })
})

test('whoever leaves has it saved first, and is asked only if that fails; nobody who is signed out is held up', async () => {
  const { router } = await openProfile()
  refuse(saveCompanyProfile, 'forbidden')
  await english.fill('Mine')
  void router.navigate('/weg')
  await leaving.getByRole('button', { name: autosave.stay }).click()
  await expect.element(english).toHaveValue('Mine')
  clearSession()
  void router.navigate('/weg')
  await expect.element(page.getByText('/weg')).toBeVisible()
  await expect.element(leaving).not.toBeInTheDocument()
})

test('who is through goes on to the page that applicants see', async () => {
  const { router } = await openProfile()
  answer(saveCompanyProfile, { ...profile, descriptionEn: 'Mine', revision: 5 })
  await english.fill('Mine')
  await page.getByRole('button', { name: t.finish }).click()
  await expect.poll(() => router.state.location.pathname).toBe(paths.company({ companyId: profile.id }))
  expect(askedOf(saveCompanyProfile)).toHaveLength(1)
})

test('by the flag, the offers are on the page, and one opens there once what is typed is saved', async () => {
  answer(listOfferChoices, { contacts: [], institutionLocations: [] })
  answer(listAdmittedStudyInterests, list([]))
  const { router } = await openProfile({}, { offersEditableInline: true })
  await expect.element(page.getByRole('heading', { level: 2, name: offers.list.title })).toBeVisible()
  answer(saveCompanyProfile, { ...profile, descriptionEn: 'Mine', revision: 5 })
  await english.fill('Mine')
  await page.getByRole('link', { name: offers.list.create }).first().click()
  await expect.element(page.getByRole('heading', { level: 2, name: offers.untitled }).first()).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: t.title })).toHaveFocus()
  expect(router.state.location.search).toBe('?angebot=erstellen')
  await page.getByRole('link', { name: offers.editor.toList }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: offers.list.title })).toHaveFocus()
})

test('a link to a section leads there, though the profile has to load first', async () => {
  await openProfile({}, {}, '#dateien')
  const files = page.getByRole('heading', { level: 2, name: t.files })
  await expect.element(files).toHaveFocus()
  await expect.element(files).toBeInViewport()
})

test('without the flag, the offers have pages of their own', async () => {
  await openProfile()
  await expect.element(page.getByRole('heading', { name: offers.list.title })).not.toBeInTheDocument()
})

const leave = () => (document.activeElement as HTMLElement).blur()
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const place = { id: '1', name: 'Karlsruhe', postalCode: '76133', state: 'BW', country: 'DE' }
