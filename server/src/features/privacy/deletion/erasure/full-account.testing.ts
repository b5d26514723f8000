import { updateAccount, updateSubscription } from '@tandem/contract/accounts/own-account'
import { register } from '@tandem/contract/accounts/registration'
import { attachFile } from '@tandem/contract/applicants'

import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'

import {
  agreeInterview,
  cancelInterview,
  counterInterview,
  createCalendarFeed,
  type Interview,
  proposeInterview,
} from '@tandem/contract/interviews'
import { respond, startThread } from '@tandem/contract/messaging'
import { addNote } from '@tandem/contract/received-applications'
import { updateMessagingSettings } from '@tandem/contract/settings'
import { login } from '@tandem/contract/sign-in'
import { requestEmailChange } from '@tandem/contract/sign-in/email'
import { requestPassword } from '@tandem/contract/sign-in/password'
import { smallPdf } from '#testing/pdf.ts'
import { confirmWith, mailedToken, registration } from '#testing/test-accounts.ts'
import type { TestApp } from '#testing/test-app.ts'
import { personalText, retainedText } from './marks.testing.ts'
import { insertRelatedRecords } from './related-records.testing.ts'

const email = `lena.${personalText}@example.org`.toLowerCase()
const pdf = (text: string) => smallPdf(text)
const ok = async (call: ReturnType<TestApp['call']>) => {
  const { status, body } = await call
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

/** For tests: an applicant who has used everything there is, and the company that knows them. */
export async function createFullAccount(app: TestApp) {
  // Of another name than everybody else's: what namesakes do is not about them.
  const acme = await app.company({ firstName: 'Ottilie', lastName: 'Brandstetter' })
  const lena = await signUp(app)
  const changed = {
    ...lena,
    firstName: personalText,
    lastName: `von ${personalText}`,
    language: 'de',
    gender: 'female',
  }
  const { firstName, lastName, language, gender } = changed
  await ok(
    app.call(
      updateAccount,
      { body: { firstName, lastName, language, gender, birthdate: '2008-05-14' } },
      { as: lena },
    ),
  )
  await app.call(
    updateSubscription,
    { params: { subscription: 'tips' }, body: { enabled: true } },
    { as: lena },
  )
  await app.call(
    updateMessagingSettings,
    { body: { mailInterval: 'daily', readReceipts: false } },
    { as: lena },
  )
  await app.call(requestPassword, { body: { email } })
  await app.call(
    requestEmailChange,
    { body: { email: `neu.${email}`, password: lena.password } },
    { as: lena },
  )
  await app.call(login, { body: { email, password: personalText } })

  const profile = await apply(app, lena, { type: 3 })
  const applied = await apply(app, lena, { type: 2, offerId: (await app.offer(acme)).id })
  await ok(app.call(submitApplication, { params: { id: applied } }, { as: lena }))
  await meet(app, applied, { lena, acme })
  const draft = await apply(app, lena, { type: 2, offerId: (await app.offer(acme)).id })
  const begun = await ok(
    app.call(
      startThread,
      {
        params: { id: acme.organisationPersonId },
        body: { subject: retainedText, message: retainedText, applicationId: applied },
      },
      { as: lena, headers: { 'idempotency-key': `thread-${personalText}` } },
    ),
  )
  const { id: messageId, threadId } = begun.message
  await ok(app.call(respond, { body: { threadId, message: retainedText } }, { as: acme }))
  await ok(
    app.call(
      addNote,
      { params: { id: applied }, body: { text: personalText } },
      { as: acme, headers: { 'idempotency-key': 'note' } },
    ),
  )
  const ties = await insertRelatedRecords(app, { lena, acme, messageId, threadId, applied, email })
  await app.settleJobs()
  return { lena: { ...lena, ...ties }, acme, threadId, records: [profile, applied, draft] }
}

async function signUp(app: TestApp) {
  const body = { ...registration(email), firstName: personalText, lastName: personalText, tips: true }
  await ok(app.call(register, { body }))
  await app.settleJobs()
  await ok(confirmWith(app, await mailedToken(app, email)))
  const headers = { 'user-agent': `Mozilla/5.0 (X11; Linux; ${personalText}) Firefox/140.0` }
  const { auth } = await ok(app.call(login, { body: { email, password: body.password } }, { headers }))
  return { token: auth.token as string, password: body.password, email }
}

async function apply(app: TestApp, as: { token: string }, body: object): Promise<string> {
  const headers = { 'idempotency-key': `apply-${personalText}-${JSON.stringify(body)}` }
  const { id, revision } = await ok(app.call(createApplication, { body }, { as, headers }))
  const content = {
    revision,
    title: personalText,
    studyInterests: ['36'],
    places: [{ place: personalText, latitude: 49.0083, longitude: 8.3979, radius: 50 }],
    qualification: 'ahr',
    grade: 1.9,
    desiredYears: [2027],
    expertises: [{ name: personalText, grade: null, description: personalText }],
    languages: [{ name: 'en', rating: 'expert' }],
    education: [{ academyName: personalText, academicTitle: personalText, from: null, to: null }],
    career: [{ companyName: personalText, position: personalText, from: null, to: null }],
    moduleAdditionals: [{ name: personalText, rating: 5, visible: true }],
    aboutMe: personalText,
    coverLetter: personalText,
    visibility: 'open',
  }
  await ok(app.call(updateApplication, { params: { id }, body: content }, { as }))
  const file = { name: `${personalText}.pdf`, bytes: pdf(personalText) }
  await ok(app.upload(attachFile, { params: { type: 'cv', id }, file }, { as }))
  return id
}

/** Interviews in several states, with what the applicant wrote to them, and a calendar that subscribes to them. */
async function meet(
  app: TestApp,
  id: string,
  { lena, acme }: { lena: { token: string }; acme: { token: string; organisationPersonId: string } },
): Promise<void> {
  const ahead = (hours: number) => new Date(app.clock().getTime() + hours * 60 * 60 * 1000).toISOString()
  const terms = { minutes: 30, kind: 'place', where: 'Werkstraße 1', note: '' } as const
  const proposal = { ...terms, interviewers: [acme.organisationPersonId], slots: [ahead(48)] }
  const propose = async () => {
    const { interviews } = await ok(
      app.call(proposeInterview, { params: { id }, body: proposal }, { as: acme }),
    )
    return interviews.interviews[0] as Interview
  }
  const first = await propose()
  const counter = { slots: [ahead(50)], note: personalText, revision: first.revision }
  await ok(app.call(counterInterview, { params: { id: first.id }, body: counter }, { as: lena }))
  const ending = { reason: personalText, revision: first.revision + 1 }
  await ok(app.call(cancelInterview, { params: { id: first.id }, body: ending }, { as: lena }))
  const { id: interviewId, revision, slots } = await propose()
  const choice = { slotId: slots[0]?.id ?? '', revision }
  await ok(app.call(agreeInterview, { params: { id: interviewId }, body: choice }, { as: lena }))
  await ok(app.call(createCalendarFeed, {}, { as: lena }))
}
