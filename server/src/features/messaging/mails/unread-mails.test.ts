import { markThreadRead, respond, startThread } from '@tandem/contract/messaging'
import { archiveThread, blockThread } from '@tandem/contract/messaging/threads'
import { updateMessagingSettings } from '@tandem/contract/settings'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { account, accountSubscription } from '#features/accounts/accounts.schema.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dailyMails, unreadMail } from '../messaging.jobs.ts'
import { accountBlock } from '../messaging.schema.ts'
import { deleteAccount, insertApplication, insertProfile } from '../messaging.testing.ts'

const minuteMs = 60_000
const secret = 'Das steht nur in Tandem.'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Signed = { token: string; accountId: string; email: string }

async function applied() {
  const lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  const acme = await app.company({ name: 'Acme GmbH', firstName: 'Petra', lastName: 'Sonntag' })
  await insertApplication(app, lena, acme)
  return { lena, acme }
}
const begin = async (to: string, as: Signed, subject = 'Ihre Bewerbung'): Promise<string> =>
  (await app.call(startThread, { params: { id: to }, body: { subject, message: secret } }, { as })).body
    .message.threadId
const answer = (threadId: string, as: Signed) =>
  app.call(respond, { body: { threadId, message: secret } }, { as })
const read = (id: string, as: Signed) => app.call(markThreadRead, { params: { id } }, { as })
const pass = async (minutes: number) => {
  app.clock.advance(minutes * minuteMs)
  await app.settleJobs()
}
const daily = (as: Signed) =>
  app.call(updateMessagingSettings, { body: { mailInterval: 'daily', readReceipts: true } }, { as })
const morning = async () => {
  await enqueue(app.db, dailyMails, {})
  await app.settleJobs()
}
const unsubscribe = ({ accountId }: Signed) =>
  app.db.insert(accountSubscription).values({ accountId, subscription: 'messages', enabled: false })
const mailsTo = async ({ email }: Signed) => (await app.mails()).filter(({ to }) => to === email)

describe('who wants to know at once', () => {
  test('is told after two minutes who wrote and about what, not what', async () => {
    const { lena, acme } = await applied()
    const threadId = await begin(lena.applicantId, acme)
    await pass(1.9)
    expect(await mailsTo(lena)).toEqual([])
    await pass(0.1)
    const [mail, ...more] = await mailsTo(lena)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Acme GmbH hat dir geschrieben')
    expect(mail?.text).toContain('Betreff: Ihre Bewerbung')
    expect(mail?.text).toContain(`${app.config.http.baseUrl}/nachrichten/${threadId}`)
    expect(mail?.text).toContain(`${app.config.http.baseUrl}/account#mitteilungen`)
    expect(`${mail?.text}${mail?.html}`).not.toContain(secret)
    expect(await mailsTo(acme)).toEqual([])
  })

  test('is not told of what was read meanwhile, also when that was after the mail was ordered', async () => {
    const { lena, acme } = await applied()
    const threadId = await begin(lena.applicantId, acme)
    await pass(1)
    await read(threadId, lena)
    await pass(2)
    await enqueue(app.db, unreadMail, { accountId: lena.accountId, threadIds: [threadId] })
    await app.settleJobs()
    expect(await mailsTo(lena)).toEqual([])
  })

  test('is told when the mail server is back', async () => {
    const { lena, acme } = await applied()
    await begin(lena.applicantId, acme)
    const send = vi.spyOn(app.context().mailer, 'send').mockRejectedValueOnce(new Error('down'))
    await pass(2)
    await vi.waitFor(async () => expect(await mailsTo(lena)).toHaveLength(1), 10_000)
    expect(send).toHaveBeenCalledTimes(2)
    send.mockRestore()
  })

  test('is told of a thread once until it is read, however much comes', async () => {
    const { lena, acme } = await applied()
    const threadId = await begin(lena.applicantId, acme)
    await Promise.all(Array.from({ length: 19 }, () => answer(threadId, acme)))
    await pass(2)
    expect((await mailsTo(lena)).map(({ subject }) => subject)).toEqual([
      'Acme GmbH hat dir 20 Nachrichten geschrieben',
    ])
    await answer(threadId, acme)
    await pass(5)
    expect(await mailsTo(lena)).toHaveLength(1)
    await read(threadId, lena)
    await answer(threadId, acme)
    await pass(2)
    expect((await mailsTo(lena)).map(({ subject }) => subject)).toEqual([
      'Acme GmbH hat dir geschrieben',
      'Acme GmbH hat dir 20 Nachrichten geschrieben',
    ])
  })

  test('each account of a company goes by what it reads and wants', async () => {
    const { lena, acme } = await applied()
    const [reader, silent, keen] = [
      await app.colleague(acme),
      await app.colleague(acme),
      await app.colleague(acme),
    ]
    await unsubscribe(silent)
    await app.db.update(account).set({ locale: 'en' }).where(eq(account.id, keen.accountId))
    const threadId = await begin(acme.organisationPersonId, lena, 'Frage')
    await read(threadId, reader)
    await pass(2)
    expect(await mailsTo(reader)).toEqual([])
    expect(await mailsTo(silent)).toEqual([])
    const [german] = await mailsTo(acme)
    expect(german?.subject).toBe('Lena Vogt hat Ihnen geschrieben')
    const [english] = await mailsTo(keen)
    expect(english?.subject).toBe('Lena Vogt has sent you a message')
    expect(english?.text).toContain('Subject: Frage')
    expect(english?.text).toContain(`${app.config.http.baseUrl}/en/nachrichten/${threadId}`)
    expect(english?.text).toContain(`${app.config.http.baseUrl}/en/account#mitteilungen`)
  })
})

