import {
  findRecommendedCompanies,
  getRecommendations,
  recommendApplication,
} from '@tandem/contract/applicant-requests/recommendations'
import { type Application, getApplication, type Outcome } from '@tandem/contract/applications'
import { recordOutcome, undoApplicationChange } from '@tandem/contract/applications/decisions'
import { closeOffer, previewOfferClosure } from '@tandem/contract/applications/offer-closure'
import { paths } from '@tandem/contract/paths'
import { listTemplates } from '@tandem/contract/received-applications/templates'
import { listDeclineReasons } from '@tandem/contract/reference'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { isAnythingUnsaved } from '#lib/form/unsaved-parts.ts'
import { allPermissions, company, expectComplaint, fill, reasonNames, signIn, words } from '#testing/open.tsx'
import { button, heading, id, moment, of, openPage, other, record, summary } from '#testing/outcome.tsx'
import { answerTeam, move, openBoard } from '#testing/received-page.tsx'
import { answer, askedOf, findWrong, list, refuse, reply } from '#testing/stub-server.ts'
import { OutcomeActions } from './OutcomeActions.tsx'
import { UndoNotice } from './UndoNotice.tsx'

const t = words.de.applications.outcome
const name = 'Mira Tannhof'
beforeEach(() => {
  answer(listTemplates, [])
  answer(getRecommendations, { requests: [], can: { recommend: false } })
})

test('a company declines with a reason, reads what arrives, and nothing is sent without a reason', async () => {
  await decide('declined_by_company')
  answer(recordOutcome, record({ status: 9, outcome: 'declined_by_company' }))
  await button(t.decline.confirm).click()
  await expect.element(page.getByText(t.decline.reasonMissing)).toBeVisible()
  await expect.element(page.getByLabelText(reasonNames.places_taken)).toHaveFocus()
  expect(askedOf(recordOutcome)).toHaveLength(0)
  await page.getByLabelText(reasonNames.places_taken).click()
  await page.getByLabelText(t.decline.note).fill('Dein Projekt war stark.')
  const preview = page.getByRole('region', { name: t.decline.preview })
  await expect.element(preview).toMatchTextContent('Danke für deine Bewerbung um „Informatik“. Alle Plätze')
  await expect.element(preview).toMatchTextContent('Dein Projekt war stark.')
  await button(t.decline.confirm).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(askedOf(recordOutcome)[0]?.body).toEqual({
    outcome: 'declined_by_company',
    reason: 'places_taken',
    note: 'Dein Projekt war stark.',
    revision: 4,
    locale: 'de',
  })
})

test('whoever declines can recommend the application first, and finds again what they wrote', async () => {
  answer(getRecommendations, { requests: [], can: { recommend: true } })
  answer(findRecommendedCompanies, [{ id: other, name: 'Werk GmbH', town: 'Ulm', hasLogo: false }])
  await decide('declined_by_company')
  await page.getByLabelText(t.decline.note).fill('Dein Projekt war stark.')
  await button(words.de.applicantRequests.recommend.action).click()
  // A session that ends meanwhile keeps it as well.
  await expect.poll(isAnythingUnsaved).toBe(true)
  await page.getByRole('radio', { name: /Werk GmbH/ }).click()
  answer(recommendApplication, { requests: [], can: { recommend: false } })
  answer(getRecommendations, { requests: [], can: { recommend: false } })
  await button(words.de.applicantRequests.recommend.confirm).click()
  await expect.element(page.getByRole('dialog', { name: fill(t.decline.title, { name }) })).toBeVisible()
  await expect.element(page.getByLabelText(t.decline.note)).toHaveValue('Dein Projekt war stark.')
  await expect.element(button(words.de.applicantRequests.recommend.action)).not.toBeInTheDocument()
  expect(askedOf(recommendApplication)[0]?.body).toMatchObject({ companyId: other })
})

