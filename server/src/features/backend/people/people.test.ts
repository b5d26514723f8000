import { getAccount } from '@tandem/contract/accounts'
import { inviteColleague, listColleagues } from '@tandem/contract/accounts/colleagues'
import * as fourEyes from '@tandem/contract/backend/four-eyes'
import * as people from '@tandem/contract/backend/people'
import { and, arrayContains, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { passkey, totp } from '#features/second-factor/second-factor.schema.ts'
import { newId } from '#platform/db/columns.ts'
import {
  applicantWithPassword,
  confirmWith,
  mailedToken,
  mailsTo,
  registerAs,
  signIn,
} from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { nightlyDeletions } from '../backend.jobs.ts'
import { auditEntry } from '../backend.schema.ts'
import { deleteDuePeople } from './delete-due-people.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['admin']>>
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin({ firstName: 'Verena', lastName: 'Birkner' })
})
afterAll(() => app.stop())

const reason = 'Unter dem Namen meldet sich jemand anderes.'
const subjects = async (email: string) => {
  await app.settleJobs()
  return (await mailsTo(app, email)).map(({ subject }) => subject)
}

test('whoever is locked is out at once, learns why by mail, and with the right password at login', async () => {
  const lena = await applicantWithPassword(app)
  const params = { id: lena.accountId }
  const lock = (revision: number) =>
    app.call(people.lockPerson, { params, body: { reason, revision } }, { as: admin })
  const locked = (await lock(0)).body
  expect(locked).toMatchObject({ states: ['locked'], lock: { reason }, sessions: [], revision: 1 })
  expect(locked.can).toMatchObject({ lock: false, unlock: true })
  expect((await app.call(getAccount, {}, { as: lena })).status).toBe(401)
  expect((await signIn(app, lena.email)).body.meta.status).toBe('ACCOUNT_LOCKED')
  expect((await signIn(app, lena.email, 'Ganz etwas anderes')).body.meta.status).toBe('INVALID_CREDENTIALS')
  expect((await lock(0)).status).toBe(200)
  expect(await subjects(lena.email)).toEqual(['Dein Konto bei Tandem ist gesperrt'])
  expect((await mailsTo(app, lena.email))[0]?.text).toContain(reason)

  const unlock = (revision: number) =>
    app.call(people.unlockPerson, { params, body: { revision } }, { as: admin })
  const late = await unlock(0)
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_elsewhere', current: { revision: 1 } } })
  expect((await unlock(1)).body).toMatchObject({ states: [], lock: null })
  expect((await signIn(app, lena.email)).status).toBe(200)
  const signedOut = await app.call(people.signOutPerson, { params, body: { reason } }, { as: admin })
  expect(signedOut.body).toMatchObject({ sessions: [], history: [{ action: 'end_sessions' }, {}, {}] })
  const entries = await app.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.recordId, lena.accountId))
    .orderBy(asc(auditEntry.id))
  expect(entries.map(({ action }) => action)).toEqual(['lock_account', 'unlock_account', 'end_sessions'])
  expect(JSON.stringify(entries)).not.toContain(reason)
})

