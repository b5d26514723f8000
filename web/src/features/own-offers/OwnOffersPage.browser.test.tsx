import { listApplicants } from '@tandem/contract/applicant-search'
import { closeOffer, previewOfferClosure } from '@tandem/contract/applications/offer-closure'
import {
  createOffer,
  deleteOffer,
  getOwnOffer,
  listOfferChoices,
  listOwnOffers,
  type OwnOffer,
  type OwnOfferSummary,
  publishOffer,
  updateOffer,
} from '@tandem/contract/offers/own-offers'
import { findPlaces, listExpertises, listStudyYears } from '@tandem/contract/reference'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { berlinParts } from '#lib/format/berlin-instant.ts'
import { useNotifications } from '#lib/notifications.ts'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, byDefault, list, refuse, reply } from '#testing/stub-server.ts'
import { Toasts } from '#ui/feedback/Toasts.tsx'
import { emptyContent } from './empty-content.ts'
import { OwnOffersPage } from './OwnOffersPage.tsx'

const t = words.de.ownOffers
const rows = page.getByRole('row')
const select = (title: string) => page.getByRole('checkbox', { name: fill(t.list.select, { title }) })
const idOf = (number: number) => `019b0000-0000-7000-8000-0000000000${number}`
const notified = () => useNotifications.getState().items.map(({ title }) => title)

beforeEach(() => page.viewport(1440, 900))

test('each offer says its state, its free places and its applications, which are a link to them', async () => {
  await openList()
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
  await openList([published, over, draft])
  const running = fill(summary.running_other, { count: 2 })
  await expect
    .element(page.getByText(`${summary.free_one} ${summary.inOffers_one}, ${running}`))
    .toBeVisible()
})

test('it says what nobody has opened yet, how long it stays open, and since when or why it is closed', async () => {
  const closed = { ...published, id: idOf(47), status: 'closed' as const, closedAt: moment }
  const taken = { ...closed, id: idOf(48), years: [{ year: 2026, total: 2, taken: 2 }] }
  const deadline = berlinParts(new Date(Date.now() + 3 * 86_400_000).toISOString()).day
  await openList([{ ...published, deadline }, closed, taken])
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
  await openList([later, published, draft])
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
  await openList([published, draft], { companyStatus: 'pending' })
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
  const { router } = await openList([published, later])
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
  const { router } = await openList()
  await page.getByLabelText(t.list.search).fill('kein solches')
  await expect.element(page.getByText(t.list.nothingFound)).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?suche=kein+solches')
  await page.getByRole('button', { name: t.list.clear }).click()
  await page.getByRole('link', { name: new RegExp(`^${t.list.tabs.draft}`) }).click()
  await expect.poll(() => rows.elements().length).toBe(2)
  expect(router.state.location.search).toBe('?stand=entwurf')
})

test('of several those that cannot be published stay named, each with what is missing', async () => {
  await openList()
  answer(publishOffer, full(draft))
  refuse(publishOffer, 'offer_incomplete')
  await select(draft.title).click()
  await page.getByRole('button', { name: fill(t.selection.publish, { count: 1 }) }).click()
  const report = page.getByRole('alert')
  await expect.element(report).toMatchTextContent(draft.title)
  await expect.element(report).toMatchTextContent(`${t.gaps.places.title}, ${t.gaps.location.title}`)
  expect(askedOf(publishOffer)[0]?.body).toMatchObject({ revision: draft.revision })
  expect(notified()).toEqual([])
})

test('a company that is not confirmed is not offered to publish several', async () => {
  await openList([published, draft], { companyStatus: 'suspended' })
  await select(draft.title).click()
  await expect.element(page.getByRole('button', { name: t.actions.duplicate })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: fill(t.selection.publish, { count: 1 }) }))
    .not.toBeInTheDocument()
})

