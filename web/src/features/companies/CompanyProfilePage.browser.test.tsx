import { listApplicants } from '@tandem/contract/applicant-search'
import {
  type CompanyProfile,
  getCompany,
  getCompanyProfile,
  saveCompanyImage,
  saveCompanyProfile,
} from '@tandem/contract/companies/profile'
import { listContacts } from '@tandem/contract/contacts'
import { listOffers } from '@tandem/contract/offers'
import {
  listAdmittedStudyInterests,
  listOfferChoices,
  listOwnOffers,
} from '@tandem/contract/offers/own-offers'
import { findPlaces } from '@tandem/contract/reference'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { isAnythingUnsaved } from '#lib/form/unsaved-parts.ts'
import { clearSession } from '#lib/session/session-store.ts'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, findWrong, list, refuse } from '#testing/stub-server.ts'
import { CompanyProfilePage } from './CompanyProfilePage.tsx'

const t = words.de.companies.profile
const offers = words.de.ownOffers
const save = page.getByRole('button', { name: t.save, exact: true })
const english = page.getByLabelText(t.descriptionEn)

test('what is typed is saved as a whole, with the revision it rests on', async () => {
  await openProfile()
  await expect.element(page.getByRole('heading', { name: fill(t.complete, { percent: 45 }) })).toBeVisible()
  await page.getByRole('button', { name: t.copyGerman }).click()
  await expect.element(page.getByRole('heading', { name: fill(t.complete, { percent: 60 }) })).toBeVisible()
  answer(saveCompanyProfile, { ...profile, descriptionEn: profile.descriptionDe, revision: 5 })
  await save.click()
  await expect
    .poll(() => askedOf(saveCompanyProfile)[0]?.body)
    .toMatchObject({
      revision: 4,
      descriptionEn: profile.descriptionDe,
      partnerSince: null,
      acceptsInitiatives: true,
    })
})

test('what the server refuses stands at its field', async () => {
  await openProfile()
  findWrong(saveCompanyProfile, { industry: 'So nicht.' })
  await save.click()
  await expect.element(page.getByText('So nicht.')).toBeVisible()
})

test('whoever saves over a colleague keeps what they typed, and saves it on what is there', async () => {
  await openProfile()
  await english.fill('Mine')
  const latest = { ...profile, descriptionEn: 'Theirs', industry: 'Werkzeugbau', revision: 5 }
  refuse(saveCompanyProfile, 'changed_elsewhere', { current: latest })
  await save.click()
  await expect.element(page.getByText(t.changedText)).toBeVisible()
  await expect.element(english).toHaveValue('Mine')
  await expect.element(page.getByLabelText(t.industry)).toHaveValue('Werkzeugbau')
  await page.getByText(fill(t.theirs, { field: t.descriptionEn })).click()
  await expect.element(page.getByText('Theirs')).toBeVisible()
  answer(saveCompanyProfile, { ...latest, descriptionEn: 'Mine', revision: 6 })
  await save.click()
  await expect
    .poll(() => askedOf(saveCompanyProfile)[1]?.body)
    .toMatchObject({ descriptionEn: 'Mine', industry: 'Werkzeugbau', revision: 5 })
})

test('what a colleague saved comes into a form that nobody has typed in', async () => {
  const { queries } = await openProfile()
  answer(getCompanyProfile, { ...profile, descriptionEn: 'Theirs', revision: 5 })
  await queries.invalidateQueries()
  await expect.element(english).toHaveValue('Theirs')
  answer(saveCompanyProfile, { ...profile, descriptionEn: 'Theirs', revision: 6 })
  await save.click()
  await expect
    .poll(() => askedOf(saveCompanyProfile)[0]?.body)
    .toMatchObject({ descriptionEn: 'Theirs', revision: 5 })
})

test('what is typed while a save is on its way stays, and is saved next; the rest is as it was saved', async () => {
  await openProfile()
  await english.fill('One')
  await page.getByLabelText(t.industry).fill(' Bau ')
  const saved = Promise.withResolvers<CompanyProfile>()
  answer(saveCompanyProfile, () => saved.promise)
  await save.click()
  await expect.poll(() => askedOf(saveCompanyProfile)).toHaveLength(1)
  await english.fill('One and two')
  saved.resolve({ ...profile, descriptionEn: 'One', industry: 'Bau', revision: 5 })
  await expect.element(page.getByLabelText(t.industry)).toHaveValue('Bau')
  await expect.element(english).toHaveValue('One and two')
  expect(isAnythingUnsaved()).toBe(true)
  answer(saveCompanyProfile, { ...profile, descriptionEn: 'One and two', industry: 'Bau', revision: 6 })
  await save.click()
  await expect
    .poll(() => askedOf(saveCompanyProfile)[1]?.body)
    .toMatchObject({ descriptionEn: 'One and two', industry: 'Bau', revision: 5 })
  await expect.poll(isAnythingUnsaved).toBe(false)
})