describe('somebody of a company', () => {
  const show = async (id: string) =>
    (await app.call(people.getPerson, { params: { id } }, { as: admin })).body
  const lock = async (id: string) => {
    const { revision } = await show(id)
    return (await app.call(people.lockPerson, { params: { id }, body: { reason, revision } }, { as: admin }))
      .body
  }
  const unlock = async (id: string) => {
    const { revision } = await show(id)
    return app.call(people.unlockPerson, { params: { id }, body: { revision } }, { as: admin })
  }
  const managers = async (...ids: string[]) => {
    const manages = arrayContains(account.permissions, ['company-colleagues-manage'])
    const rows = await app.db
      .select({ id: account.id })
      .from(account)
      .where(and(inArray(account.id, ids), manages))
    return ids.filter((id) => rows.some((row) => row.id === id))
  }

  test('who alone manages the team is followed by a colleague, and the links end; both manage once the lock ends', async () => {
    const boss = await app.company()
    const nora = await app.colleague(boss, { firstName: 'Nora', lastName: 'Nagel' })
    const invite = (body: object) => app.call(inviteColleague, { body: body as never }, { as: boss })
    await invite({ permissions: ['company-colleagues-manage'], uses: 50, days: 7 })
    await invite({ email: 'neu@example.org', permissions: [] })
    const lockEffects = { nobodyLeft: false, successor: 'Nora Nagel', endsLinks: true }
    expect(await show(boss.accountId)).toMatchObject({ lockEffects })
    expect(await lock(boss.accountId)).not.toHaveProperty('lockEffects')
    const { colleagues } = (await app.call(listColleagues, {}, { as: nora })).body
    expect(colleagues).toMatchObject({ invitations: [{ email: 'neu@example.org' }] })
    expect(await subjects(nora.email)).toEqual(['Sie verwalten jetzt Ihr Team bei Tandem'])
    await unlock(boss.accountId)
    expect(await managers(boss.accountId, nora.accountId)).toEqual([boss.accountId, nora.accountId])
  })

  test('with another manager, or without managing, nobody follows', async () => {
    const boss = await app.company()
    const second = await app.colleague(boss, { permissions: ['company-colleagues-manage'] })
    const nora = await app.colleague(boss)
    const none = { nobodyLeft: false, successor: null }
    expect((await show(second.accountId)).lockEffects).toEqual({ ...none, endsLinks: true })
    expect((await show(nora.accountId)).lockEffects).toEqual({ ...none, endsLinks: false })
    await lock(second.accountId)
    expect(await managers(nora.accountId)).toEqual([])
    expect((await show(boss.accountId)).lockEffects).toMatchObject({ successor: expect.any(String) })
  })

  test('where nobody else can log in, that is said before; who is let in first manages', async () => {
    const boss = await app.company()
    const nora = await app.colleague(boss)
    await lock(nora.accountId)
    const lockEffects = { nobodyLeft: true, successor: null, endsLinks: true }
    expect(await show(boss.accountId)).toMatchObject({ lockEffects })
    await lock(boss.accountId)
    expect(await managers(nora.accountId)).toEqual([])
    await unlock(nora.accountId)
    expect(await managers(nora.accountId)).toEqual([nora.accountId])
  })
})

test('nobody locks themselves out', async () => {
  const params = { id: admin.accountId }
  const answer = await app.call(people.lockPerson, { params, body: { reason, revision: 0 } }, { as: admin })
  expect(answer.status).toBe(403)
})