test('closing several asks about each with those who would be told, and can be called off', async () => {
  const second = { ...published, id: '019b0000-0000-7000-8000-000000000045', title: 'Informatik' }
  await openList([published, second])
  const person = { id: '019b0000-0000-7000-8000-000000000046', name: 'Mira Tannhof' }
  const application = { ...person, stage: 'received' as const, sentAt: moment }
  answer(previewOfferClosure, { freePlaces: 1, applications: [application] })
  answer(closeOffer, { freePlaces: 1, applications: [] })
  await page.getByRole('checkbox', { name: t.list.selectAll }).click()
  await page.getByRole('button', { name: fill(t.selection.close, { count: 2 }) }).click()
  const dialog = page.getByRole('dialog')
  const { close } = words.de.applications.outcome
  await expect.element(dialog).toMatchTextContent('Mira Tannhof')
  await dialog.getByRole('button', { name: close.confirm }).click()
  await expect.element(dialog).toMatchTextContent('Informatik')
  await dialog.getByRole('button', { name: close.asked.cancel }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(askedOf(closeOffer).map(({ path, body }) => [path, body.applicationIds])).toEqual([
    [`/api/offer/${published.id}/closure`, [person.id]],
  ])
})

test('several are deleted after one question that names them; what was applied for stays', async () => {
  await openList()
  answer(deleteOffer, true)
  await page.getByRole('checkbox', { name: t.list.selectAll }).click()
  await page.getByRole('button', { name: fill(t.selection.delete, { count: 1 }) }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(draft.title)
  await expect.element(dialog).not.toMatchTextContent(published.title)
  await dialog.getByRole('button', { name: t.delete.confirm }).click()
  await expect.poll(notified).toEqual([t.actions.deleted_one])
  expect(askedOf(deleteOffer).map(({ path }) => path)).toEqual([`/api/offer/${draft.id}`])
})

test.each([
  ['deadline', t.places.deadline, '2027-05-31'],
  ['contact', t.contact.contact, idOf(46)],
] as const)('the %s of several is changed at once, and nothing else of them', async (field, label, value) => {
  const contacts = [{ id: idOf(46), name: 'Henrik Waldau', role: '' }]
  answer(listOfferChoices, { contacts, institutionLocations: [] })
  await openList()
  answer(getOwnOffer, ({ path }) => full(path.endsWith(draft.id) ? draft : published))
  answer(updateOffer, full(published))
  await page.getByRole('checkbox', { name: t.list.selectAll }).click()
  await page.getByRole('button', { name: t.selection[field], exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(t.selection.live)
  const control = dialog.getByLabelText(label)
  await (field === 'deadline' ? control.fill(value) : control.selectOptions(value))
  await dialog.getByRole('button', { name: t.selection.apply }).click()
  await expect.poll(notified).toEqual([fill(t.actions.changed_other, { count: 2 })])
  await expect.element(dialog).not.toBeInTheDocument()
  const saved = ({ title, revision }: OwnOfferSummary) => ({
    ...emptyContent,
    ...{ title: { de: title, en: '' }, revision, [field]: value },
  })
  expect(askedOf(updateOffer).map(({ body }) => body)).toMatchObject([saved(published), saved(draft)])
})

test('where several differ, they stay as they are until something is chosen', async () => {
  const other = { id: idOf(46), name: 'Henrik Waldau' }
  const contacts = [published.contact, other].map((each) => ({ ...other, ...each, role: '' }))
  answer(listOfferChoices, { contacts, institutionLocations: [] })
  await openList([
    { ...published, deadline: '2027-03-01' },
    { ...draft, contact: other, deadline: '2027-04-01' },
  ])
  answer(getOwnOffer, ({ path }) => full(path.endsWith(draft.id) ? draft : published))
  answer(updateOffer, full(published))
  const dialog = page.getByRole('dialog')
  await page.getByRole('checkbox', { name: t.list.selectAll }).click()
  for (const field of ['contact', 'deadline'] as const) {
    await page.getByRole('button', { name: t.selection[field], exact: true }).click()
    await dialog.getByRole('button', { name: t.selection.apply }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  }
  expect(askedOf(updateOffer)).toEqual([])
  await page.getByRole('button', { name: t.selection.deadline, exact: true }).click()
  await dialog.getByRole('checkbox', { name: t.selection.noDeadline }).click()
  await dialog.getByRole('button', { name: t.selection.apply }).click()
  await expect.poll(notified).toEqual([fill(t.actions.changed_other, { count: 2 })])
  expect(askedOf(updateOffer).map(({ body }) => body)).toMatchObject([{ deadline: null }, { deadline: null }])
})

test('the question for several starts with what they share, and offers nobody whom others do not see', async () => {
  const contacts = [
    { id: idOf(45), name: 'Kim Muster', role: '' },
    { id: idOf(46), name: 'Henrik Waldau', role: '', notShown: true as const },
  ]
  answer(listOfferChoices, { contacts, institutionLocations: [] })
  await openList([
    { ...published, deadline: '2027-03-01' },
    { ...draft, deadline: '2027-04-01' },
  ])
  await page.getByRole('checkbox', { name: t.list.selectAll }).click()
  await page.getByRole('button', { name: t.selection.contact, exact: true }).click()
  await expect.element(page.getByRole('dialog').getByLabelText(t.contact.contact)).toHaveValue(idOf(45))
  const unseen = page.getByRole('dialog').getByRole('option', { name: 'Henrik Waldau · nicht sichtbar' })
  await expect.element(unseen).toBeDisabled()
  await page.getByRole('dialog').getByRole('button', { name: t.selection.cancel }).click()
  await page.getByRole('button', { name: t.selection.deadline, exact: true }).click()
  await expect.element(page.getByRole('dialog').getByLabelText(t.places.deadline)).toHaveValue('')
})

test.each([1440, 1260, 1024, 768])(
  'at %i pixels a word longer than its column scrolls nothing',
  async (width) => {
    const title = 'Bundesausbildungsförderungsgesetzesänderungsverfahrensbegleitung'
    const contact = { id: idOf(45), name: 'Jule Leutheusser von Hohensteinschnarrenberg' }
    await page.viewport(width, 900)
    await openList([{ ...published, title, contact }])
    await expect.element(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('what is told stands above the bar of those that are selected', async () => {
  const told = { key: 'exported', tone: 'success', title: 'Exportiert' } as const
  const id = (n: number) => published.id.replace(/..$/, String(10 + n))
  const many = Array.from({ length: 12 }, (_, n) => ({ ...published, id: id(n), title: `Angebot ${n}` }))
  await page.viewport(1024, 700)
  await openList(many, {}, <Toasts label="Meldungen" items={[told]} onDismiss={() => {}} />)
  await select('Angebot 0').click()
  const bar = page.getByRole('button', { name: t.selection.clear })
  await expect.element(bar).toBeVisible()
  const toast = page
    .getByRole('status')
    .getByText(told.title, { exact: true })
    .element()
    .getBoundingClientRect()
  expect(toast.bottom).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top)
})

test('by keyboard one is duplicated to the next year', async () => {
  await openList()
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
  await openList()
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
  await openList([], { companyStatus: 'pending' })
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

async function openList(
  offers: OwnOfferSummary[] = [published, draft],
  parts: Parameters<typeof company>[0] = {},
  beside: ReactNode = null,
) {
  signIn(company(parts), allPermissions)
  answer(getSettings, z.parse(PublicSettings, {}))
  byDefault(() => {
    answer(listOfferChoices, { contacts: [], institutionLocations: [] })
    answer(findPlaces, list([]))
  })
  answer(listOwnOffers, list(offers))
  const screen = await open(
    <>
      <OwnOffersPage />
      {beside}
    </>,
  )
  await expect.element(page.getByRole('heading', { name: t.list.title })).toBeVisible()
  return screen
}

const moment = '2026-11-01T10:00:00.000Z'
const ulm = {
  ...{ id: '89073', postalCode: '89073', name: 'Ulm', state: 'BW', country: 'DE' },
  ...{ latitude: 48.4, longitude: 10 },
}

const published: OwnOfferSummary = {
  id: '019b0000-0000-7000-8000-000000000040',
  status: 'published',
  publishedAt: moment,
  updatedAt: moment,
  revision: 3,
  gaps: [],
  can: { edit: true, publish: false, close: true, delete: false },
  title: 'Wirtschaftsinformatik',
  studyInterest: 'Wirtschaftsinformatik',
  towns: ['Karlsruhe'],
  points: [{ latitude: 49.0083, longitude: 8.3979 }],
  years: [{ year: 2027, total: 3, taken: 2 }],
  applications: { new: 1, open: 1, total: 2 },
  views: { total: 1240, week: 18 },
  contact: { id: idOf(45), name: 'Kim Muster' },
  deadline: null,
  closedAt: null,
}

const draft: OwnOfferSummary = {
  ...published,
  id: '019b0000-0000-7000-8000-000000000041',
  status: 'draft',
  publishedAt: null,
  revision: 0,
  gaps: ['places', 'location'],
  can: { edit: true, publish: false, close: false, delete: true },
  title: 'Maschinenbau',
  years: [],
  points: [],
  applications: { new: 0, open: 0, total: 0 },
  views: { total: 0, week: 0 },
}

const full = ({ title, ...summary }: OwnOfferSummary): OwnOffer => ({
  ...summary,
  content: { ...emptyContent, title: { de: title, en: '' } },
  taken: [],
})

const refusedAt = (propertyPath: string) => ({
  ...{ code: 'invalid_input', title: '', detail: '', description: '', status: 422 },
  violations: [{ propertyPath, code: 'unknown_reference', message: '' }],
})
