import { getApplication } from '@tandem/contract/applications'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'

import {
  agreeInterview,
  cancelInterview,
  counterInterview,
  type Interview,
  type Interviews,
  listApplicationInterviews,
  proposeInterview,
  proposeInterviewAgain,
} from '@tandem/contract/interviews'
import ICAL from 'ical.js'
import { session } from '#features/sessions/sessions.schema.ts'
import type { TestApp } from '#testing/test-app.ts'

type Signed = { token: string }
type Team = Signed & { companyId: string; organisationPersonId: string }

const hourMs = 60 * 60 * 1000

/** For tests: the calls about interviews in few words. Times are so many hours ahead. */
export function callInterviews(app: TestApp) {
  const ahead = (hours: number) => new Date(app.clock().getTime() + hours * hourMs).toISOString()
  const terms = (as: Team, parts: object = {}) => ({
    minutes: 40,
    kind: 'video' as const,
    where: 'https://meet.example.com/werkhof',
    interviewers: [as.organisationPersonId],
    note: '',
    ...parts,
  })
  return {
    ahead,
    application: (id: string, as: Signed) => app.call(getApplication, { params: { id } }, { as }),
    list: (id: string, as: Signed) => app.call(listApplicationInterviews, { params: { id } }, { as }),
    propose: (id: string, as: Team, hours: number[] = [48, 72], parts: object = {}) => {
      const body = { ...terms(as, parts), slots: hours.map(ahead) }
      return app.call(proposeInterview, { params: { id }, body }, { as })
    },
    again: (interview: Interview, as: Team, hours: number[] = [96], parts: object = {}) => {
      const { id, revision } = interview
      const body = { ...terms(as, parts), slots: hours.map(ahead), revision }
      return app.call(proposeInterviewAgain, { params: { id }, body }, { as })
    },
    counter: (interview: Interview, as: Signed, hours: number[] = [50], note = '') => {
      const { id, revision } = interview
      const body = { slots: hours.map(ahead), note, revision }
      return app.call(counterInterview, { params: { id }, body }, { as })
    },
    agree: (interview: Interview, as: Signed, slot = 0) => {
      const { id, revision, slots } = interview
      const body = { slotId: slots[slot]?.id ?? '', revision }
      return app.call(agreeInterview, { params: { id }, body }, { as })
    },
    cancel: ({ id, revision }: Interview, as: Signed, reason = '') =>
      app.call(cancelInterview, { params: { id }, body: { reason, revision } }, { as }),
  }
}

/** The newest interview of an answer that has to be a success. */
export function newest({ status, body }: { status: number; body: { interviews: Interviews } }): Interview {
  const [interview] = status === 200 ? body.interviews.interviews : []
  if (!interview) throw new Error(`${status} ${JSON.stringify(body)}`)
  return interview
}

/** For tests: a company with two people who may read applications, and what an applicant sent it. */
export async function prepareApplication(app: TestApp, content: object) {
  const acme = await app.company({ name: 'Acme AG', firstName: 'Hanna', lastName: 'Wiese' })
  const karl = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  const lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  const id = await sendApplication(app, lena, acme, content)
  const calls = callInterviews(app)
  const mailsTo = async ({ email }: { email: string }) => {
    await app.settleJobs()
    return (await app.mails()).filter(({ to }) => to === email)
  }
  return {
    ...{ acme, karl, lena, id, mailsTo },
    newestMailTo: async (person: { email: string }) => {
      const [mail] = await mailsTo(person)
      if (!mail) throw new Error('There is no mail')
      return mail
    },
    agreed: async (hours = [48], parts: object = {}) => {
      const proposed = newest(await calls.propose(id, acme, hours, parts))
      return newest(await calls.agree(proposed, lena))
    },
  }
}

export async function sendApplication(
  app: TestApp,
  as: Signed,
  company: { companyId: string },
  content: object,
): Promise<string> {
  const { id: offerId } = await app.offer(company)
  const { body } = await app.call(createApplication, { body: { type: 2, offerId } }, { as })
  const params = { id: body.id as string }
  await app.call(updateApplication, { params, body: { ...content, revision: body.revision } }, { as })
  const { status } = await app.call(submitApplication, { params }, { as })
  if (status !== 200) throw new Error(`The application was not sent: ${status}`)
  return params.id
}

/** The one entry of a mail's calendar, by another implementation. */
export function entryOf({ calendar }: { calendar: string }) {
  const whole = new ICAL.Component(ICAL.parse(calendar))
  const event = new ICAL.Event(whole.getFirstSubcomponent('vevent') ?? undefined)
  return { method: whole.getFirstPropertyValue('method'), uid: event.uid, sequence: event.sequence }
}

/** So many hours pass; sessions do not end meanwhile. */
export async function passHours(app: TestApp, hours: number): Promise<void> {
  app.clock.advance(hours * hourMs)
  const now = app.clock()
  await app.db.update(session).set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + hourMs) })
}

export const statusOf = (answer: { status: number; body: { code?: string } }) =>
  answer.status === 200 ? 200 : answer.body.code
