import { getApplication } from '@tandem/contract/applications'
import {
  confirmFourEyesRequest,
  listFourEyesRequests,
  withdrawFourEyesRequest,
} from '@tandem/contract/backend/four-eyes'
import { getPerson } from '@tandem/contract/backend/people'
import { previewProfileRemoval, requestProfileRemoval } from '@tandem/contract/backend/profile-removal'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application } from '#features/applications/applications.schema.ts'
import { auditEntry } from '#features/backend/backend.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { mailsTo } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const reason = 'Das Foto zeigt jemand anderes.'

test('a profile goes once a second admin confirms it; whose it was reads why, and who asked is told', async () => {
  const { asker, second, lena, profile } = await makeProfile()
  const { removal } = (await app.call(previewProfileRemoval, { params: profile }, { as: asker })).body
  expect(removal).toMatchObject({ account: { id: lena.accountId }, documents: 0, isRequested: false })
  expect((await ask(asker, profile)).body.removal).toMatchObject({ isRequested: true })
  expect((await ask(second, profile)).body.code).toBe('request_closed')
  const person = { params: { id: lena.accountId } }
  const [request] = (await app.call(getPerson, person, { as: second })).body.requests
  expect(request).toMatchObject({
    ...{ kind: 'remove_profile', reason, profileId: profile.id, can: { confirm: true, refuse: true } },
    subject: { type: 'account', id: lena.accountId },
  })
  expect((await confirm(asker, request.id)).status).toBe(403)
  expect((await app.call(getApplication, { params: profile }, { as: lena })).status).toBe(200)
  expect((await confirm(second, request.id)).body.requests).toEqual([])
  expect((await app.call(getApplication, { params: profile }, { as: lena })).status).toBe(404)
  await app.settleJobs()
  const [mail, ...more] = await mailsTo(app, lena.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Ein Profil von dir wurde gelöscht')
  expect(mail?.text).toContain(reason)
  const [told] = await mailsTo(app, asker.email)
  expect(told?.text).toContain('ein Bewerbungsprofil zu löschen')
  expect(await deedsOn(lena.accountId)).toEqual([
    [asker.accountId, 'request_remove_profile'],
    [second.accountId, 'delete_profile'],
  ])
})

test('of one person two profiles are asked for, each by itself', async () => {
  const { asker, lena, profile } = await makeProfile()
  const other = { id: newId() }
  await app.db
    .insert(application)
    .values({ ...other, applicantId: lena.applicantId, type: 3, visibility: 'open' })
  expect((await ask(asker, profile)).status).toBe(200)
  expect((await ask(asker, other)).status).toBe(200)
})

test('one that its owner has hidden is not asked for, and stays where that was before it was confirmed', async () => {
  const { asker, second, lena, profile } = await makeProfile()
  await ask(asker, profile)
  await app.db.update(application).set({ visibility: 'hidden' }).where(eq(application.id, profile.id))
  expect((await ask(asker, profile)).status).toBe(404)
  const request = (await app.call(listFourEyesRequests, {}, { as: second })).body.requests.at(-1)
  expect(request).toMatchObject({ profileId: null, can: { confirm: false, refuse: true } })
  expect((await confirm(second, request.id)).status).toBe(409)
  expect((await app.call(getApplication, { params: profile }, { as: lena })).status).toBe(200)
  await app.call(withdrawFourEyesRequest, { params: { id: request.id } }, { as: second })
  await app.settleJobs()
  expect(await mailsTo(app, lena.email)).toEqual([])
  expect((await deedsOn(lena.accountId)).at(-1)).toEqual([second.accountId, 'refuse_remove_profile'])
})

type Admin = Awaited<ReturnType<TestApp['admin']>>

const ask = (as: Admin, params: { id: string }) =>
  app.call(requestProfileRemoval, { params, body: { reason } }, { as })

const confirm = (as: Admin, id: string) =>
  app.call(confirmFourEyesRequest, { params: { id }, body: {} }, { as })

async function deedsOn(recordId: string) {
  const deeds = await app.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.recordId, recordId))
    .orderBy(auditEntry.position)
  return deeds.map(({ accountId, action }) => [accountId, action])
}

async function makeProfile() {
  const lena = await app.applicant()
  const id = newId()
  const { applicantId } = lena
  await app.db.insert(application).values({ id, applicantId, type: 3, visibility: 'open' })
  return { asker: await app.admin(), second: await app.admin(), lena, profile: { id } }
}