test('the position comes from the postal code, and four buttons move it', async () => {
  await openProfile()
  answer(findPlaces, list([{ ...place, latitude: 49, longitude: 8.4 }]))
  await page.getByRole('button', { name: t.findPlace }).click()
  expect(askedOf(findPlaces)[0]?.query.get('text')).toBe('76133')
  await page.getByRole('button', { name: 'Nach Norden' }).click()
  await expect.element(page.getByText('500 Meter nach Norden verschoben')).toBeInTheDocument()
  answer(saveCompanyProfile, profile)
  await save.click()
  await expect
    .poll(() => askedOf(saveCompanyProfile)[0]?.body)
    .toMatchObject({ coordinates: { latitude: 49.0045, longitude: 8.4 } })
})

test('whether applications without an offer may come is saved with the rest', async () => {
  await openProfile()
  await page.getByRole('checkbox', { name: t.acceptsInitiatives }).click()
  answer(saveCompanyProfile, { ...profile, acceptsInitiatives: false, revision: 5 })
  await save.click()
  await expect
    .poll(() => askedOf(saveCompanyProfile)[0]?.body)
    .toMatchObject({ acceptsInitiatives: false, descriptionDe: profile.descriptionDe })
})

test('the preview is the page of the company with what is typed, and the way back loses nothing', async () => {
  await openProfile()
  await english.fill('We build machines.')
  await page.getByRole('button', { name: t.preview, exact: true }).click()
  const preview = page.getByRole('region', { name: t.preview })
  await expect.element(preview.getByText(profile.descriptionDe)).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect.element(preview.getByText('We build machines.')).toBeVisible()
  await page.getByRole('button', { name: t.edit, exact: true }).click()
  await expect.element(english).toHaveValue('We build machines.')
})

test('for a course without an offer it is counted how many look for it', async () => {
  await openProfile({ studyInterests: [{ id: '7', name: 'Informatik' }] })
  await expect.element(page.getByText(fill(t.seeking_other, { count: 12 }))).toBeVisible()
  await expect.element(page.getByRole('link', { name: t.offerIt })).toBeVisible()
})

test('a logo is removed by null, and what is typed stays, with the revision it rests on', async () => {
  await openProfile({ hasLogo: true })
  await english.fill('Mine')
  answer(saveCompanyImage, { ...profile, hasLogo: false, industry: 'Werkzeugbau', revision: 5 })
  await page
    .getByRole('button', { name: fill(words.de.contacts.own.removeOne, { name: t.parts.logo }) })
    .click()
  await expect
    .element(
      page.getByRole('button', { name: fill(words.de.contacts.own.uploadOne, { name: t.parts.logo }) }),
    )
    .toBeVisible()
  expect(askedOf(saveCompanyImage)[0]?.body).toMatchObject({ image: null })
  await expect.element(english).toHaveValue('Mine')
  answer(saveCompanyProfile, profile)
  await save.click()
  await expect
    .poll(() => askedOf(saveCompanyProfile)[0]?.body)
    .toMatchObject({ industry: 'Maschinenbau', revision: 4 })
})

test('a main image that is too small is refused at its row, with what it needs', async () => {
  await openProfile()
  const row = page.getByRole('list', { name: t.images }).getByRole('listitem').last()
  await userEvent.upload(inputIn(row.element()), await picture(1600, 300))
  await expect.element(row).toMatchTextContent('Es braucht mindestens 1600 × 400 Pixel.')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.upload(inputIn(row.element()), await picture(1600, 400))
  await expect.element(page.getByRole('dialog', { name: words.de.contacts.crop.title })).toBeVisible()
  await expect.element(row).not.toMatchTextContent('Es braucht')
})

