import { closeOffer, previewOfferClosure } from '@tandem/contract/applications/offer-closure'
import {
  createOffer,
  getOwnOffer,
  listOfferChoices,
  listOwnOffers,
  type OwnOffer,
  type OwnOfferSummary,
  publishOffer,
} from '@tandem/contract/offers/own-offers'
import { listExpertises } from '@tandem/contract/reference'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { useNotifications } from '#lib/notifications.ts'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse, reply } from '#testing/stub-server.ts'
import { Toasts } from '#ui/feedback/Toasts.tsx'
import { emptyContent } from './empty-content.ts'
import { OwnOffersPage } from './OwnOffersPage.tsx'

const t = words.de.ownOffers
const rows = page.getByRole('row')
const select = (title: string) => page.getByRole('checkbox', { name: fill(t.list.select, { title }) })
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

test.each([1440, 1260, 1024, 768])(
  'at %i pixels a word longer than its column scrolls nothing',
  async (width) => {
    const title = 'Bundesausbildungsförderungsgesetzesänderungsverfahrensbegleitung'
    const contact = 'Jule Leutheusser von Hohensteinschnarrenberg'
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
  answer(listOfferChoices, { contacts: [], institutionLocations: [] })
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
  years: [{ year: 2027, total: 3, taken: 2 }],
  applications: { open: 1, total: 2 },
  views: { total: 1240, week: 18 },
  contact: 'Kim Muster',
  deadline: null,
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
  applications: { open: 0, total: 0 },
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
