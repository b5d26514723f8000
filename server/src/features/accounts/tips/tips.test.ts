import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AccountType } from '@tandem/contract/endpoint'
import { paths } from '@tandem/contract/paths'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '#platform/jobs/jobs.ts'
import { confirmWith, mailedToken, mailsTo, registration } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dayMs } from '#testing/test-lifetime.ts'
import { account, accountSubscription, sentTip } from '../accounts.schema.ts'
import { setSubscription } from '../own/subscriptions.store.ts'
import { sendForm } from '../registration/registration.testing.ts'
import { dailyTips, sendTips, tipMail } from './tips.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T15:00:00Z')
})
afterAll(() => app.stop())

const turn = ({ accountId }: { accountId: string }, enabled: boolean) =>
  setSubscription(app.db, accountId, { subscription: 'tips', enabled, now: app.clock() })

const longAgo = () => new Date(app.clock().getTime() - 100 * dayMs)

/** Somebody who asked for tips long ago, and confirmed their address then. */
async function subscriber(
  state: Partial<typeof account.$inferInsert> = {},
  { type = 'applicant', changedAt = longAgo() }: { type?: AccountType; changedAt?: Date | null } = {},
) {
  const person = await app[type]()
  const { accountId } = person
  await app.db
    .update(account)
    .set({ confirmedAt: longAgo(), ...state })
    .where(eq(account.id, accountId))
  await app.db
    .insert(accountSubscription)
    .values({ accountId, subscription: 'tips', enabled: true, changedAt })
  return person
}

async function runDaily() {
  await enqueue(app.db, dailyTips, {})
  await app.settleJobs()
}

async function afterDays(days: number) {
  app.clock.advance(days * dayMs)
  await runDaily()
}

const subjectsTo = async ({ email }: { email: string }) =>
  (await mailsTo(app, email)).map(({ subject }) => subject).reverse()

test('who asked at registration gets each tip once, the first after three days, then no more than one a month', async () => {
  const email = 'lena@example.org'
  const start = app.clock()
  await sendForm(app, { ...registration(email), tips: true })
  await runDaily()
  await confirmWith(app, await mailedToken(app, email))
  await app.settleJobs()
  const before = (await mailsTo(app, email)).length
  const story: string[] = []
  const edges = [3, 34, 65, 96, 127, 158].flatMap((day) => [day - 1, day])
  for (const day of [0, ...edges, 200]) {
    app.clock.set(new Date(start.getTime() + day * dayMs))
    const known = (await mailsTo(app, email)).length
    await runDaily()
    const mails = await mailsTo(app, email)
    story.push(...mails.slice(0, mails.length - known).map(({ subject }) => `day ${day}: ${subject}`))
  }
  expect(story).toEqual([
    'day 3: Welcher Weg ins duale Studium ist deiner?',
    'day 34: So finden Unternehmen dich',
    'day 65: Lebenslauf und Zeugnis bereitlegen',
    'day 96: Neue Angebote kommen von selbst zu dir',
    'day 127: Gut vorbereitet ins Gespräch',
    'day 158: Kein passendes Angebot? Frag trotzdem',
  ])
  expect(await mailsTo(app, email)).toHaveLength(before + 6)
  const months = (await app.db.select().from(sentTip)).map(({ sentAt }) => sentAt.toISOString().slice(0, 7))
  expect(new Set(months).size, 'never twice in a month of the calendar').toBe(6)
  app.clock.set(start)
})

test('a tip leads to where it can be followed, and to where tips are turned off, in the reader’s language', async () => {
  const tom = await subscriber({ locale: 'en' }, { changedAt: null })
  await runDaily()
  const [mail] = await mailsTo(app, tom.email)
  expect(mail?.subject).toBe('Which way into dual study is yours?')
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(`${app.config.http.baseUrl}/en${paths.eligibility()}`)
    expect(body).toContain(`${app.config.http.baseUrl}/en/account#mitteilungen`)
  }
})

test.each([
  ['not confirmed', { confirmedAt: null }],
  ['confirmed two days ago', { confirmedAt: new Date('2026-11-18T15:00:00Z') }],
  ['locked', { lockedAt: new Date(), hiddenAt: new Date() }],
  ['hidden', { hiddenAt: new Date() }],
  ['about to be deleted', { deletionDueAt: new Date() }],
] as const)('an applicant’s account that is %s gets none', async (_, state) => {
  const lena = await subscriber(state)
  await runDaily()
  expect(await subjectsTo(lena)).toEqual([])
  expect(await app.db.$count(sentTip, eq(sentTip.accountId, lena.accountId))).toBe(0)
})

test.each(['company', 'admin'] as const)('an account of type %s gets none', async (type) => {
  const person = await subscriber({}, { type })
  await runDaily()
  expect(await subjectsTo(person)).toEqual([])
})

test('who never asked gets none', async () => {
  const lena = await app.applicant()
  await afterDays(10)
  expect(await subjectsTo(lena)).toEqual([])
})

test('who asks in the account gets the first three days later; off is off, and on again repeats nothing', async () => {
  const lena = await app.applicant()
  await app.db
    .update(account)
    .set({ confirmedAt: new Date(app.clock().getTime() - 100 * dayMs) })
    .where(eq(account.id, lena.accountId))
  const first = 'Welcher Weg ins duale Studium ist deiner?'
  await turn(lena, true)
  await afterDays(2)
  await turn(lena, true)
  expect(await subjectsTo(lena)).toEqual([])
  await afterDays(1)
  expect(await subjectsTo(lena), 'counted from the first click').toEqual([first])

  await turn(lena, false)
  await afterDays(40)
  expect(await subjectsTo(lena)).toEqual([first])
  await turn(lena, true)
  await afterDays(3)
  expect(await subjectsTo(lena)).toEqual([first, 'So finden Unternehmen dich'])
  await turn(lena, false)
  await turn(lena, true)
  await afterDays(4)
  expect(await subjectsTo(lena), 'a click does not shorten the pause').toHaveLength(2)
})

test('who turns tips off while a mail waits does not get it', async () => {
  const lena = await subscriber()
  await turn(lena, false)
  await enqueue(app.db, tipMail, { accountId: lena.accountId, tip: 'profile' })
  await app.settleJobs()
  expect(await subjectsTo(lena)).toEqual([])
})

test('two processes at once send each tip once', async () => {
  const people = []
  for (let n = 0; n < 20; n++) people.push(await subscriber())
  await Promise.all(Array.from({ length: 4 }, () => sendTips(app.context())))
  await app.settleJobs()
  for (const person of people) expect(await subjectsTo(person)).toHaveLength(1)
})

test('a mail server that is down loses no tip, and repeats none', async () => {
  const lena = await subscriber()
  const folder = join(app.config.dataDir, 'mail')
  // A file in its place cannot be written to as a folder.
  await rename(folder, `${folder}-away`)
  await writeFile(folder, '')
  await enqueue(app.db, dailyTips, {})
  const failed = async () => {
    const { rows } = await app.db.execute(
      "select 1 from pgboss.job where name = 'send-tip-mail' and state = 'retry'",
    )
    return rows.length
  }
  await expect.poll(failed, { timeout: 10_000 }).toBe(1)
  await sendTips(app.context())
  await rm(folder)
  await rename(`${folder}-away`, folder)
  await app.settleJobs()
  expect(await subjectsTo(lena)).toEqual(['Welcher Weg ins duale Studium ist deiner?'])
})
