import { blockCompany, unblockCompany } from '@tandem/contract/applicants/blocked-companies'
import { listApplications } from '@tandem/contract/applications'
import { type Company, getCompany } from '@tandem/contract/companies/profile'
import { type Contact, listContacts } from '@tandem/contract/contacts'
import { listOffers, type OfferSummary } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { applicant, company as companyAccount, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse } from '#testing/stub-server.ts'

const t = words.de.companies.company
const contacts = words.de.contacts.person
const id = '019b0000-0000-7000-8000-000000000009'

test('an applicant sees what is open first, whom to ask, where it is and how soon an answer comes', async () => {
  await openCompany()
  await expect.element(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
  for (const name of [t.offers.free, t.offers.taken]) {
    await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect.element(page.getByText(fill(t.offers.freeOf, { free: 2, total: 3 }))).toBeVisible()
  await expect.element(page.getByText(fill(t.answer.days_other, { count: 5 }), { exact: true })).toBeVisible()
  await expect.element(page.getByText('Hafenweg 3, 76133 Ulm', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: fill(contacts.messageTo, { name: 'Jule Kirschgrund' }) }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test.each([
  [0, true],
  [7, true],
  [8, false],
  [null, false],
])('that it answers quickly is said of %s days: %s', async (answerDays, isQuick) => {
  await openCompany({ answerDays })
  await expect.element(page.getByRole('heading', { name: t.answer.title })).toBeVisible()
  expect(page.getByText(t.answersQuickly).elements()).toHaveLength(isQuick ? 1 : 0)
  expect(page.getByText(t.answer.tooFew).elements()).toHaveLength(answerDays === null ? 1 : 0)
})

test.each([
  [2, true],
  [4, true],
  [5, false],
])('of %s offers with free places one gets to a comparison: %s', async (count, isComparable) => {
  const offers = Array.from({ length: count }, (_, at) => offer(`Informatik ${at}`, 1))
  await openCompany({ offers: [...offers, offer('BWL', 0)] })
  const compare = page.getByRole('link', { name: fill(t.offers.compare, { count }) })
  const all = page.getByRole('link', { name: t.offers.all })
  await expect.element(isComparable ? compare : all).toBeVisible()
  await expect.element(isComparable ? all : compare).not.toBeInTheDocument()
  if (!isComparable) return
  const ids = offers.map((each) => each.id).join(',')
  await expect.element(compare).toHaveAttribute('href', `${paths.offers()}?company=${id}&vergleich=${ids}`)
})

test('what an offer brings says so where it is there in German only, and is spoken in German', async () => {
  await openCompany({
    offers: [{ ...offer('Informatik', 1), benefits: { text: 'Gleitzeit', translated: false } }],
  })
  await expect.element(page.getByText(`Gleitzeit (${words.de.common.inGerman})`)).toBeVisible()
  await expect.element(page.getByText('Gleitzeit', { exact: true })).toHaveAttribute('lang', 'de')
})

test('what its offers bring is told once each, with how many of them say so', async () => {
  const saying = (text: string) => ({ ...offer('Informatik', 1), benefits: { text, translated: true } })
  await openCompany({ offers: [saying('Gleitzeit\n30 Tage Urlaub'), saying('Gleitzeit')] })
  const gains = page.getByRole('listitem')
  await expect
    .element(gains.filter({ hasText: 'Gleitzeit' }))
    .toMatchTextContent(`Gleitzeit${t.gains.benefitOfAll}`)
  await expect
    .element(gains.filter({ hasText: '30 Tage Urlaub' }))
    .toMatchTextContent(fill(t.gains.benefitText_one, { total: 2 }))
})

test.each([
  ['Wir bauen Maschinen. Seit 1950.', 'Wir bauen Maschinen.'],
  ['Wir bauen Maschinen.', null],
  [`Wir bauen ${'sehr '.repeat(20)}gute Maschinen. Seit 1950.`, null],
])('its first sentence stands beneath its name where it is short: %s', async (text, sentence) => {
  await openCompany({ parts: { description: { text, translated: true } } })
  await expect.element(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
  const lead = page.getByRole('heading', { level: 1 }).element().nextElementSibling
  expect(lead?.textContent ?? null).toBe(sentence)
})

test('its main image is cropped around the point that the company chose', async () => {
  const band = () => document.querySelector<HTMLImageElement>('main img[src*="mainImage"]')
  await openCompany({ parts: { hasMainImage: true, mainImageFocus: { x: 0.25, y: 0.8 } } })
  await expect.poll(() => band()?.style.objectPosition).toBe('25% 80%')
})

test('its main image says what it shows, in German where it was not put into English', async () => {
  const mainImageText = { de: 'Unser Haus an der Uferstraße', en: '' }
  await openCompany({ parts: { hasMainImage: true, mainImageText } })
  await expect.element(page.getByRole('img', { name: mainImageText.de })).toBeInTheDocument()
})

test('its address is handed to the device, or copied and said', async () => {
  await openCompany()
  const url = new URL(paths.company({ companyId: id }), location.href).href
  const share = vi.fn(async () => {})
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { label, copied } = words.de.offers.share
  await page.getByRole('button', { name: label }).click()
  expect(share).toHaveBeenCalledWith({ title: company.name, url })

  Reflect.deleteProperty(navigator, 'share')
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await page.getByRole('button', { name: label }).click()
  await expect.element(page.getByText(copied).first()).toBeVisible()
  expect(writeText).toHaveBeenCalledWith(url)
})

test('a company that takes applications for its offers only says so in the place of the way there', async () => {
  const { apply, notAccepted } = words.de.applications.initiative
  await openCompany({ acceptsInitiatives: false })
  await expect.element(page.getByText(notAccepted)).toBeVisible()
  await expect.element(page.getByRole('link', { name: apply })).not.toBeInTheDocument()
})

test.each(['an applicant', 'a visitor'])(
  'of a company where nobody answers %s is told so',
  async (reader) => {
    const { apply, unavailable } = words.de.applications.initiative
    const isVisitor = reader === 'a visitor'
    await openCompany({
      ...(isVisitor && { people: [] }),
      parts: { unattended: true },
      settings: { offers: { publicSearch: true } },
    })
    await expect.element(page.getByText(unavailable)).toBeVisible()
    for (const name of [apply, t.applyAsVisitor])
      await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument()
  },
)

test('an applicant hides their profile from it in its menu, reads what that means, and shows it again', async () => {
  const t = words.de.blockedCompanies
  const { apply } = words.de.applications.initiative
  answer(blockCompany, [{ ...company, isReadable: true }])
  answer(unblockCompany, [])
  await openCompany()
  await expect.element(page.getByRole('link', { name: apply })).toBeVisible()
  const menu = page.getByRole('button', { name: fill(t.menu, { name: company.name }) })
  await menu.click()
  await page.getByRole('menuitem', { name: t.hide }).click()
  await expect.element(page.getByText(t.note.text)).toBeVisible()
  await expect.element(page.getByRole('link', { name: apply })).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
  await page.getByRole('button', { name: t.show, exact: true }).click()
  await expect.element(page.getByText(t.note.text)).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('another company sees the company without its people', async () => {
  signIn(companyAccount())
  await openCompany({ people: [] })
  await expect.element(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: contacts.title })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: t.back })).not.toBeInTheDocument()
})

test('a visitor, where the university lets them in, reads the company without its people', async () => {
  answer(getSettings, z.parse(PublicSettings, { offers: { publicSearch: true } }))
  answer(getCompany, company)
  answer(listOffers, list([offer('Maschinenbau', 2)]))
  await openApp(paths.company({ companyId: id }))
  await expect.element(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Maschinenbau' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: contacts.title })).not.toBeInTheDocument()
  const menu = page.getByRole('navigation', { name: words.de.common.mainMenu })
  await expect.element(menu.getByRole('link', { name: words.de.common.nav.offers })).toBeVisible()
})

test('without an offer one is told how to ask', async () => {
  await openCompany({ offers: [] })
  await expect.element(page.getByText(t.offers.noneText)).toBeVisible()
})

test('a company that is not there leads to the others', async () => {
  signIn(applicant())
  answer(listOffers, list([]))
  refuse(getCompany, 'not_found')
  await openApp(paths.company({ companyId: id }))
  await expect.element(page.getByRole('heading', { name: t.missing })).toBeVisible()
  await expect.element(page.getByRole('link', { name: t.toList })).toBeVisible()
})

test('of what is no id nothing more is asked than the company', async () => {
  signIn(applicant())
  refuse(getCompany, 'not_found')
  refuse(listOffers, 'invalid_input')
  await openApp(paths.company({ companyId: 'nix' }))
  await expect.element(page.getByRole('heading', { name: t.missing })).toBeVisible()
  expect(askedOf(listOffers)).toEqual([])
})

const company: Company & { '@id': string; '@type': string } = {
  '@id': `/api/company/${id}`,
  '@type': 'Company',
  id,
  status: 'confirmed',
  name: 'Werkhof GmbH',
  industry: 'Maschinenbau',
  size: '50–249',
  street: 'Uferstraße 14',
  zip: '76133',
  town: 'Karlsruhe',
  country: 'DE',
  coordinates: null,
  mail: '',
  phone: '',
  fax: '',
  www: 'werkhof.example.org',
  partnerSince: 2011,
  acceptsInitiatives: true,
  hasLogo: false,
  hasMainImage: false,
  files: [],
  description: { text: 'Wir bauen Maschinen.', translated: true },
  answerDays: 5,
  contacts: [],
  can: { edit: false },
}

const offer = (title: string, free: number): OfferSummary => ({
  id: crypto.randomUUID(),
  title,
  studyInterest: { id: '1', name: title, degree: 'B.Sc.' },
  company: { id, name: company.name, town: company.town, hasLogo: false },
  years: [{ year: 2027, total: 3, free }],
  freePlaces: free,
  locations: [{ town: 'Ulm', postalCode: '76133', street: 'Hafenweg 3', latitude: 48.4, longitude: 9.9 }],
  publishedAt: null,
  deadline: null,
  salary: [],
  application: null,
  distance: null,
  match: null,
  highlight: '',
})

const person: Contact = {
  id: '019b0000-0000-7000-8000-000000000010',
  firstName: 'Jule',
  lastName: 'Kirschgrund',
  role: 'Ausbildungsleitung',
  mail: null,
  phone: null,
  hasImage: false,
  organisation: { type: 'company', id, name: company.name, town: company.town },
  can: { message: true, edit: false },
}

type World = {
  offers?: OfferSummary[]
  people?: Contact[]
  acceptsInitiatives?: boolean
  answerDays?: number | null
  parts?: Partial<Company>
  settings?: object
}

async function openCompany({
  offers = [offer('Maschinenbau', 2), offer('BWL', 0)],
  people = [person],
  acceptsInitiatives = true,
  answerDays = company.answerDays,
  parts = {},
  settings = {},
}: World = {}) {
  if (people.length > 0) signIn(applicant())
  answer(getSettings, z.parse(PublicSettings, settings))
  answer(getCompany, { ...company, acceptsInitiatives, answerDays, ...parts })
  answer(listOffers, list(offers))
  answer(listContacts, list(people))
  answer(listApplications, list([]))
  await openApp(paths.company({ companyId: id }))
}
