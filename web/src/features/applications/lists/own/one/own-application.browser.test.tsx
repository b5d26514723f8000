import { listBlockedCompanies } from '@tandem/contract/applicants/blocked-companies'

import { type Application, getApplication, listApplications } from '@tandem/contract/applications'
import { createApplication } from '@tandem/contract/applications/drafts'

import { type Company, getCompany } from '@tandem/contract/companies/profile'
import { listContacts } from '@tandem/contract/contacts'
import {
  downloadInterview,
  type Interview,
  listApplicationInterviews,
  listOpenInterviews,
} from '@tandem/contract/interviews'
import { startThread } from '@tandem/contract/messaging'
import { type FoundThread, listThreads } from '@tandem/contract/messaging/threads'
import { paths } from '@tandem/contract/paths'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { profileWith } from '#features/applications/editor/saving/sample-draft.ts'
import { StageTag } from '#features/applications/stage/StageTag.tsx'
import { address, applicant, expectComplaint, fill, open, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse } from '#testing/stub-server.ts'
import { ApplyAgain } from './ApplyAgain.tsx'
import { NextStep } from './NextStep.tsx'
import { OwnTimeline } from './OwnTimeline.tsx'
import { WriteToCompany } from './WriteToCompany.tsx'

const t = words.de.applications.own
const told = words.de.applications.timeline.applicant
const [id, companyId] = ['019b0000-0000-7000-8000-0000000000a1', '019b0000-0000-7000-8000-0000000000a2']

test('the timeline goes on from what has happened to what comes next and how it ends', async () => {
  openWith({ status: 'proposed', startsAt: null, can: { choose: true, propose: true, cancel: true } })
  await open(<OwnTimeline application={sent()} />)
  const items = page.getByRole('listitem')
  const expected = [
    fill(words.de.applications.timeline.applicant.interview, { company: 'Werkhof' }),
    t.ahead.now.chooseTime,
    t.ahead.after.video,
    fill(t.ahead.end.decision, { company: 'Werkhof' }),
  ]
  await expect.element(items.nth(3)).toBeVisible()
  for (const [index, text] of expected.entries()) {
    await expect.element(items.nth(index)).toMatchTextContent(text)
  }
  await expect.element(items.nth(1)).toHaveAttribute('aria-current', 'step')
})

test('after an offered place the interview promises no further answer', async () => {
  const startsAt = '2026-01-15T09:00:00.000Z'
  openWith({ status: 'agreed', startsAt, can: { choose: false, propose: false, cancel: false } })
  const { interviews } = words.de
  const goesOn = page.getByText(fill(interviews.applicant.pastText, { name: 'Werkhof' }))
  const ofCompany = { companyId, companyName: 'Werkhof', hasLogo: false }
  const target = { ...ofCompany, offerId: null, offerTitle: null, requiredDocuments: [] }
  answer(listOpenInterviews, [])
  answer(listThreads, [])
  answer(listContacts, list([]))
  refuse(getCompany, 'not_found')
  expectComplaint(/404/)
  const shown = async (stage: Application['stage']) => {
    const { timeline, sentAt } = sent()
    answer(getApplication, {
      ...profileWith({}),
      ...{ id, type: 1, status: 2, stage, sentAt, target, timeline },
    })
    const screen = await openApp(paths.ownApplication({ applicationId: id }))
    await expect.element(page.getByText(interviews.applicant.past)).toBeVisible()
    return screen
  }
  const screen = await shown('interview')
  await expect.element(goesOn).toBeVisible()
  await screen.unmount()
  screen.queries.clear()
  await shown('offer_made')
  await expect.element(goesOn).not.toBeInTheDocument()
})

