import { closeOffer, previewOfferClosure } from '@tandem/contract/applications/offer-closure'
import {
  deleteOffer,
  getOwnOffer,
  listOfferChoices,
  type OwnOfferSummary,
  publishOffer,
  updateOffer,
} from '@tandem/contract/offers/own-offers'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useNotifications } from '#lib/notifications.ts'
import { fill, words } from '#testing/open.tsx'
import { draft, full, idOf, moment, openOwnOffers, published } from '#testing/own-offers.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'
import { Toasts } from '#ui/feedback/Toasts.tsx'
import { emptyContent } from '../empty-content.ts'

const t = words.de.ownOffers
const select = (title: string) => page.getByRole('checkbox', { name: fill(t.list.select, { title }) })
const notified = () => useNotifications.getState().items.map(({ title }) => title)

beforeEach(() => page.viewport(1440, 900))

test('of several those that cannot be published stay named, each with what is missing', async () => {
  await openOwnOffers()
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
  await openOwnOffers([published, draft], { companyStatus: 'suspended' })
  await select(draft.title).click()
  await expect.element(page.getByRole('button', { name: t.actions.duplicate })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: fill(t.selection.publish, { count: 1 }) }))
    .not.toBeInTheDocument()
})

test('closing several asks about each with those who would be told, and can be called off', async () => {
  const second = { ...published, id: '019b0000-0000-7000-8000-000000000045', title: 'Informatik' }
  await openOwnOffers([published, second])
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
  await openOwnOffers()
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
  await openOwnOffers()
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
  await openOwnOffers([
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
  await openOwnOffers([
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

test('what is told stands above the bar of those that are selected', async () => {
  const told = { key: 'exported', tone: 'success', title: 'Exportiert' } as const
  const id = (n: number) => published.id.replace(/..$/, String(10 + n))
  const many = Array.from({ length: 12 }, (_, n) => ({ ...published, id: id(n), title: `Angebot ${n}` }))
  await page.viewport(1024, 700)
  await openOwnOffers(many, {}, <Toasts label="Meldungen" items={[told]} onDismiss={() => {}} />)
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