test('of two admins who lock each other at the same moment, one stays', async () => {
  const [one, other] = await Promise.all([app.admin(), app.admin()])
  const lock = (as: typeof one, { accountId: id }: typeof one) =>
    app.call(people.lockPerson, { params: { id }, body: { reason, revision: 0 } }, { as })
  const answers = await Promise.all([lock(one, other), lock(other, one)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  const locked = inArray(account.id, [one.accountId, other.accountId])
  expect(await app.db.$count(account, and(locked, isNotNull(account.lockedAt)))).toBe(1)
})

test('a confirmation goes to the corrected address, and what went to the wrong one opens nothing', async () => {
  const [wrong, right] = ['lena@exmaple.org', 'lena@example.org']
  await registerAs(app, wrong)
  const old = await mailedToken(app, wrong)
  const [found] = await app.db.select().from(account).where(eq(account.email, wrong))
  const params = { id: found?.id ?? '' }
  const send = (email: string, revision: number) =>
    app.call(people.mailConfirmation, { params, body: { email, revision } }, { as: admin })
  const taken = await send(admin.email, 0)
  expect(taken.body.violations).toMatchObject([{ propertyPath: 'email', code: 'email_taken' }])
  expect((await send(right, 0)).body).toMatchObject({ email: right, states: ['unconfirmed'] })
  await app.settleJobs()
  expect((await confirmWith(app, old)).status).toBe(410)
  expect((await confirmWith(app, await mailedToken(app, right))).status).toBe(200)
  expect((await signIn(app, right)).status).toBe(200)
})

test('a second factor goes when a second admin confirms it, and neither by the one who asked nor too late, of which both hear', async () => {
  const lena = await applicantWithPassword(app)
  const params = { id: lena.accountId }
  const ask = () => app.call(people.requestSecondFactorReset, { params, body: { reason } }, { as: admin })
  expect((await ask()).body.code).toBe('request_closed')
  await app.db.insert(totp).values({ accountId: lena.accountId, secret: 'sealed', confirmedAt: app.clock() })
  await app.db
    .insert(passkey)
    .values({ accountId: lena.accountId, name: 'Laptop', credentialId: newId(), publicKey: '' })
  const second = await app.admin()
  const { requests } = (await ask()).body
  expect(requests).toMatchObject([{ requestedBy: 'Verena Birkner', can: { confirm: false } }])
  expect((await ask()).body.code).toBe('request_closed')
  const confirm = (as: { token: string }, id: string) =>
    app.call(fourEyes.confirmFourEyesRequest, { params: { id }, body: {} }, { as })
  expect((await confirm(admin, requests[0].id)).status).toBe(403)
  expect(await subjects(second.email)).toEqual(['Verena Birkner bittet um Ihre Bestätigung'])

  app.clock.advance(73 * 60 * 60 * 1000)
  for (const _ of ['a night', 'the next one'])
    await nightlyDeletions.handler(app.context(), undefined as never)
  expect((await subjects(admin.email)).at(0)).toBe('Ihr Antrag ist verfallen')
  const late = await app.admin()
  expect((await confirm(late, requests[0].id)).body.code).toBe('request_closed')
  const again = await app.call(
    people.requestSecondFactorReset,
    { params, body: { reason } },
    { as: await app.admin() },
  )
  expect((await confirm(late, again.body.requests[0].id)).body.requests).toEqual([])
  const person = (await app.call(people.getPerson, { params }, { as: late })).body
  expect(person).toMatchObject({ secondFactor: { totp: false, passkeys: 0 }, requests: [] })
  expect((await signIn(app, lena.email)).status).toBe(200)
  expect((await subjects(lena.email)).toSorted()).toEqual([
    'Dein zweiter Faktor bleibt',
    'Dein zweiter Faktor ist zurückgesetzt',
    'Dein zweiter Faktor soll zurückgesetzt werden',
    'Dein zweiter Faktor soll zurückgesetzt werden',
  ])
})

test('an account goes 14 days after an admin has decided so, unless it is kept', async () => {
  const asked = await app.admin()
  const [gone, kept] = [await app.applicant(), await app.applicant()]
  for (const { accountId } of [gone, kept]) {
    const body = { reason, revision: 0 }
    await app.call(people.scheduleDeletion, { params: { id: accountId }, body }, { as: asked })
  }
  const params = { id: kept.accountId }
  await app.call(people.cancelDeletion, { params, body: { revision: 1 } }, { as: asked })
  const leaving = (await app.call(people.listPeople, { query: { state: 'leaving' } }, { as: asked })).body
  expect(leaving.member.map(({ id }: { id: string }) => id)).toEqual([gone.accountId])
  await deleteDuePeople(app.context())
  app.clock.advance(14 * 24 * 60 * 60 * 1000)
  await deleteDuePeople(app.context())
  const left = await app.db.select({ id: account.id }).from(account)
  expect(left.map(({ id }) => id)).toContain(kept.accountId)
  expect(left.map(({ id }) => id)).not.toContain(gone.accountId)
  const told = await subjects(gone.email)
  expect(told[0]).toBe('Dein Konto bei Tandem ist gelöscht')
  expect(told[1]).toMatch(/^Dein Konto bei Tandem wird am .+ gelöscht$/)
})

test('the list is found by name, address and company, and read on by the last one seen', async () => {
  const as = await app.admin()
  const acme = await app.company({ name: 'Zahnrad & Söhne', lastName: 'Zähler' })
  await app.company({ name: 'Uhrwerk AG' })
  const mia = await app.applicant({ firstName: 'Mia', lastName: 'Zahnrad' })
  const list = async (query: object) => (await app.call(people.listPeople, { query }, { as })).body
  const ids = ({ member }: { member: { id: string }[] }) => member.map(({ id }) => id)
  expect(ids(await list({ text: 'zahnrad' }))).toEqual([mia.accountId, acme.accountId])
  expect(ids(await list({ text: 'zahnrad mia' }))).toEqual([mia.accountId])
  expect(ids(await list({ text: 'zahnrad', type: 'company' }))).toEqual([acme.accountId])
  expect(ids(await list({ text: mia.email.slice(0, 30) }))).toEqual([mia.accountId])
  expect(ids(await list({ text: '%' }))).toEqual([])
  const first = await list({ text: 'zahnrad', perPage: 1 })
  expect([ids(first), first.totalItems]).toEqual([[mia.accountId], 2])
  const cursor = new URLSearchParams(first.view.next.split('?')[1]).get('cursor')
  const second = await list({ text: 'zahnrad', perPage: 1, cursor })
  expect([ids(second), second.view.next]).toEqual([[acme.accountId], undefined])
})

test('a copy of somebody’s data is noted down before it leaves, and they are told', async () => {
  const mia = await app.applicant({ firstName: 'Mia' })
  const params = { id: mia.accountId }
  const answer = await app.call(people.exportPerson, { params }, { as: await app.admin() })
  expect(answer.status).toBe(200)
  const entries = await app.db.select().from(auditEntry).where(eq(auditEntry.recordId, mia.accountId))
  expect(entries).toMatchObject([{ action: 'export_account' }])
  expect(await subjects(mia.email)).toEqual(['Die Hochschule hat eine Kopie deiner Daten erstellt'])
})