test('an initiative application that its company ended is not told as an offer that closed', async () => {
  openWith({ status: 'cancelled' })
  const finished = { event: 'finished', outcome: 'offer_closed', by: null } as const
  const ended = (offerId: string | null): Application => ({
    ...sent(),
    ...{ status: 9, outcome: 'offer_closed' },
    target: { ...(sent().target as NonNullable<Application['target']>), offerId },
    timeline: sent().timeline.map((entry) => ({ ...entry, ...finished })),
  })
  const drawn = (offerId: string | null) => (
    <>
      <StageTag application={ended(offerId)} />
      <OwnTimeline application={ended(offerId)} />
    </>
  )
  const { standing, timeline } = words.de.applications
  const screen = await open(drawn(null))
  await expect
    .element(page.getByRole('listitem'))
    .toMatchTextContent(fill(timeline.applicant.initiative_ended, { company: 'Werkhof' }))
  await expect.element(page.getByText(standing.applicant.initiative_ended)).toBeVisible()
  await expect.element(page.getByText(/Angebot/)).not.toBeInTheDocument()
  await screen.unmount()
  await open(drawn(companyId))
  await expect.element(page.getByText(standing.applicant.offer_closed, { exact: true })).toBeVisible()
})

describe('whoever withdrew an initiative application', () => {
  const { again, toOffers } = t
  const ofCompany = { offerId: null, offerTitle: null, companyId, companyName: 'Werkhof' }
  const apply = page.getByRole('link', { name: words.de.applications.initiative.apply })
  const withdrawn = { ...sent(), type: 1, status: 8 } as Application
  const other = { ...sent(), type: 1, id: '019b0000-0000-7000-8000-0000000000a3' } as Application
  const werkhof: Company & { '@id': string; '@type': string } = {
    ...{ '@id': `/api/company/${companyId}`, '@type': 'Company', id: companyId, name: 'Werkhof' },
    ...{ status: 'confirmed', industry: '', size: '', street: '', zip: '', town: 'Kiel', country: 'DE' },
    ...{ coordinates: null, mail: '', phone: '', fax: '', www: '', partnerSince: null, files: [] },
    ...{ hasLogo: false, hasMainImage: false, description: { text: '', translated: true } },
    ...{ acceptsInitiatives: true, answerDays: null, contacts: [], can: { edit: false } },
  }
  const answerOwn = (company: Partial<Company> | null, own: Application[] = []) => {
    signIn(applicant())
    if (company) answer(getCompany, { ...werkhof, ...company })
    else refuse(getCompany, 'not_found')
    const listed = { places: [], found: null, applicant: null, updatedAt: new Date().toISOString() }
    answer(
      listApplications,
      list(
        [withdrawn, ...own].map((each) => ({
          ...profileWith({}),
          ...each,
          ...listed,
          target: { ...ofCompany, hasLogo: false, requiredDocuments: [] },
        })),
      ),
    )
  }
  const openAgain = async (company: Partial<Company> | null, own: Application[] = []) => {
    answerOwn(company, own)
    await open(<ApplyAgain application={withdrawn} />)
  }

  test('applies again where the company still takes some', async () => {
    await openAgain({})
    await expect.element(page.getByText(again.text)).toBeVisible()
    await expect.element(apply).toHaveAttribute('href', paths.applyToCompany({ recordId: companyId }))
  })

  test.each([
    ['takes none any more', { acceptsInitiatives: false }, []],
    ['has nobody who answers', { unattended: true as const }, []],
    ['has left', null, []],
    ['has another one from them', {}, [other]],
  ])('is not offered to where it %s', async (_, company, own) => {
    await openAgain(company, own)
    await expect.element(page.getByText(again.onText)).toBeVisible()
    await expect.element(page.getByRole('link', { name: toOffers })).toBeVisible()
    await expect.element(apply).not.toBeInTheDocument()
    await expect.element(page.getByText(again.text)).not.toBeInTheDocument()
  })

  test.each([
    ['has another one from them', {}, [other], 'appliedToCompany'],
    ['takes none any more', { acceptsInitiatives: false }, [], 'offersOnly'],
    ['has nobody who answers', { unattended: true }, [], 'companyMissing'],
  ] as const)('begins none at the address of a company that %s', async (_, company, own, reason) => {
    answerOwn(company, [...own])
    await openApp(paths.applyToCompany({ recordId: companyId }))
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent(words.de.applications.apply.refused[reason].title)
    expect(askedOf(createApplication)).toEqual([])
  })

  test('begins none where nobody of the company reads it, and says so', async () => {
    expectComplaint(/409/)
    answerOwn({}, [])
    refuse(createApplication, 'company_unavailable')
    await openApp(paths.applyToCompany({ recordId: companyId }))
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent(words.de.applications.apply.refused.companyMissing.title)
  })

  test('is not offered to where they hide their profile from it', async () => {
    const blocked = { id: companyId, name: 'Werkhof', town: 'Kiel', hasLogo: false, isReadable: true }
    answer(listBlockedCompanies, [blocked])
    await openAgain({})
    await expect.element(page.getByText(again.onText)).toBeVisible()
    await expect.element(apply).not.toBeInTheDocument()
  })
})

