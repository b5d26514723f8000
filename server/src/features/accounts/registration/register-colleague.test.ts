import { readRegistrationKey, register } from '@tandem/contract/accounts/registration'
import { and, eq, isNotNull, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { revokeKey } from '#features/companies/companies.api.ts'
import { company, companyRegistrationKey } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { confirmWith, mailedToken, mailsTo, registration, signIn } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { nightlyAccountCleanUp } from '../accounts.jobs.ts'
import { account } from '../accounts.schema.ts'
import { accountOf, colleagueRegistration, keyOf, sendForm } from './registration.testing.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let address: string

beforeAll(async () => {
  app = await startTestApp()
  acme = await app.company({ name: 'Acme GmbH' })
})
afterAll(() => app.stop())
beforeEach(() => {
  address = `tom-${crypto.randomUUID()}@example.org`
})

const dayMs = 24 * 60 * 60 * 1000
const personOf = async (mail: string) =>
  (await app.db.select().from(organisationPerson).where(eq(organisationPerson.mail, mail)))[0]
const usesLeft = async (id: string) =>
  (await app.db.select().from(companyRegistrationKey).where(eq(companyRegistrationKey.id, id)))[0]?.usesLeft
const read = (key: string) => app.call(readRegistrationKey, { body: { key } })
const join = (email: string, key: string) => app.call(register, { body: colleagueRegistration(email, key) })

describe('registering by key', () => {
  test('joins the company with the key’s permissions, and uses the key up', async () => {
    const { id, key } = await keyOf(app, acme, { permissions: ['company-profile-edit'] })
    expect((await read(key)).body.invitation).toEqual({ companyName: 'Acme GmbH' })
    const answer = await sendForm(app, colleagueRegistration(address, key))
    expect(answer).toMatchObject({ status: 200, body: { registration: { email: address } } })
    expect(await accountOf(app, address)).toMatchObject({
      type: 'company',
      permissions: ['company-profile-edit'],
      confirmedAt: null,
    })
    expect(await personOf(address)).toMatchObject({ companyId: acme.companyId, firstName: 'Tom', phone: '' })
    expect((await signIn(app, address)).status, 'the address must be confirmed first').toBe(400)
    expect(await usesLeft(id)).toBe(1)
    await confirmWith(app, await mailedToken(app, address))
    expect(await usesLeft(id)).toBe(0)
    expect((await read(key)).body).toMatchObject({ status: 410, code: 'key_invalid' })
    await app.settleJobs()
    expect((await mailsTo(app, address))[0]?.subject).toBe('Willkommen bei Tandem: Acme GmbH')
    expect((await signIn(app, address)).status).toBe(200)
  })

  test('makes exactly as many accounts as the key has uses, of 20 confirmed at once', async () => {
    const { id, key } = await keyOf(app, acme, { uses: 7 })
    const addresses = Array.from({ length: 20 }, (_, n) => `many-${n}-${address}`)
    await Promise.all(addresses.map((each) => join(each, key)))
    await app.settleJobs()
    const tokens = await Promise.all(addresses.map((each) => mailedToken(app, each)))
    const answers = await Promise.all(tokens.map((token) => confirmWith(app, token)))
    const codes = answers.map(({ status, body }) => (status === 200 ? 'confirmed' : body.code)).toSorted()
    expect(codes).toEqual([...Array(7).fill('confirmed'), ...Array(13).fill('key_invalid')])
    const isMade = and(like(account.email, `many-%-${address}`), isNotNull(account.confirmedAt))
    expect(await app.db.$count(account, isMade)).toBe(7)
    expect(await usesLeft(id)).toBe(0)
  })

  test('tells nobody by the key whether an address is known, however often it is tried', async () => {
    const { email: known } = await app.applicant({ email: `known-${address}` })
    for (const email of [known, address]) {
      const { id, key } = await keyOf(app, acme)
      const seen = [(await join(email, key)).status, await usesLeft(id), (await join(email, key)).status]
      await app.call(register, { body: registration(email) })
      expect([...seen, await usesLeft(id)], email).toEqual([200, 1, 200, 1])
    }
    await app.settleJobs()
    expect(await personOf(known)).toBeUndefined()
  })

  test('lets nobody in whose key was taken back before they confirmed', async () => {
    const { id, key } = await keyOf(app, acme)
    await sendForm(app, colleagueRegistration(address, key))
    await revokeKey(app.context(), acme.companyId, id)
    const refused = await confirmWith(app, await mailedToken(app, address))
    expect(refused).toMatchObject({ status: 410, body: { code: 'key_invalid' } })
    expect((await signIn(app, address)).status).toBe(400)
  })

  test('lets in who registered on its last day and confirms the day after', async () => {
    app.clock.set('2026-12-04T12:00:00Z')
    const { key } = await keyOf(app, acme, { days: 1 })
    app.clock.set('2026-12-05T22:00:00Z')
    await sendForm(app, colleagueRegistration(address, key))
    app.clock.set('2026-12-06T06:00:00Z')
    expect((await read(key)).status).toBe(410)
    expect((await confirmWith(app, await mailedToken(app, address))).status).toBe(200)
  })

  test('keeps its use when nobody confirms', async () => {
    const { id, key } = await keyOf(app, acme)
    await sendForm(app, colleagueRegistration(address, key))
    expect((await sendForm(app, colleagueRegistration(address, key))).status, 'again').toBe(200)
    app.clock.advance(7 * dayMs + 1000)
    await enqueue(app.db, nightlyAccountCleanUp, {})
    await app.settleJobs()
    expect(await accountOf(app, address)).toBeUndefined()
    expect(await personOf(address)).toBeUndefined()
    expect(await usesLeft(id)).toBe(1)
    expect(await app.db.$count(company, eq(company.id, acme.companyId)), 'the company stays').toBe(1)
  })

  test('works while the company is pending, which it stays', async () => {
    const pending = await app.company({ name: 'Noch neu', confirmed: false })
    const { key } = await keyOf(app, pending)
    expect((await sendForm(app, colleagueRegistration(address, key))).status).toBe(200)
    const [row] = await app.db.select().from(company).where(eq(company.id, pending.companyId))
    expect(row?.status).toBe('pending')
  })
})

describe('a key does not work', () => {
  const refused = async (key: string) => {
    const joined = await join(address, key)
    expect(joined).toMatchObject({ status: 410, body: { code: 'key_invalid' } })
    expect((await read(key)).body.code).toBe('key_invalid')
    expect(await accountOf(app, address)).toBeUndefined()
  }

  test('that never was', () => refused('x'.repeat(43)))

  test('that was taken back', async () => {
    const { id, key } = await keyOf(app, acme)
    expect(await revokeKey(app.context(), crypto.randomUUID(), id), 'by another company').toBe(false)
    expect(await revokeKey(app.context(), acme.companyId, id)).toBe(true)
    expect(await revokeKey(app.context(), acme.companyId, id), 'twice').toBe(false)
    await refused(key)
  })

  test('of a company that has closed', async () => {
    const closed = await app.company({ name: 'Zu' })
    const { key } = await keyOf(app, closed)
    await app.db.update(company).set({ status: 'closed' }).where(eq(company.id, closed.companyId))
    await refused(key)
  })

  test.each([
    ['2026-12-04T22:59:59Z', '2026-12-18T22:59:59Z', '2026-12-18T23:00:00Z'],
    ['2027-03-20T23:30:00Z', '2027-04-04T21:59:59Z', '2027-04-04T22:00:00Z'],
  ])('after its last day in Germany: made %s, good %s, not %s', async (made, good, over) => {
    app.clock.set(made)
    const { key } = await keyOf(app, acme, { days: 14 })
    app.clock.set(good)
    expect((await read(key)).status).toBe(200)
    app.clock.set(over)
    await refused(key)
  })
})