test('the point that crops are made around is set by a click or by keyboard, and saved', async () => {
  await openProfile({ hasMainImage: true })
  await page.getByRole('button', { name: t.focus.open }).click()
  const dialog = page.getByRole('dialog', { name: t.focus.title })
  const across = dialog.getByRole('slider', { name: t.focus.horizontal })
  const down = dialog.getByRole('slider', { name: t.focus.vertical })
  await expect.element(across).toHaveValue('50')
  const image = dialog.getByRole('img', { name: t.parts.mainImage })
  const { width, height } = image.element().getBoundingClientRect()
  await image.click({ position: { x: width * 0.25, y: height * 0.75 } })
  await expect.element(across).toHaveValue('25')
  await expect.element(down).toHaveValue('75')
  down.element().focus()
  await userEvent.keyboard('{End}')
  await userEvent.keyboard('{ArrowLeft}')
  refuse(saveCompanyImage, 'too_many_requests')
  const save = dialog.getByRole('button', { name: t.focus.save })
  await save.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  answer(saveCompanyImage, { ...profile, hasMainImage: true, mainImageFocus: { x: 0.25, y: 0.99 } })
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(askedOf(saveCompanyImage).at(-1)?.body).toMatchObject({
    focus: { x: expect.closeTo(0.25, 2), y: expect.closeTo(0.99, 2) },
  })
  await page.getByRole('button', { name: t.focus.open }).click()
  await expect.element(down).toHaveValue('99')
})

test('leaving with something typed asks first, but whoever is signed out is not held up', async () => {
  const { router } = await openProfile()
  await english.fill('Mine')
  const question = page.getByRole('dialog', { name: t.leaveTitle })
  void router.navigate('/weg')
  await question.getByRole('button', { name: t.stay }).click()
  await expect.element(english).toHaveValue('Mine')
  clearSession()
  void router.navigate('/weg')
  await expect.element(page.getByText('/weg')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('by the flag, the offers are on the page, and one opens there once nothing is unsaved', async () => {
  answer(listOfferChoices, { contacts: [], institutionLocations: [] })
  answer(listAdmittedStudyInterests, list([]))
  const { router } = await openProfile({}, { offersEditableInline: true })
  await expect.element(page.getByRole('heading', { level: 2, name: offers.list.title })).toBeVisible()
  await english.fill('Mine')
  await page.getByRole('link', { name: offers.list.create }).first().click()
  const question = page.getByRole('dialog', { name: t.leaveTitle })
  await question.getByRole('button', { name: t.leave }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: offers.untitled }).first()).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: t.title })).toHaveFocus()
  expect(router.state.location.search).toBe('?angebot=erstellen')
  await page.getByRole('link', { name: offers.editor.toList }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: offers.list.title })).toHaveFocus()
})

test('without the flag, the offers have pages of their own', async () => {
  await openProfile()
  await expect.element(page.getByRole('heading', { name: offers.list.title })).not.toBeInTheDocument()
})

const inputIn = (row: Element) => row.querySelector<HTMLElement>('input[type=file]') as HTMLElement

async function picture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' })
}

const place = { id: '1', name: 'Karlsruhe', postalCode: '76133', state: 'BW', country: 'DE' }

const profile: CompanyProfile = {
  id: '019b0000-0000-7000-8000-000000000003',
  name: 'Werkhof GmbH',
  descriptionDe: 'Wir bauen Maschinen.',
  descriptionEn: '',
  industry: 'Maschinenbau',
  size: '',
  street: 'Uferstraße 14',
  zip: '76133',
  town: 'Karlsruhe',
  country: 'DE',
  coordinates: null,
  mail: 'info@example.org',
  phone: '',
  fax: '',
  www: 'werkhof.example.org',
  partnerSince: null,
  acceptsInitiatives: true,
  hasLogo: false,
  hasMainImage: false,
  files: [],
  status: 'confirmed',
  studyInterests: [],
  revision: 4,
  can: { edit: true },
}

async function openProfile(parts: Partial<CompanyProfile> = {}, flags = {}) {
  signIn(company(), allPermissions)
  answer(getSettings, z.parse(PublicSettings, { company: flags }))
  answer(listOwnOffers, list([]))
  answer(getCompanyProfile, { ...profile, ...parts })
  answer(listOffers, list([]))
  answer(listContacts, list([]))
  refuse(getCompany, 'not_found')
  answer(listApplicants, { ...list([]), facets: { studyInterest: [{ id: '7', count: 12 }] } } as never)
  const screen = await open(<CompanyProfilePage />, { at: '/unternehmensprofil' })
  await expect.element(save).toBeVisible()
  return screen
}