test('on a phone a name longer than a line breaks', async () => {
  await page.viewport(360, 800)
  openWith({ status: 'proposed', startsAt: null, can: { choose: true, propose: true, cancel: true } })
  const application = sent('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft')
  const timeline = <OwnTimeline application={application} />
  await open(<div style={{ padding: 16 }}>{timeline}</div>)
  await expect.element(page.getByRole('listitem').nth(3)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
})

test('an agreed date is one press from the reader’s calendar', async () => {
  openWith({ status: 'agreed', startsAt: '2999-09-15T08:30:00.000Z' })
  answer(getSettings, z.parse(PublicSettings, {}))
  refuse(getCompany, 'not_found')
  refuse(downloadInterview, 'not_found')
  await open(<NextStep application={sent()} />)
  await expect.element(page.getByText('Sonntag, 15. September 2999')).toBeVisible()
  await page.getByRole('button', { name: words.de.interviews.toCalendar }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.de.interviews.failed)
  expect(askedOf(downloadInterview)).toHaveLength(1)
})

test('writing about it begins its thread, with the first of the company whom somebody reads for', async () => {
  signIn(applicant())
  answer(listThreads, [])
  answer(listContacts, list([contact('Ida', false), contact('Jule', true)]))
  answer(startThread, {
    ...{ id, threadId: companyId, senderId: null, senderName: 'Mira', own: true, message: 'Hallo' },
    ...{ sentAt: '2026-11-03T10:00:00.000Z', readBy: [], attachments: [] },
  })
  const application = { ...sent(), can: { message: true } } as Application
  await open(<WriteToCompany application={application} title="Informatik" />)
  await page.getByRole('button', { name: words.de.applications.record.write }).click()
  const { new: form, write } = words.de.messaging
  const dialog = page.getByRole('dialog', { name: fill(form.title, { name: 'Jule Kirschgrund' }) })
  await dialog.getByLabelText(form.message, { exact: true }).fill('Wann darf ich kommen?')
  await dialog.getByRole('button', { name: write.send }).click()
  await expect.poll(() => askedOf(startThread).length).toBe(1)
  const [{ body, path } = { body: null, path: '' }] = askedOf(startThread)
  expect(path).toContain(contact('Jule', true).id)
  expect(body).toMatchObject({
    applicationId: id,
    subject: fill(words.de.applications.record.subject, { offer: 'Informatik' }),
    message: 'Wann darf ich kommen?',
  })
})

test('what is over leads to offers like those that were asked for', async () => {
  signIn(applicant())
  const finished = { ...sent(), status: 9 } as Application
  const screen = await open(<ApplyAgain application={{ ...finished, studyInterests: ['12', '14'] }} />)
  await expect
    .element(page.getByRole('link', { name: t.closed.similar }))
    .toHaveAttribute('href', `${paths.offers()}?studyInterest=12&studyInterest=14&free=1`)
  await screen.unmount()
  await open(<ApplyAgain application={{ ...finished, studyInterests: [] }} />)
  await expect.element(page.getByRole('link', { name: t.toOffers })).toHaveAttribute('href', paths.offers())
})

test('who has a place is led to no other offers', async () => {
  signIn(applicant())
  for (const outcome of ['place_taken', 'contract_signed'] as const) {
    const screen = await open(
      <ApplyAgain application={{ ...sent(), status: 9, outcome, studyInterests: ['12'] }} />,
    )
    expect(page.getByText(t.again.onText).elements()).toHaveLength(0)
    await screen.unmount()
  }
})

test('a place that its company took back is said to be gone, not where the application is now', async () => {
  const [first] = sent().timeline
  if (!first) throw new Error('no entry')
  const entry = (event: 'offer_made' | 'in_review', minute: number) => ({
    ...{ ...first, id: event, event, at: `2026-11-02T10:0${minute}:00.000Z` },
  })
  openWith({ status: 'cancelled' })
  const timeline = [entry('offer_made', 1), entry('in_review', 2)]
  await open(<OwnTimeline application={{ ...sent(), stage: 'in_review', timeline }} />)
  const words = fill(told.place_taken_back, { company: 'Werkhof' })
  await expect.element(page.getByRole('listitem').nth(1)).toMatchTextContent(words)
  await expect.element(page.getByText(fill(told.in_review, { company: 'Werkhof' }))).not.toBeInTheDocument()
})

test('a conversation that the company begins meanwhile leaves the first message where it is written', async () => {
  signIn(applicant())
  answer(listThreads, [])
  answer(listContacts, list([contact('Jule', true)]))
  answer(startThread, {
    ...{ id, threadId: companyId, senderId: null, senderName: 'Mira', own: true, message: 'Hallo' },
    ...{ sentAt: '2026-11-03T10:00:00.000Z', readBy: [], attachments: [] },
  })
  const application = { ...sent(), can: { message: true } } as Application
  const { queries } = await open(<WriteToCompany application={application} title="Informatik" />)
  await page.getByRole('button', { name: words.de.applications.record.write }).click()
  const { new: form, write } = words.de.messaging
  const message = page.getByRole('dialog').getByLabelText(form.message, { exact: true })
  await message.fill('Wann darf ich kommen?')

  answer(listThreads, [thread])
  answer(listContacts, list([]))
  await queries.invalidateQueries()
  await expect.element(message).toHaveValue('Wann darf ich kommen?')
  await page.getByRole('dialog').getByRole('button', { name: write.send }).click()
  const toThread = page.getByRole('link', { name: t.toThread })
  await expect.element(toThread).toHaveAttribute('href', paths.messages({ threadId: companyId }))
  expect(askedOf(startThread)[0]?.body).toMatchObject({ applicationId: id })
})

test('where the company does not take part at present, nothing is promised, and it is asked for nothing', async () => {
  signIn(applicant())
  answer(listApplicationInterviews, { interviews: [], timeline: [], can: { propose: false } })
  answer(listThreads, [])
  const profile = profileWith({})
  answer(getApplication, {
    ...profile,
    ...{ id, type: 2, status: 2, stage: 'received', sentAt: '2026-11-01T10:00:00.000Z' },
    target: {
      ...{ offerId: companyId, offerTitle: 'Informatik', companyId, companyName: 'Werkhof' },
      ...{ hasLogo: false, requiredDocuments: [], unavailable: true },
    },
    timeline: sent().timeline.map((entry) => ({ ...entry, event: 'sent' as const })),
    can: { ...profile.can, message: true },
  })
  await openApp(paths.ownApplication({ applicationId: id }))
  const step = page.getByRole('region', { name: t.next.title })
  await expect.element(step).toMatchTextContent(fill(t.next.awayText, { company: 'Werkhof' }))
  await expect
    .element(step)
    .not.toMatchTextContent(fill(t.next.promise_other, { company: 'Werkhof', count: 14 }))
  await expect.element(page.getByText(t.ahead.nowLabel, { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Werkhof' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: t.toOffer })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: words.de.applications.record.write }))
    .not.toBeInTheDocument()
  expect([...askedOf(getCompany), ...askedOf(listContacts)]).toEqual([])
})

test('a promise of one day is said as one', async () => {
  signIn(applicant())
  answer(listApplicationInterviews, { interviews: [], timeline: [], can: { propose: false } })
  answer(getSettings, z.parse(PublicSettings, { company: { responseDays: 1 } }))
  refuse(getCompany, 'not_found')
  expectComplaint(/404/)
  await open(<NextStep application={{ ...sent(), stage: 'received', sentAt: new Date().toISOString() }} />)
  await expect
    .element(page.getByText('Werkhof hat zugesagt, innerhalb eines Tages zu antworten.'))
    .toBeVisible()
})

test('leaving with a word on other times that is not sent asks first, and what was typed stays', async () => {
  openWith({ status: 'proposed', can: { choose: true, propose: true, cancel: true } })
  const target = { offerId: null, offerTitle: null, companyId, companyName: 'Werkhof' }
  answer(getApplication, {
    ...profileWith({}),
    ...{ id, type: 1, status: 2, stage: 'interview', sentAt: '2026-11-01T10:00:00.000Z' },
    target: { ...target, hasLogo: false, requiredDocuments: [] },
  })
  answer(listThreads, [])
  answer(listContacts, list([]))
  refuse(getCompany, 'not_found')
  expectComplaint(/404/)
  const own = paths.ownApplication({ applicationId: id })
  await openApp(own)
  const { noneSuits, noneSuitsText, form } = words.de.interviews
  await page.getByRole('button', { name: `${noneSuits} ${noneSuitsText}` }).click()
  const note = page.getByLabelText(form.note)
  await note.fill('Freitags habe ich Schule.')
  const { autosave } = words.de
  const asked = page.getByRole('dialog', { name: autosave.leaveTitle })
  const back = page.getByRole('link', { name: t.toList })
  await back.click()
  await asked.getByRole('button', { name: autosave.stay }).click()
  await expect.element(note).toHaveValue('Freitags habe ich Schule.')
  expect(address()).toBe(own)
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  answer(listApplications, list([]))
  answer(listOpenInterviews, [])
  await back.click()
  await asked.getByRole('button', { name: autosave.leave }).click()
  await expect.poll(address).toBe(paths.ownApplications())
})

const contact = (firstName: string, message: boolean) => ({
  id: `019b0000-0000-7000-8000-0000000000${message ? 'b1' : 'b2'}`,
  ...{ firstName, lastName: 'Kirschgrund', role: '', mail: null, phone: null, hasImage: false },
  organisation: { type: 'company' as const, id: companyId, name: 'Werkhof', town: 'Kiel' },
  can: { message, edit: false },
})

const thread: FoundThread = {
  ...{ id: companyId, archived: false, subject: 'Informatik', ownParticipants: [], otherParticipants: [] },
  counterpart: { name: 'Werkhof', companyId, hasLogo: false },
  ...{ applicationId: id, aboutApplication: true, offerTitle: 'Informatik', handler: null, revision: 0 },
  ...{ lastMessageDateTime: '2026-11-02T10:00:00.000Z', lastMessage: { text: 'Guten Tag', own: false } },
  ...{ unreadMessages: 1, blocked: false, can: { assign: false, block: true } },
}

function openWith(parts: Partial<Interview>) {
  signIn(applicant())
  const can = { choose: false, propose: true, cancel: true }
  const interview: Interview = {
    ...{
      id: companyId,
      applicationId: id,
      status: 'agreed',
      minutes: 40,
      kind: 'video',
      where: '',
      note: '',
    },
    ...{ slots: [], startsAt: null, interviewers: [], cancelledBy: null, cancelReason: '', revision: 1, can },
    ...parts,
  }
  answer(listApplicationInterviews, { interviews: [interview], timeline: [], can: { propose: false } })
}

const sent = (companyName = 'Werkhof') =>
  ({
    ...{ id, status: 2, stage: 'interview', outcome: null, sentAt: '2026-11-01T10:00:00.000Z' },
    target: { companyId, companyName, offerId: null },
    studyInterests: [],
    timeline: [
      {
        id: companyId,
        at: '2026-11-02T10:00:00.000Z',
        event: 'interview',
        outcome: null,
        company: null,
        by: null,
      },
    ],
  }) as unknown as Application