test('with places in two years it asks which; the last place proposes to close the offer', async () => {
  await decide('contract_signed', {
    freePlaces: [
      { year: 2027, free: 1 },
      { year: 2028, free: 1 },
    ],
  })
  await button(t.sign.confirm).click()
  expect(askedOf(recordOutcome)).toHaveLength(0)
  await expect.element(page.getByText(t.yearMissing)).toBeVisible()
  await expect.element(page.getByLabelText(t.year)).toHaveFocus()
  await page.getByLabelText(t.year).selectOptions('2028')
  answer(recordOutcome, record({ status: 9, outcome: 'contract_signed' }))
  const open = { id, name: 'Tim Rau', stage: 'interview', sentAt: moment } as const
  answer(previewOfferClosure, { freePlaces: 0, applications: [open] })
  await button(t.sign.confirm).click()
  expect(askedOf(recordOutcome)[0]?.body).toMatchObject({ outcome: 'contract_signed', startYear: 2028 })
  await expect
    .element(page.getByRole('dialog', { name: t.close.lastPlace.title }))
    .toMatchTextContent('Tim Rau')
  answer(closeOffer, { freePlaces: 0, applications: [] })
  await button(t.close.confirm).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(askedOf(closeOffer)[0]?.body).toMatchObject({ applicationIds: [id] })
  await expect.element(heading()).toHaveFocus()
})

test('who accepted has their place already when the contract is signed', async () => {
  answer(previewOfferClosure, { freePlaces: 1, applications: [] })
  await decide('contract_signed', { status: 9, outcome: 'place_taken' })
  const dialog = page.getByRole('dialog', { name: fill(t.sign.title, { name }) })
  await expect.element(dialog.getByText(fill(t.sign.taken, { name }))).toBeVisible()
  await expect.element(dialog.getByText(fill(t.sign.text, { name }))).not.toBeInTheDocument()
})

test('who accepted the last place leads to the closing of the offer, while others are open', async () => {
  signIn(company(), allPermissions)
  const open = { id: other, name: 'Tim Rau', stage: 'interview', sentAt: moment } as const
  answer(previewOfferClosure, { freePlaces: 0, applications: [open] })
  const taken = record({ status: 9, outcome: 'place_taken', freePlaces: [{ year: 2027, free: 0 }] })
  await openPage(<OutcomeActions application={taken} name={name} />)
  await button(t.close.confirm).click()
  const dialog = page.getByRole('dialog', { name: t.close.asked.title })
  await expect.element(dialog).toMatchTextContent('Tim Rau')
  answer(closeOffer, { freePlaces: 0, applications: [] })
  answer(previewOfferClosure, { freePlaces: 0, applications: [] })
  await dialog.getByRole('button', { name: t.close.confirm }).click()
  await expect.element(button(t.close.confirm)).not.toBeInTheDocument()
  await expect.element(heading()).toHaveFocus()
})

test('on the board an application is read once its end is chosen, again where that failed; the last place proposes to close the offer', async () => {
  answerTeam()
  await openBoard()
  reply(getApplication, () => Response.json({}, { status: 500 }))
  await move.click()
  await page.getByRole('menuitem', { name: words.de.applications.move.closing }).click()
  await page.getByRole('radio', { name: t.to.contract_signed }).click()
  expect(askedOf(getApplication)).toHaveLength(0)
  const next = button(words.de.applications.received.closingNext)
  await next.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.failed)
  await expect.element(button(t.cancel)).toBeEnabled()
  answer(getApplication, record({ freePlaces: [{ year: 2027, free: 1 }] }))
  await next.click()
  answer(recordOutcome, record({ status: 9, outcome: 'contract_signed' }))
  answer(previewOfferClosure, { freePlaces: 0, applications: [] })
  await button(t.sign.confirm).click()
  await expect.element(page.getByRole('dialog', { name: t.close.lastPlace.title })).toBeVisible()
  await button(t.close.lastPlace.cancel).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('what is refused stays open with the server’s words, and what was typed', async () => {
  await decide('declined_by_company')
  refuse(recordOutcome, 'forbidden')
  await page.getByLabelText(reasonNames.other).click()
  await page.getByLabelText(t.decline.note).fill('Danke.')
  await button(t.decline.confirm).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.failed)
  await expect.element(page.getByLabelText(t.decline.note)).toHaveValue('Danke.')
})

