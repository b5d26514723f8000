import { listApplicants } from '@tandem/contract/applicant-search'
import { createOffer, getOwnOffer, listOfferChoices, listOwnOffers } from '@tandem/contract/offers/own-offers'
import { findPlaces, listExpertises, listStudyYears } from '@tandem/contract/reference'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { berlinParts } from '#lib/format/berlin-instant.ts'
import { useNotifications } from '#lib/notifications.ts'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { draft, full, idOf, moment, openOwnOffers, published } from '#testing/own-offers.tsx'
import { answer, askedOf, list, reply } from '#testing/stub-server.ts'
import { emptyContent } from './empty-content.ts'
import { OwnOffersPage } from './OwnOffersPage.tsx'

const t = words.de.ownOffers
const rows = page.getByRole('row')
const notified = () => useNotifications.getState().items.map(({ title }) => title)

beforeEach(() => page.viewport(1440, 900))

test('each offer says its state, its free places and its applications, which are a link to them', async () => {
  await openOwnOffers()
  await expect.element(rows.nth(1)).toMatchTextContent(t.status.published)
  await expect.element(rows.nth(1)).toMatchTextContent(fill(t.list.free, { free: 1, total: 3 }))
  const link = rows.nth(1).getByRole('link', { name: /^2 Bewerbungen/ })
  await expect
    .element(link)
    .toHaveAttribute('href', `/unternehmensprofil/bewerbungen?angebot=${published.id}`)
  await expect.element(rows.nth(1)).toMatchTextContent('1.240')
  await expect.element(rows.nth(1)).toMatchTextContent(fill(t.list.viewsOfWeek, { count: 18 }))
  await expect.element(rows.nth(2)).toMatchTextContent(fill(t.list.missing_other, { count: 2 }))
})

test('the head says how many places are free in how many offers, and how many applications run', async () => {
  answer(listStudyYears, list([{ id: '2027', name: '2027', value: 2027 }]))
  const over = { ...published, id: idOf(47), years: [{ year: 2020, total: 5, taken: 0 }] }
  const { summary } = t.list
  await openOwnOffers([published, over, draft])
  const running = fill(summary.running_other, { count: 2 })
  await expect
    .element(page.getByText(`${summary.free_one} ${summary.inOffers_one}, ${running}`))
    .toBeVisible()
})

test('it says what nobody has opened yet, how long it stays open, and since when or why it is closed', async () => {
  const closed = { ...published, id: idOf(47), status: 'closed' as const, closedAt: moment }
  const taken = { ...closed, id: idOf(48), years: [{ year: 2026, total: 2, taken: 2 }] }
  const deadline = berlinParts(new Date(Date.now() + 3 * 86_400_000).toISOString()).day
  await openOwnOffers([{ ...published, deadline }, closed, taken])
  await expect.element(rows.nth(1)).toMatchTextContent(fill(t.list.new, { count: 1 }))
  await expect.element(rows.nth(1)).toMatchTextContent(fill(t.list.daysLeft_other, { count: 3 }))
  await expect.element(rows.nth(2)).toMatchTextContent(fill(t.list.since, { day: '1. November 2026' }))
  await expect.element(rows.nth(3)).toMatchTextContent(t.list.closedFull)
})

test('how many look for a place around its locations, in the next year with free ones, is counted by the search', async () => {
  answer(findPlaces, list([ulm]))
  reply(listApplicants, () => Response.json({}, { status: 500 }))
  const points = [...published.points, { latitude: 49.01, longitude: 8.4 }]
  const later = { ...published, id: idOf(47), years: [{ year: 2028, total: 1, taken: 0 }], points }
  await openOwnOffers([later, published, draft])
  await expect.element(page.getByText(t.demand.drafts_one)).toBeVisible()
  const retry = page.getByRole('button', { name: words.de.common.error.retry })
  await expect.element(retry).toBeVisible()
  answer(listApplicants, { totalItems: 1214, member: [] })
  await retry.click()
  await expect
    .element(page.getByText(fill(t.demand.count_other, { year: 2027, number: '1.214' })))
    .toBeVisible()
  const { query } = askedOf(listApplicants).at(-1) ?? {}
  expect([query?.getAll('year'), query?.getAll('place')]).toEqual([['2027'], ['89073~50']])
  expect(new Set(askedOf(findPlaces).map((asked) => asked.query.getAll('near').length))).toEqual(new Set([2]))
})

test('a company that finds nobody yet is not told how many look for a place', async () => {
  await openOwnOffers([published, draft], { companyStatus: 'pending' })
  await expect.element(rows.nth(1)).toBeVisible()
  await expect.element(page.getByText(t.demand.drafts_one)).not.toBeInTheDocument()
  expect(askedOf(listApplicants)).toEqual([])
})

test('start year and contact person narrow the list down, and live in the address', async () => {
  const years = [{ year: 2028, total: 1, taken: 0 }]
  const later = {
    ...published,
    id: idOf(47),
    title: 'Informatik',
    contact: { id: idOf(46), name: 'Henrik Waldau', notShown: true as const },
    years,
  }
  const { router } = await openOwnOffers([published, later])
  await page.getByLabelText(t.list.year, { exact: true }).selectOptions('2028')
  await expect.poll(() => rows.elements().length).toBe(2)
  const contact = page.getByLabelText(t.list.contact, { exact: true })
  await expect.element(contact.getByRole('option', { name: 'Henrik Waldau · nicht sichtbar' })).toBeEnabled()
  await contact.selectOptions('Kim Muster')
  await expect.element(page.getByText(t.list.nothingFound)).toBeVisible()
  expect(router.state.location.search).toBe(`?beginn=2028&person=${idOf(45)}`)
  await page.getByRole('button', { name: t.list.clear }).click()
  await expect.poll(() => rows.elements().length).toBe(3)
})