describe('who wants one mail a day', () => {
  test('gets one about all that is unread, each thread once until it is read', async () => {
    const { lena, acme } = await applied()
    const beta = await app.company({ name: 'Beta AG' })
    await insertApplication(app, lena, beta)
    await daily(lena)
    const first = await begin(lena.applicantId, acme, 'Ihre Bewerbung')
    await answer(first, acme)
    app.clock.advance(1000)
    const second = await begin(lena.applicantId, beta, 'Kennenlernen')
    await pass(10)
    expect(await mailsTo(lena)).toEqual([])

    await morning()
    const [mail, ...more] = await mailsTo(lena)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('3 neue Nachrichten')
    expect(mail?.text).toMatch(/Beta AG: Kennenlernen \(1 neu\)\n\nAcme GmbH: Ihre Bewerbung \(2 neu\)/)
    expect(`${mail?.text}${mail?.html}`).not.toContain(secret)

    await morning()
    await answer(first, acme)
    await morning()
    expect(await mailsTo(lena)).toHaveLength(1)
    await read(second, lena)
    await answer(second, beta)
    await morning()
    const [newest] = await mailsTo(lena)
    expect(newest?.subject).toBe('Beta AG hat dir geschrieben')
    expect(newest?.text).toContain(`/nachrichten/${second}`)
  })

  test('gets none when all is read, or turned off', async () => {
    const { lena, acme } = await applied()
    await daily(lena)
    await daily(acme)
    const threadId = await begin(lena.applicantId, acme)
    await read(threadId, lena)
    await answer(threadId, lena)
    await unsubscribe(acme)
    await morning()
    expect([...(await mailsTo(lena)), ...(await mailsTo(acme))]).toEqual([])
  })
})

describe('no mail', () => {
  test('to a hidden account, and about what is archived, blocked by a colleague or deleted', async () => {
    const { lena: hidden, acme: gone } = await applied()
    const { lena: blocking, acme: blocked } = await applied()
    await begin(hidden.applicantId, gone)
    await app.db.update(account).set({ hiddenAt: app.clock() }).where(eq(account.id, hidden.accountId))
    await begin(blocking.applicantId, blocked)
    await app.db.insert(accountBlock).values({ blockedBy: blocking.accountId, blocked: blocked.accountId })
    const { lena: leaving, acme: waiting } = await applied()
    await begin(waiting.organisationPersonId, leaving)
    await deleteAccount(app, leaving)
    const { lena: bored, acme: persistent } = await applied()
    const putAway = await begin(bored.applicantId, persistent)
    await app.call(archiveThread, { params: { id: putAway }, body: true }, { as: bored })
    const { lena: pest, acme: team } = await applied()
    const colleague = await app.colleague(team)
    const blockedThread = await begin(team.organisationPersonId, pest)
    await app.call(blockThread, { params: { id: blockedThread }, body: true }, { as: colleague })
    await app.call(archiveThread, { params: { id: blockedThread }, body: false }, { as: team })
    await pass(3)
    for (const person of [hidden, blocking, waiting, bored, team, colleague])
      expect(await mailsTo(person)).toEqual([])
  })

  test('names whom the company may not know by name', async () => {
    const lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
    const acme = await app.company()
    await insertProfile(app, lena, 'anonymous')
    const threadId = await begin(lena.applicantId, acme)
    await answer(threadId, lena)
    await pass(2)
    const [mail] = await mailsTo(acme)
    expect(mail?.subject).toBe('Anonymes Profil hat Ihnen geschrieben')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Lena|Vogt/)
  })
})

test('a name cannot write lines of its own', async () => {
  const { lena, acme } = await applied()
  await app.db
    .update(account)
    .set({ lastName: 'Vogt\r\nBcc: victim@example.org\r\n\r\nHier klicken' })
    .where(eq(account.id, lena.accountId))
  await begin(acme.organisationPersonId, lena)
  await pass(2)
  const [mail] = await mailsTo(acme)
  expect(mail?.to).toBe(acme.email)
  expect(mail?.subject).toBe('Lena Vogt Bcc: victim@example.org Hier klicken hat Ihnen geschrieben')
  expect(mail?.text).not.toMatch(/^(Bcc|Hier)/m)
})
