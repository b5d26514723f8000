import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { updateSubscription } from '@tandem/contract/accounts/own-account'
import { getApplication } from '@tandem/contract/applications'
import { moveApplication } from '@tandem/contract/applications/decisions'
import { endPersonSession } from '@tandem/contract/backend/people'
import { markThreadRead, respond, startThread } from '@tandem/contract/messaging'
import { paths } from '@tandem/contract/paths'
import {
  addPushDevice,
  getPushSettings,
  maxPushDevices,
  type PushMessage,
  removePushDevice,
  switchPushKind,
} from '@tandem/contract/push'
import { endOtherSessions, endSession, listSessions, logout } from '@tandem/contract/sessions'
import { changePassword } from '@tandem/contract/sign-in/password'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { callRequests } from '#features/applicant-requests/applicant-requests.testing.ts'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import {
  enqueueDecisionMails,
  enqueueWithdrawnMails,
} from '#features/applications/mails/enqueue-company-mails.ts'
import { callInterviews, passHours, prepareApplication } from '#features/interviews/interviews.testing.ts'
import { remindOfInterviews } from '#features/interviews/mails/reminders.ts'
import { insertApplication, insertProfile } from '#features/messaging/messaging.testing.ts'
import { mailsTo, runIncrementalMatching, save } from '#features/saved-searches/saved-searches.testing.ts'
import { nightlySessionCleanUp } from '#features/sessions/sessions.jobs.ts'
import { session } from '#features/sessions/sessions.schema.ts'
import { replacePassword } from '#features/sign-in/password/replace-password.ts'
import { transaction } from '#platform/context/context.ts'
import { applicantWithPassword, password, signIn } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { pushDevice } from './push.schema.ts'

let app: TestApp
let status = 201
const posted: { endpoint: string; body: Buffer }[] = []
beforeAll(async () => {
  const postPush = async (endpoint: string, _: unknown, body: Buffer) => {
    posted.push({ endpoint, body })
    return status
  }
  app = await startTestApp({ postPush })
})
afterAll(() => app.stop())

type Signed = { token: string }