test('state and search narrow the list down, and live in the address', async () => {
  const { router } = await openOwnOffers()
  await page.getByLabelText(t.list.search).fill('kein solches')
  await expect.element(page.getByText(t.list.nothingFound)).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?suche=kein+solches')
  await page.getByRole('button', { name: t.list.clear }).click()
  await page.getByRole('link', { name: new RegExp(`^${t.list.tabs.draft}`) }).click()
  await expect.poll(() => rows.elements().length).toBe(2)
  expect(router.state.location.search).toBe('?stand=entwurf')
})

test.each([1440, 1260, 1024, 768])(
  'at %i pixels a word longer than its column scrolls nothing and covers nothing',
  async (width) => {
    const title = 'Bundesausbildungsförderungsgesetzesänderungsverfahrensbegleitung'
    const contact = { id: idOf(45), name: 'Jule Leutheusser von Hohensteinschnarrenberg' }
    await page.viewport(width, 900)
    await openOwnOffers([{ ...published, title, contact }])
    const link = page.getByRole('link', { name: title, exact: true }).first()
    await expect.element(link).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    // Nor does it lie upon what stands beside it.
    expect(link.element().scrollWidth).toBeLessThanOrEqual(link.element().clientWidth)
  },
)

test('by keyboard one is duplicated to the next year', async () => {
  await openOwnOffers()
  const years = [{ year: 2027, total: 3 }]
  answer(getOwnOffer, { ...full(published), content: { ...emptyContent, years } })
  answer(createOffer, full(draft))
  const name = fill(t.list.actionsOn, { title: published.title })
  await expect.element(page.getByRole('button', { name })).toBeVisible()
  page.getByRole('button', { name }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  const item = page.getByRole('menuitem', { name: t.actions.duplicate })
  while (document.activeElement !== item.element()) await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Enter}')
  await expect.poll(notified).toEqual([t.actions.duplicated_one])
  expect(askedOf(createOffer)[0]?.body).toMatchObject({ years: [{ year: 2028, total: 3 }] })
})

test('a copy comes without what can no longer be chosen, and says what that is', async () => {
  const skills = [
    { id: '7', name: 'Stenografie', active: false as const },
    { id: '8', name: 'Excel' },
  ].map((skill) => ({ ...skill, category: 'x', categoryName: 'Büro' }))
  answer(listExpertises, list(skills))
  await openOwnOffers()
  answer(getOwnOffer, { ...full(published), content: { ...emptyContent, expertises: ['7', '8'] } })
  reply(createOffer, ({ body }) =>
    (body as { expertises: string[] }).expertises.includes('7')
      ? Response.json(refusedAt('expertises[0]'), { status: 422 })
      : Response.json(full(draft)),
  )
  await page.getByRole('button', { name: fill(t.list.actionsOn, { title: published.title }) }).click()
  await page.getByRole('menuitem', { name: t.actions.duplicate }).click()
  const alert = page.getByRole('alert').filter({ hasText: t.leftOut.title })
  await expect.element(alert).toMatchTextContent(`${words.de.ownOffers.fields.expertises}: Stenografie`)
  expect(askedOf(createOffer).map(({ body }) => body.expertises)).toEqual([['7', '8'], ['8']])
  await expect.poll(notified).toEqual([t.actions.duplicated_one])
})

test('a company without offers is told what to do first, one that waits also why', async () => {
  await openOwnOffers([], { companyStatus: 'pending' })
  await expect.element(page.getByText(t.list.emptyText)).toBeVisible()
  await expect.element(page.getByText(t.unconfirmed.pending.title)).toBeVisible()
  const create = page.getByRole('main').getByRole('link', { name: t.list.create }).first()
  await expect.element(create).toHaveAttribute('href', '/unternehmensprofil/angebot/erstellen')
})

test('a list that fails says so and is asked for again', async () => {
  signIn(company(), allPermissions)
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(listOfferChoices, { contacts: [], institutionLocations: [] })
  answer(findPlaces, list([]))
  reply(listOwnOffers, () => Response.json({}, { status: 500 }))
  await open(<OwnOffersPage />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.de.common.error.load)
  answer(listOwnOffers, list([published]))
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(rows.nth(1)).toMatchTextContent(published.title)
})

test('where offers are edited within the profile, the list stands there', async () => {
  signIn(company(), allPermissions)
  answer(getSettings, z.parse(PublicSettings, { company: { offersEditableInline: true } }))
  await open(<OwnOffersPage />)
  await expect.element(page.getByText('/unternehmensprofil#angebote')).toBeVisible()
})

const refusedAt = (propertyPath: string) => ({
  ...{ code: 'invalid_input', title: '', detail: '', description: '', status: 422 },
  violations: [{ propertyPath, code: 'unknown_reference', message: '' }],
})

const ulm = {
  ...{ id: '89073', postalCode: '89073', name: 'Ulm', state: 'BW', country: 'DE' },
  ...{ latitude: 48.4, longitude: 10 },
}
