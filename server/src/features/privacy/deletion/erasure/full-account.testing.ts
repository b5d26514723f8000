import { updateAccount, updateSubscription } from '@tandem/contract/accounts/own-account'
import { register } from '@tandem/contract/accounts/registration'
import { attachFile } from '@tandem/contract/applicants'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications'
import { respond, startThread } from '@tandem/contract/messaging'
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
  const acme = await app.company()
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
    places: [{ name: personalText, latitude: 49.0083, longitude: 8.3979, radius: 50 }],
    qualification: 'ahr',
    grade: 1.9,
    desiredYears: [2027],
    expertises: [{ name: personalText, grade: null, description: personalText }],
    languages: [{ language: 'en', rating: 'expert' }],
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
