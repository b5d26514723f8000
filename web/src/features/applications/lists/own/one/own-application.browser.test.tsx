import type { Application } from '@tandem/contract/applications'
import { getCompany } from '@tandem/contract/companies/profile'
import { listContacts } from '@tandem/contract/contacts'
import { downloadInterview, type Interview, listApplicationInterviews } from '@tandem/contract/interviews'
import { startThread } from '@tandem/contract/messaging'
import { listThreads } from '@tandem/contract/messaging/threads'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse } from '#testing/stub-server.ts'
import { NextStep } from './NextStep.tsx'
import { OwnTimeline } from './OwnTimeline.tsx'
import { WriteToCompany } from './WriteToCompany.tsx'

const t = words.de.applications.own
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

const contact = (firstName: string, message: boolean) => ({
  id: `019b0000-0000-7000-8000-0000000000${message ? 'b1' : 'b2'}`,
  ...{ firstName, lastName: 'Kirschgrund', role: '', mail: null, phone: null, hasImage: false },
  organisation: { type: 'company' as const, id: companyId, name: 'Werkhof', town: 'Kiel' },
  can: { message, edit: false },
})

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