/** What a browser does that has allowed it; `read` answers what came to it. */
function browser() {
  const key = createECDH('prime256v1')
  const p256dh = key.generateKeys('base64url')
  const auth = randomBytes(16)
  const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${randomBytes(8).toString('hex')}`
  const body = { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
  return {
    allow: (as: Signed) => app.call(addPushDevice, { body }, { as, headers }),
    read: () => posted.filter((each) => each.endpoint === endpoint).map((each) => decrypt(each.body)),
  }

  function decrypt(bytes: Buffer): PushMessage {
    const [salt, sender, sealed] = [bytes.subarray(0, 16), bytes.subarray(21, 86), bytes.subarray(86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', key.computeSecret(sender), auth, info, 32))
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(text.subarray(0, -1).toString())
  }
}

async function conversation(lena?: Awaited<ReturnType<TestApp['applicant']>>) {
  lena ??= await app.applicant()
  const acme = await app.company()
  await insertApplication(app, lena, acme)
  const body = { subject: 'Geheimer Betreff', message: 'Geheimes' }
  const begun = await app.call(startThread, { params: { id: lena.applicantId }, body }, { as: acme })
  const threadId: string = begun.body.message.threadId
  const write = () => app.call(respond, { body: { threadId, message: 'Noch Geheimeres' } }, { as: acme })
  await settle()
  return { lena, acme, threadId, write }
}
async function settle() {
  app.clock.advance(10_000)
  await app.settleJobs()
}
const signInAgain = async ({ email }: { email: string }): Promise<Signed> =>
  (await signIn(app, email)).body.auth
async function ownSession(as: Signed): Promise<string> {
  const { body } = await app.call(listSessions, {}, { as })
  return body.sessions.find(({ current }: { current: boolean }) => current).id
}
const countDevices = (...people: { accountId: string }[]) =>
  Promise.all(people.map(({ accountId }) => app.db.$count(pushDevice, eq(pushDevice.accountId, accountId))))
const settingsOf = async (as: Signed) => (await app.call(getPushSettings, {}, { as })).body.push

test('a message is told to the devices of who has not read it, in their language, and names nobody', async () => {
  const { lena, threadId, write } = await conversation()
  const [phone, laptop] = [browser(), browser()]
  await phone.allow(lena)
  await write()
  await settle()
  const tag = `thread-${threadId}`
  expect(phone.read()).toEqual([
    {
      title: 'Neue Nachricht',
      body: 'Auf Tandem wartet eine Nachricht auf dich.',
      path: `/nachrichten/${threadId}`,
      tag,
    },
  ])
  await laptop.allow(lena)
  await app.db.update(account).set({ locale: 'en' }).where(eq(account.id, lena.accountId))
  await write()
  await settle()
  expect(phone.read()).toHaveLength(2)
  expect(laptop.read()).toMatchObject([{ title: 'New message', path: `/en/nachrichten/${threadId}` }])
})

test('who reads it meanwhile, has turned it off or has removed the device is told nothing', async () => {
  const { lena, threadId, write } = await conversation()
  const phone = browser()
  await phone.allow(lena)
  await write()
  await app.call(markThreadRead, { params: { id: threadId } }, { as: lena })
  await settle()
  const turn = (enabled: boolean) =>
    app.call(switchPushKind, { params: { kind: 'messages' }, body: { enabled } }, { as: lena })
  expect((await turn(false)).body.kinds[0]).toEqual({ id: 'messages', enabled: false })
  await write()
  await settle()
  await turn(true)
  const [{ id }] = (await settingsOf(lena)).devices
  await app.call(removePushDevice, { params: { id } }, { as: lena })
  await write()
  await settle()
  expect(phone.read()).toEqual([])
})

test('who is answered, asked or left is told of it: withdrawals, answers to an offered place, requests and theirs', async () => {
  const [lena, acme] = [await app.applicant(), await app.company()]
  const applicationId = await insertApplication(app, lena, acme)
  const asked = await app.applicant()
  await insertProfile(app, asked, 'anonymous')
  const [phone, desk] = [browser(), browser()]
  await phone.allow(asked)
  await desk.allow(acme)
  const { companyId } = acme
  await transaction(app.context(), async (ctx) => {
    await enqueueDecisionMails(ctx, { companyId, applicationId, decision: 'place_taken' })
    await enqueueWithdrawnMails(ctx, { companyId, offerId: null })
  })
  await settle()
  const told = desk.read().map(({ path, body }) => `${path}: ${body}`)
  const news = 'Bei den Bewerbungen gibt es etwas Neues.'
  expect(told.toSorted()).toEqual(
    [
      `${paths.receivedApplications()}: ${news}`,
      `${paths.application({ applicationId })}: ${news}`,
    ].toSorted(),
  )

  const calls = callRequests(app)
  await calls.askForName(asked, acme)
  await settle()
  expect(phone.read()).toMatchObject([{ title: 'Neues auf Tandem', path: paths.applicantRequests() }])
  const [{ id }] = (await calls.own(asked)).body.requests
  await calls.answer(id, 'accepted', asked)
  await settle()
  expect(desk.read().at(-1)).toMatchObject({ path: paths.sentRequests(), tag: id })
})

test('missing documents are told with the link of their mail, to where they are sent', async () => {
  const { acme, lena, id, mailsTo } = await prepareApplication(app, completeContent)
  const phone = browser()
  await phone.allow(lena)
  const move = async (stage: 'documents_missing' | 'in_review') => {
    const body = {
      stage,
      revision: (await app.call(getApplication, { params: { id } }, { as: acme })).body.revision,
    }
    expect((await app.call(moveApplication, { params: { id }, body }, { as: acme })).status).toBe(200)
    await passHours(app, 1)
    await settle()
  }
  await move('documents_missing')
  const path = paths.ownApplication({ applicationId: id, hash: 'unterlagen' })
  expect(phone.read()).toMatchObject([{ path, tag: id }])
  expect((await mailsTo(lena)).at(-1)?.text).toContain(`${path}\n`)
  await move('in_review')
  expect(phone.read().at(-1)).toMatchObject({ path: paths.ownApplication({ applicationId: id }) })
})

test('an interview and its reminder are told to the devices of who takes no mails about applications', async () => {
  const { acme, lena, id, mailsTo } = await prepareApplication(app, completeContent)
  const params = { subscription: 'application_changes' as const }
  await app.call(updateSubscription, { params, body: { enabled: false } }, { as: lena })
  const phone = browser()
  await phone.allow(lena)
  await callInterviews(app).propose(id, acme, [96])
  await settle()
  const path = paths.ownApplication({ applicationId: id, hash: 'gespraech' })
  expect(phone.read()).toMatchObject([{ path, tag: id }])
  await passHours(app, 49)
  await remindOfInterviews.handler(app.context(), {})
  await settle()
  expect(phone.read()).toMatchObject([{ path }, { path }])
  expect((await mailsTo(lena)).map(({ subject }) => subject)).toEqual([])
})

test('new hits are told to the devices of who takes no mails about them; who takes neither misses none later', async () => {
  const [acme, lena] = [await app.company(), await app.applicant()]
  const id = await save(app, lena, { studyInterests: ['64'], notificationInterval: 'immediately' })
  const turnMails = (enabled: boolean) =>
    app.call(updateSubscription, { params: { subscription: 'new_matches' }, body: { enabled } }, { as: lena })
  const come = async (title: string) => {
    app.clock.advance(60_000)
    await app.offer(acme, { title, studyInterestId: 64 })
    await runIncrementalMatching(app)
  }
  const texts = async () => (await mailsTo(app, lena)).map(({ text }) => text)
  await turnMails(false)
  const phone = browser()
  await phone.allow(lena)
  await come('Erstes')
  const told = [{ path: `/unternehmen/suche/${id}`, tag: `search-${id}` }]
  expect(phone.read()).toMatchObject(told)
  expect(await texts()).toEqual([])
  const off = { params: { kind: 'new_matches' as const }, body: { enabled: false } }
  await app.call(switchPushKind, off, { as: lena })
  await come('Zweites')
  await turnMails(true)
  await runIncrementalMatching(app)
  expect(await texts()).toEqual([expect.stringMatching(/^(?!.*Erstes).*Zweites/s)])
  expect(phone.read()).toMatchObject(told)
})

test('a device that its service no longer knows is forgotten', async () => {
  const { lena, write } = await conversation()
  await browser().allow(lena)
  expect((await settingsOf(lena)).devices).toMatchObject([{ device: 'Firefox, Linux' }])
  status = 410
  await write()
  await settle()
  status = 201
  expect((await settingsOf(lena)).devices).toEqual([])
})

test('a browser belongs to who allowed it last, once however often, and an account has ten', async () => {
  const { lena, write } = await conversation()
  const tim = await app.applicant()
  const shared = browser()
  await shared.allow(lena)
  await shared.allow(lena)
  expect((await settingsOf(lena)).devices).toHaveLength(1)
  await shared.allow(tim)
  expect((await settingsOf(lena)).devices).toEqual([])
  await write()
  await settle()
  expect(shared.read()).toEqual([])
  for (let count = 1; count < maxPushDevices; count += 1) await browser().allow(tim)
  expect((await browser().allow(tim)).body.code).toBe('too_many_devices')
  expect((await shared.allow(tim)).status).toBe(200)
})

test('of more browsers at once than an account may have, the last ones are refused', async () => {
  const tim = await app.applicant()
  const answers = await Promise.all(Array.from({ length: maxPushDevices + 5 }, () => browser().allow(tim)))
  expect(answers.filter(({ body }) => body.code === 'too_many_devices')).toHaveLength(5)
  expect(await countDevices(tim)).toEqual([maxPushDevices])
})

test('an end of a session ends what its browser is told, the end of its time does not', async () => {
  const laptop = await applicantWithPassword(app)
  const { write } = await conversation(laptop)
  const [phone, tablet] = [await signInAgain(laptop), await signInAgain(laptop)]
  const browsers = [browser(), browser(), browser()] as const
  await browsers[0].allow(laptop)
  await browsers[1].allow(phone)
  await browsers[2].allow(tablet)
  const whoIsTold = async () => {
    posted.length = 0
    await write()
    await settle()
    return browsers.map((each) => each.read().length)
  }
  const sessionId = await ownSession(phone)
  await app.call(endSession, { params: { id: sessionId } }, { as: await app.applicant() })
  expect(await whoIsTold()).toEqual([1, 1, 1])
  await app.call(endSession, { params: { id: sessionId } }, { as: laptop })
  expect(await whoIsTold()).toEqual([1, 0, 1])
  const isTablet = eq(session.id, await ownSession(tablet))
  await app.db.update(session).set({ expiresAt: app.clock() }).where(isTablet)
  app.clock.advance(1000)
  await nightlySessionCleanUp.handler(app.context(), {})
  expect(await app.db.$count(session, isTablet)).toBe(0)
  expect(await whoIsTold()).toEqual([1, 0, 1])
  await app.call(endOtherSessions, {}, { as: laptop })
  expect(await whoIsTold()).toEqual([1, 0, 0])
  await app.call(logout, {}, { as: laptop })
  expect(await whoIsTold()).toEqual([0, 0, 0])
})

test('a browser that says again that it is there belongs to the session that it has now', async () => {
  const lena = await applicantWithPassword(app)
  const later = await signInAgain(lena)
  const phone = browser()
  await phone.allow(later)
  await phone.allow(lena)
  const end = async (as: Signed) =>
    app.call(endSession, { params: { id: await ownSession(as) } }, { as: await signInAgain(lena) })
  await end(later)
  expect((await settingsOf(lena)).devices).toHaveLength(1)
  await end(lena)
  expect((await settingsOf(await signInAgain(lena))).devices).toEqual([])
})

test('a new password ends what all browsers are told but the one it was set in; a reset, what all are', async () => {
  const [lena, tim] = [await applicantWithPassword(app), await app.applicant()]
  for (const as of [lena, await signInAgain(lena), tim]) await browser().allow(as)
  const body = { password, newPassword: `${password} ab` }
  expect((await app.call(changePassword, { body }, { as: lena })).status).toBe(200)
  expect(await countDevices(lena, tim)).toEqual([1, 1])
  await transaction(app.context(), (ctx) => replacePassword(ctx, lena.accountId, { to: 'hash' }))
  expect(await countDevices(lena, tim)).toEqual([0, 1])
})

test('an admin who ends a session ends what its browser is told, of the named account alone', async () => {
  const [lena, tim, admin] = [await app.applicant(), await app.applicant(), await app.admin()]
  for (const as of [lena, tim]) await browser().allow(as)
  const end = (sessionId: string) => {
    const params = { id: lena.accountId, sessionId }
    return app.call(endPersonSession, { params, body: { reason: 'Von ihr gemeldet.' } }, { as: admin })
  }
  await end(tim.sessionId)
  expect(await countDevices(lena, tim)).toEqual([1, 1])
  expect((await end(lena.sessionId)).status).toBe(200)
  expect(await countDevices(lena, tim)).toEqual([0, 1])
})

test('only a push service takes messages', async () => {
  const lena = await app.applicant()
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) }
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://intranet.example/x',
    'http://fcm.googleapis.com/x',
  ]) {
    const { body } = await app.call(addPushDevice, { body: { endpoint, keys } }, { as: lena })
    expect(body.code).toBe('push_service_unknown')
  }
})
