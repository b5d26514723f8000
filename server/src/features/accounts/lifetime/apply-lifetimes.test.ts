import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseAccount } from '#features/privacy/deletion/erase-account.ts'
import { newId } from '#platform/db/columns.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { dayMs, mailsTo, runNightlyLifetimes, setAccountAge, stateOf } from '#testing/test-lifetime.ts'
import { lifetimeMail } from '../accounts.jobs.ts'
import { account } from '../accounts.schema.ts'
import { applyLifetimes } from './apply-lifetimes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T04:20:00Z')
})
afterAll(() => app.stop())

describe('a year without a sign of life, night by night', () => {
  test('three warnings, hidden, erased after 30 days', async () => {
    const lena = await app.applicant()
    await setAccountAge(app, lena, { renewedDaysAgo: 330 })
    const story: string[] = []
    const start = app.clock()
    for (let day = 0; day <= 66; day++) {
      const before = { state: await stateOf(app, lena), mails: (await mailsTo(app, lena)).length }
      await runNightlyLifetimes(app)
      const state = await stateOf(app, lena)
      const mails = await mailsTo(app, lena)
      if (state && mails.length > before.mails) story.push(`day ${day}: ${mails.at(0)?.subject}`)
      if (state?.hidden && !before.state?.hidden) story.push(`day ${day}: hidden`)
      if (!state && before.state) story.push(`day ${day}: erased`)
      app.clock.advance(dayMs)
    }
    app.clock.set(start)
    expect(story).toEqual([
      'day 5: Dein Tandem-Konto läuft in 30\u00a0Tagen ab',
      'day 28: Dein Tandem-Konto läuft in 7\u00a0Tagen ab',
      'day 34: Dein Tandem-Konto läuft morgen ab',
      'day 35: hidden',
      'day 65: erased',
    ])
  })

  test('a company’s account too, an admin’s never', async () => {
    const [acme, admin] = [await app.company(), await app.admin()]
    for (const person of [acme, admin])
      await setAccountAge(app, person, { renewedDaysAgo: 360, warnedDays: 30 })
    await runNightlyLifetimes(app)
    expect(await stateOf(app, acme)).toEqual({ warnedDays: 7, hidden: false })
    expect((await mailsTo(app, acme)).map(({ subject }) => subject)).toEqual([
      'Ihr Tandem-Konto läuft in 5\u00a0Tagen ab',
    ])
    await setAccountAge(app, admin, { renewedDaysAgo: 999 })
    await runNightlyLifetimes(app)
    expect(await stateOf(app, admin)).toEqual({ warnedDays: null, hidden: false })
    expect(await mailsTo(app, admin)).toEqual([])
  })
})

describe('a mail about the end', () => {
  test('names the days in the reader’s language and leads to where the account is renewed', async () => {
    const tom = await app.applicant()
    await setAccountAge(app, tom, { renewedDaysAgo: 335, locale: 'en' })
    await runNightlyLifetimes(app)
    const [mail] = await mailsTo(app, tom)
    expect(mail?.subject).toBe('Your Tandem account expires in 30\u00a0days')
    expect(mail?.text).toContain('20\u00a0December\u00a02026')
    expect(mail?.text).toContain('19\u00a0January\u00a02027')
    for (const body of [mail?.text, mail?.html])
      expect(body).toContain(`${app.config.http.baseUrl}/en/account#laufzeit`)
  })

  test('reaches also those whose last warnings the server slept over, when they are hidden', async () => {
    const lena = await app.applicant()
    await setAccountAge(app, lena, { renewedDaysAgo: 370, warnedDays: 7 })
    await runNightlyLifetimes(app)
    expect(await stateOf(app, lena)).toEqual({ warnedDays: 1, hidden: true })
    const mails = await mailsTo(app, lena)
    expect(mails.map(({ subject }) => subject)).toEqual(['Dein Tandem-Konto ist abgelaufen'])
    expect(mails[0]?.text).toContain('20.\u00a0Dezember\u00a02026')
    expect(mails[0]?.text).toContain('/account#laufzeit')
  })

  test('is not written to whoever has renewed the account meanwhile', async () => {
    const lena = await app.applicant()
    await enqueue(app.db, lifetimeMail, { accountId: lena.accountId })
    await app.settleJobs()
    expect(await mailsTo(app, lena)).toEqual([])
  })

  test('is written once when two processes wake up in the same night', async () => {
    const lena = await app.applicant()
    await setAccountAge(app, lena, { renewedDaysAgo: 340 })
    await Promise.all([
      applyLifetimes(app.context(), eraseAccount),
      applyLifetimes(app.context(), eraseAccount),
    ])
    await app.settleJobs()
    expect(await mailsTo(app, lena)).toHaveLength(1)
  })
})

test('of 1,000 accounts one that cannot be erased stops no other, and is erased when the job is tried again', async () => {
  const people = Array.from({ length: 1000 }, (_, index) => ({ id: newId(), index }))
  const daysAgo = (days: number) => new Date(app.clock().getTime() - days * dayMs)
  const isErased = ({ index }: { index: number }) => index % 10 === 0
  await app.db.insert(account).values(
    people.map((person) => ({
      id: person.id,
      type: 'applicant' as const,
      email: `${person.id}@example.org`,
      passwordHash: '-',
      firstName: 'Kim',
      lastName: 'Muster',
      confirmedAt: daysAgo(500),
      renewedAt: daysAgo(400),
      warnedDays: 1,
      hiddenAt: isErased(person) ? daysAgo(30) : null,
    })),
  )
  const stubborn = people[500]?.id ?? ''
  await app.db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin if old.id = (select value #>> '{}' from setting where key = 'stubborn')::uuid then raise exception 'no'; end if; return old; end $$`)
  await app.db.execute(
    sql`create trigger refuse before delete on account for each row execute function refuse()`,
  )
  await app.db.execute(sql`insert into setting (key, value) values ('stubborn', to_jsonb(${stubborn}::text))`)
  await expect(applyLifetimes(app.context(), eraseAccount)).rejects.toThrow('1 accounts')

  const ids = people.map(({ id }) => id)
  const left = await app.db.select().from(account).where(inArray(account.id, ids))
  expect(left).toHaveLength(901)
  expect(left.filter(({ hiddenAt }) => hiddenAt === null)).toEqual([])
  await app.db.execute(sql`drop trigger refuse on account`)
  await applyLifetimes(app.context(), eraseAccount)
  expect(await app.db.$count(account, eq(account.id, stubborn))).toBe(0)
  expect(await app.db.$count(account, inArray(account.id, ids))).toBe(900)
}, 60_000)
