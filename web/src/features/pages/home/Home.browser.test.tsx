import { getAccount } from '@tandem/contract/accounts'
import { getOffer } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import {
  getOfferOverview,
  openQuickHit,
  type QuickResult,
  quickSearch,
} from '@tandem/contract/search/quick-search'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { login, startPasskeyLogin } from '@tandem/contract/sign-in'
import { getUsage } from '@tandem/contract/statistics'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { boxOf } from '#testing/boxes.ts'
import { applicant, expectComplaint, fill, openApp, words } from '#testing/open.tsx'
import { answer, askedOf, findWrong, refuse, reply } from '#testing/stub-server.ts'

const t = words.de.homeBelow
const form = page.getByRole('search', { name: words.de.home.quick.label })
const place = page.getByRole('textbox', { name: words.de.home.quick.near })
const submit = form.getByRole('button', { name: words.de.home.quick.submit })
const found = page.getByRole('region', { name: /Angebot/ }).getByRole('heading', { level: 2 })

const none: QuickResult = {
  ...{ total: 0, totalIsMinimum: false, freePlaces: 0, courses: [], otherPlaces: [], hits: [] },
  place: { id: '7', name: 'Ulm', postalCode: '89073' },
}
const two: QuickResult = {
  ...none,
  ...{ total: 2, freePlaces: 5, courses: [{ id: '58', name: 'Informatik' }] },
  hits: [{ ref: 'abc', course: { name: 'Informatik', degree: 'B.Sc.' }, area: 'Ulm', years: [2027] }],
}
const area = { name: 'Ulm', latitude: 48.4, longitude: 9.99, offers: 12, companies: 3 }
const overview = {
  ...{ offers: 12, freePlaces: 30, courses: [{ id: '58', name: 'Informatik', offers: 7 }] },
  areas: [{ ...area, courses: [{ id: '58', name: 'Informatik', offers: 7 }] }],
}

beforeEach(() => {
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(getOfferOverview, overview)
  answer(getUsage, { applicants: 0, companies: 0, mathx3: 0, countedAt: '2026-11-23T09:00:00Z' })
  reply(startPasskeyLogin, () => new Promise(() => {}))
})

test('a visitor is told what there is, and comes to the offer after the login', async () => {
  const offerId = '019b0000-0000-7000-8000-000000000201'
  answer(quickSearch, two)
  answer(openQuickHit, { id: offerId })
  refuse(getOffer, 'not_found')
  expectComplaint(/404/)
  answer(getAccount, applicant())
  answer(login, { token: 'x'.repeat(43), security: 'W10' })
  await openApp(paths.home())
  await form.getByLabelText(words.de.home.quick.text).fill('Informatik')
  await place.fill('Ulm')
  await submit.click()
  await expect.element(found).toHaveFocus()
  await expect.element(found).toMatchTextContent(/2 Angebote für „Informatik“ im Umkreis von 20.km um Ulm/)
  expect(location.search).toBe('?text=Informatik&near=Ulm&radius=20')
  await page.getByRole('link', { name: 'Informatik', exact: true }).click()
  await expect.element(page.getByText(t.quick.login.offer)).toBeVisible()
  await page.getByLabelText(words.de.signIn.login.email).fill('lena@example.org')
  await page.getByLabelText(words.de.signIn.login.password, { exact: true }).fill('a password')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe(paths.offer({ offerId }))
  expect(askedOf(openQuickHit).map(({ path }) => path)).toEqual(['/api/search/quick/abc'])
})

test('a place that is not known is said at its field, which keeps what was typed', async () => {
  findWrong(quickSearch, { near: 'unbekannt' })
  expectComplaint(/422/)
  await openAt('/', 'Xyz')
  await expect.element(place).toHaveFocus()
  await expect.element(place).toHaveAccessibleDescription(t.quick.unknownPlace)
  await expect.element(place).toHaveValue('Xyz')
  answer(quickSearch, two)
  await place.fill('Ulm')
  await userEvent.keyboard('{Enter}')
  await expect.element(found).toHaveFocus()
  await expect.element(place).not.toHaveAttribute('aria-invalid')
})

test('without a hit a wider search is one step away, in English too', async () => {
  answer(quickSearch, ({ query }) => (query.get('radius') === '20' ? none : two))
  await openApp(`/en?near=Ulm&radius=20`)
  const wider = fill(words.en.homeBelow.quick.wider, { radius: 50 })
  await page.getByRole('link', { name: wider.replace('\u00a0', ' ') }).click()
  await expect.element(page.getByRole('heading', { name: /2 offers within 50/ })).toHaveFocus()
  expect(askedOf(quickSearch).at(-1)?.query.get('radius')).toBe('50')
})

test('what is near stands in words; a system without offers, people or places says nothing of them', async () => {
  await openApp(paths.home())
  await expect.element(page.getByRole('link', { name: 'Raum Ulm' })).toBeVisible()
  await expect.element(page.getByText('Informatik\u00a07')).toBeVisible()
  await expect.element(page.getByRole('region', { name: t.usage.label })).not.toBeInTheDocument()
})

test('an empty system shows no zero', async () => {
  answer(getOfferOverview, { offers: 0, freePlaces: 0, courses: [], areas: [] })
  await openApp(paths.home())
  await expect.element(page.getByRole('heading', { name: t.faq.title })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: t.near.title })).not.toBeInTheDocument()
  await expect.element(page.getByText(t.quick.popular)).not.toBeInTheDocument()
})

async function openAt(path: string, near: string) {
  await openApp(path)
  await place.fill(near)
  await submit.click()
}

test('an address whose hash is no text opens the page', async () => {
  await openApp('/#%')
  await expect.element(page.getByRole('heading', { name: t.faq.title })).toBeVisible()
})

test('where the platform offers jobs it speaks of them, and not of studies', async () => {
  answer(getSettings, z.parse(PublicSettings, { company: { offerType: 'jobs' } }))
  answer(getUsage, { applicants: 40, companies: 9, mathx3: 31, countedAt: '2026-11-23T09:00:00Z' })
  await openApp(paths.home())
  await expect.element(page.getByText(t.usage.applicants)).toBeVisible()
  expect(page.getByText(t.usage.mathx3).elements()).toEqual([])
  await expect.element(page.getByRole('heading', { name: t.applicants.title_jobs })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(words.de.home.whole_jobs)
  expect(document.title).toBe(`${words.de.home.title_jobs} – Tandem`)
  expect(page.getByRole('heading', { name: t.eligibility.title }).elements()).toEqual([])
  expect(page.getByRole('heading', { name: t.maths.title }).elements()).toEqual([])
})

test('the years of the picture end within the window, beside a scroll bar too', async () => {
  await page.viewport(1440, 900)
  await openApp(paths.home())
  const lastYear = page.getByText(fill(words.de.home.picture.year, { year: '3' }), { exact: true })
  await expect.element(lastYear).toBeVisible()
  for (const width of [992, 1024, 1260, 1340, 1440]) {
    await page.viewport(width, 900)
    expect(boxOf(lastYear).right, `at ${width} px`).toBeLessThanOrEqual(width - 15)
  }
})

test('the maths self-test says that it takes an account, and asks for the login', async () => {
  await openApp(paths.home())
  await expect.element(page.getByText(t.maths.login)).toBeVisible()
  await page.getByRole('link', { name: t.maths.action }).click()
  await expect.element(page.getByText(words.de.common.notifications.needToLogin.title)).toBeVisible()
  expect(location.pathname).toBe(paths.home())
})