test('a reason that an admin has taken out of use meanwhile is said to be gone at the reasons, and what was typed stays', async () => {
  await decide('declined_by_company')
  findWrong(recordOutcome, { reason: 'Bitte die Eingabe prüfen.' })
  await page.getByLabelText(reasonNames.other).click()
  await page.getByLabelText(t.decline.note).fill('Danke.')
  answer(listDeclineReasons, list([{ id: 'places_taken', name: 'Voll besetzt', value: null }]))
  await button(t.decline.confirm).click()
  await expect.element(page.getByLabelText('Voll besetzt')).toHaveFocus()
  await expect.element(page.getByText(t.decline.reasonGone)).toBeVisible()
  await expect.element(page.getByLabelText(reasonNames.other)).not.toBeInTheDocument()
  await expect.element(page.getByLabelText(t.decline.note)).toHaveValue('Danke.')
  expect(page.getByText(t.failed).elements()).toHaveLength(0)
})

test('reasons that do not load are asked for again', async () => {
  expectComplaint(/Reference data could not be loaded/)
  refuse(listDeclineReasons, 'too_many_requests')
  await decide('declined_by_company')
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.de.common.error.load)
  answer(listDeclineReasons, list([{ id: 'other', name: 'Sonstiges', value: null }]))
  const retry = page.getByRole('alert').getByRole('button')
  await expect.element(retry).toHaveFocus()
  await retry.click()
  await expect.element(page.getByLabelText('Sonstiges')).toBeVisible()
})

test('while the reasons load the focus waits for them, and goes to the first', async () => {
  const late = Promise.withResolvers<void>()
  answer(listDeclineReasons, async () => {
    await late.promise
    return list([{ id: 'other', name: 'Sonstiges', value: null }])
  })
  await decide('declined_by_company')
  const { loading } = words.de.common
  await expect.element(page.getByRole('dialog').getByText(loading)).toBeVisible()
  expect(document.activeElement?.textContent).toBe(loading)
  // What is sent without a reason waits as well.
  await button(t.decline.confirm).click()
  expect(document.activeElement?.textContent).toBe(loading)
  late.resolve()
  await expect.element(page.getByLabelText('Sonstiges')).toHaveFocus()
})

test('reasons that come while a sentence is written leave the focus there', async () => {
  const late = Promise.withResolvers<void>()
  answer(listDeclineReasons, async () => {
    await late.promise
    return list([{ id: 'other', name: 'Sonstiges', value: null }])
  })
  await decide('declined_by_company')
  await page.getByLabelText(t.decline.note).fill('Danke.')
  late.resolve()
  await expect.element(page.getByLabelText('Sonstiges')).toBeVisible()
  await expect.element(page.getByLabelText(t.decline.note)).toHaveFocus()
})

test('a change can be taken back by keyboard until its time is over', async () => {
  signIn(company(), allPermissions)
  const undoUntil = new Date(Date.now() + 3000).toISOString()
  await openPage(<UndoNotice applications={[{ ...summary(), stage: 'interview', undoUntil, name }]} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(name)
  const undo = of(t.undo.action, name)
  answer(undoApplicationChange, record({}))
  undo.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(fill(t.undo.done, { name }))).toBeInTheDocument()
  await expect.element(heading()).toHaveFocus()
  expect(askedOf(undoApplicationChange)[0]?.body).toMatchObject({ revision: 4 })
  await expect.element(undo, { timeout: 5000 }).not.toBeInTheDocument()
})

test('no contract is asked for where no place is free, and the way to more of them is shown', async () => {
  await decide('contract_signed', { freePlaces: [{ year: 2027, free: 0 }] })
  await expect.element(page.getByRole('dialog')).toMatchTextContent(t.sign.full)
  await expect.element(button(t.sign.confirm)).toBeDisabled()
  const { target } = summary()
  await expect
    .element(page.getByRole('link', { name: t.sign.toOffer }))
    .toHaveAttribute('href', paths.ownOffer({ offerId: target?.offerId ?? '' }))
})

async function decide(outcome: Outcome, parts: Partial<Application> = {}) {
  signIn(company(), allPermissions)
  const outcomes: Outcome[] = ['contract_signed', 'declined_by_company']
  const application = record({ outcomes, ...parts })
  answer(getApplication, application)
  answer(getSettings, z.parse(PublicSettings, {}))
  await openPage(<OutcomeActions application={application} name={name} />)
  await page.getByRole('button', { name: t.action }).click()
  await page.getByRole('menuitem', { name: t.to[outcome as keyof typeof t.to] }).click()
}
