import { type Application, getApplication, listApplications } from '@tandem/contract/applications'
import { createApplication } from '@tandem/contract/applications/drafts'

import { getCompany } from '@tandem/contract/companies/profile'
import { listContacts } from '@tandem/contract/contacts'
import { listThreads } from '@tandem/contract/messaging/threads'
import { getOffer } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { profileWith } from '#features/applications/editor/saving/sample-draft.ts'
import { address, applicant, expectComplaint, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse } from '#testing/stub-server.ts'

const t = words.de.applications
const offerId = '019b0000-0000-7000-8000-0000000000c1'
const companyId = '019b0000-0000-7000-8000-0000000000c2'
const letter = 'Guten Tag, ich baue Drohnen.'
const heading = page.getByRole('heading', { level: 1 })

beforeEach(() => {
  signIn(applicant())
  answer(listThreads, [])
  answer(listContacts, list([]))
  // A record that is gone is logged by the browser.
  expectComplaint(/404|409/)
})

test('of an offer that closed meanwhile one reads and copies what was written, and goes on from there', async () => {
  answerDraft(draft({ closure: 'deadline_over' }))
  await openApp(paths.ownApplication({ applicationId: draft().id }))
  await expect.element(heading).toMatchTextContent('Informatik')
  await expect.element(page.getByText(t.own.closed.reasons.deadline_over)).toBeVisible()
  const written = page.getByRole('region', { name: t.record.coverLetter })
  await expect.element(written).toMatchTextContent(letter)
  await expect.element(written.getByRole('button', { name: words.de.common.ui.copy })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: t.own.closed.similar }))
    .toHaveAttribute('href', `${paths.offers()}?studyInterest=12&studyInterest=14&free=1`)
  await expect
    .element(page.getByRole('link', { name: t.outcome.own.delete }))
    .toHaveAttribute('href', paths.deleteProfile({ recordId: draft().id }))
  expect(askedOf(createApplication)).toEqual([])
})

test('one that can be sent is written where it was, at its own address too', async () => {
  answerDraft(draft())
  refuse(getOffer, 'not_found')
  await openApp(paths.ownApplication({ applicationId: draft().id }))
  await expect.poll(address).toBe(paths.apply({ recordId: offerId }))
})

test('where the offer has gone with its company, the draft is shown', async () => {
  answerDraft(draft({ closure: 'company_unavailable' }))
  refuse(getOffer, 'not_found')
  await openApp(paths.apply({ recordId: offerId }))
  await expect.element(page.getByText(t.own.closed.reasons.company_unavailable)).toBeVisible()
  await expect.element(page.getByText(letter)).toBeVisible()
  await expect.element(heading).toHaveFocus()
  expect(askedOf(listApplications).map(({ query }) => query.get('offer'))).toEqual([offerId])
})

test('without a draft there is the refusal alone', async () => {
  answer(listApplications, list([]))
  refuse(getOffer, 'not_found')
  await openApp(paths.apply({ recordId: offerId }))
  await expect.element(heading).toMatchTextContent(t.apply.refused.missing.title)
})

test('a company that takes no initiative applications any more leaves the draft readable', async () => {
  const target = { ...ofOffer, offerId: null, offerTitle: null }
  answerDraft(draft({ type: 1, target, closure: 'initiatives_not_accepted' }))
  refuse(getCompany, 'not_found')
  await openApp(paths.applyToCompany({ recordId: companyId }))
  await expect.element(page.getByText(t.own.closed.reasons.initiatives_not_accepted)).toBeVisible()
  await expect.element(page.getByText(letter)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: fill(t.own.closed.ofCompany, { company: 'Werkhof' }) }))
    .toHaveAttribute('href', paths.offers({ search: { company: companyId } }))
  const ofCompany = askedOf(listApplications).flatMap(({ query }) => query.get('company') ?? [])
  expect(ofCompany).toEqual([companyId])
})

const ofOffer = {
  ...{ offerId, offerTitle: 'Informatik', companyId, companyName: 'Werkhof' },
  ...{ hasLogo: false, requiredDocuments: [] },
}

const draft = (parts: Partial<Application> = {}): Application => ({
  ...profileWith({ coverLetter: letter, studyInterests: ['12', '14'] }),
  ...{ type: 2, target: ofOffer },
  ...parts,
})

function answerDraft(application: Application) {
  const { applicant: person, ...summary } = application
  const found = { applicant: null, found: null, places: [], qualification: null, grade: null }
  answer(getApplication, application)
  answer(listApplications, list([{ ...summary, ...found }]))
}
