import { getAccount } from '@tandem/contract/accounts'
import { paths } from '@tandem/contract/paths'
import { cancelEmailChange, confirmAccount, requestEmailChange } from '@tandem/contract/sign-in/email'
import { requestPassword, resetPassword } from '@tandem/contract/sign-in/password'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account, oneTimeToken } from '#features/accounts/accounts.schema.ts'
import { accountOf } from '#features/accounts/registration/registration.testing.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { hashPassword } from '#platform/auth/password.ts'
import {
  applicantWithPassword,
  confirmWith,
  mailsTo,
  password,
  registerAs,
  signIn,
} from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { askForPassword, newestToken, newPassword, subjectsTo } from '../password/password.testing.ts'

let app: TestApp
let lena: Awaited<ReturnType<typeof applicantWithPassword>>
let address: string

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await applicantWithPassword(app)
  address = `neu-${crypto.randomUUID()}@example.org`
})

const hourMs = 60 * 60 * 1000
const link = /registrierung-verifikation#token=([\w-]+)/
const ask = (email: string, as = lena, body: object = {}) =>
  app.call(requestEmailChange, { body: { email, password, ...body } }, { as })
const askAndWait = async (email: string, as = lena) => {
  const answer = await ask(email, as)
  await app.settleJobs()
  return answer
}
const pendingEmail = async (as = lena) => (await app.call(getAccount, {}, { as })).body.account.pendingEmail

describe('changing the e-mail address', () => {
  test('holds once the link sent to the new one was followed; both are told, all sessions end', async () => {
    const old = lena.email
    expect(await askAndWait(address.toUpperCase())).toMatchObject({ status: 200, body: { requested: true } })
    expect(await pendingEmail()).toBe(address)
    expect(await subjectsTo(app, address)).toEqual(['Bitte bestätige deine neue E-Mail-Adresse'])
    expect((await signIn(app, address)).status, 'not yet').toBe(400)

    const confirmed = await confirmWith(app, await newestToken(app, address, link))
    expect(confirmed.body.confirmation).toMatchObject({ type: 'applicant', purpose: 'email' })
    expect((await app.call(getAccount, {}, { as: lena })).status).toBe(401)
    expect((await signIn(app, old)).status).toBe(400)
    const { body } = await signIn(app, address)
    expect(await pendingEmail(body.auth)).toBeNull()

    await app.settleJobs()
    expect((await subjectsTo(app, address))[0]).toBe('Deine neue E-Mail-Adresse gilt')
    const [told] = await mailsTo(app, old)
    expect(told?.subject).toBe('Die E-Mail-Adresse deines Kontos wurde geändert')
    expect(told?.text).toContain(`Das war ich nicht:\n${app.config.http.baseUrl}${paths.contactUs()}\n`)
    expect(told?.text).toMatch(/: n….@example\.org\./)
    expect(`${told?.text}${told?.html}`).not.toContain(address)
  })

  test('of 50 parallel tries one confirms; whoever comes again hears that it is done', async () => {
    await askAndWait(address)
    const token = await newestToken(app, address, link)
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirmWith(app, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    await app.settleJobs()
    expect(await subjectsTo(app, lena.email)).toHaveLength(1)
  })

  test('answers and shows the same for an address that has an account, whose owner is told', async () => {
    const owner = await app.applicant()
    const free = await askAndWait(address)
    const taken = await askAndWait(owner.email)
    expect(taken.status).toBe(free.status)
    expect(taken.body).toEqual(free.body)
    expect(await pendingEmail()).toBe(owner.email)
    const [mail] = await mailsTo(app, owner.email)
    expect(mail?.subject).toBe('Du hast schon ein Konto bei Tandem')
    expect(mail?.text).not.toMatch(link)
  })

  test('comes to nothing when somebody else has the address by then', async () => {
    await askAndWait(address)
    const token = await newestToken(app, address, link)
    await app.applicant({ email: address })
    expect(await confirmWith(app, token)).toMatchObject({ status: 410, body: { code: 'token_invalid' } })
    expect(await accountOf(app, lena.email)).toBeDefined()
    expect((await app.call(getAccount, {}, { as: lena })).status, 'the sessions go on').toBe(200)
  })

  test('of two accounts that confirm one address at once, one gets it', async () => {
    const other = await applicantWithPassword(app)
    await askAndWait(address)
    const mine = await newestToken(app, address, link)
    await askAndWait(address, other)
    const theirs = await newestToken(app, address, link)
    const answers = await Promise.all([confirmWith(app, mine), confirmWith(app, theirs)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect(await app.db.$count(account, eq(account.email, address))).toBe(1)
  })

  test('a registration with the address that nobody confirmed gives way', async () => {
    await registerAs(app, address)
    await askAndWait(address)
    expect((await confirmWith(app, await newestToken(app, address, link))).status).toBe(200)
    expect((await accountOf(app, address))?.id).toBe(lena.accountId)
  })

  test('takes the contact person of a company along', async () => {
    const jana = await app.company()
    const passwordHash = await hashPassword(password)
    await app.db.update(account).set({ passwordHash }).where(eq(account.id, jana.accountId))
    const ofJana = eq(organisationPerson.id, jana.organisationPersonId)
    await app.db.update(organisationPerson).set({ mail: jana.email }).where(ofJana)
    await app.call(requestEmailChange, { body: { email: address, password } }, { as: jana })
    await app.settleJobs()
    expect(await subjectsTo(app, address)).toEqual(['Bitte bestätigen Sie Ihre neue E-Mail-Adresse'])
    await confirmWith(app, await newestToken(app, address, link))
    expect((await app.db.select().from(organisationPerson).where(ofJana))[0]?.mail).toBe(address)
  })
})

describe('an asked-for change', () => {
  test('is replaced by a newer one, also by 12 at once', async () => {
    await askAndWait(address)
    const first = await newestToken(app, address, link)
    const wanted = Array.from({ length: 12 }, (_, n) => `${n}-${address}`)
    const answers = await Promise.all(wanted.map((each) => ask(each)))
    for (const { status } of answers) expect([200, 429]).toContain(status)
    await app.settleJobs()
    expect((await confirmWith(app, first)).body.code).toBe('token_invalid')
    expect(wanted).toContain(await pendingEmail())
    const open = sql`account_id = ${lena.accountId} and used_at is null and expires_at > ${app.clock()}`
    expect(await app.db.$count(oneTimeToken, open)).toBe(1)
  }, 60_000)

  test('can be taken back', async () => {
    await askAndWait(address)
    expect((await app.call(cancelEmailChange, {}, { as: lena })).body.cancelled).toBe(true)
    expect(await pendingEmail()).toBeNull()
    expect((await confirmWith(app, await newestToken(app, address, link))).body.code).toBe('token_invalid')
    expect((await app.call(cancelEmailChange, {}, { as: lena })).status, 'again').toBe(200)
  })

  test('ends after 24 hours', async () => {
    await askAndWait(address)
    app.clock.advance(24 * hourMs)
    expect((await confirmWith(app, await newestToken(app, address, link))).body.code).toBe('token_invalid')
  })

  test('ends with the password it was asked for with', async () => {
    await askAndWait(address)
    const token = await askForPassword(app, lena.email)
    await app.call(resetPassword, { body: { token, password: newPassword } })
    expect((await confirmWith(app, await newestToken(app, address, link))).body.code).toBe('token_invalid')
  })

  test('ends links to set the password that lie in the old mailbox', async () => {
    const token = await askForPassword(app, lena.email)
    await askAndWait(address)
    await confirmWith(app, await newestToken(app, address, link))
    const answer = await app.call(resetPassword, { body: { token, password: newPassword } })
    expect(answer.body.code).toBe('token_invalid')
  })

  test('sends no more than five mails an hour to one address', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => applicantWithPassword(app)))
    const statuses = []
    for (const person of people) statuses.push((await askAndWait(address, person)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await mailsTo(app, address)).toHaveLength(5)
  })

  test('of one account sends no more than ten mails a day, whatever the addresses', async () => {
    for (let n = 0; n < 10; n++) expect((await ask(`${n}-${address}`)).status).toBe(200)
    expect(await ask(address)).toMatchObject({ status: 429, body: { code: 'too_many_email_changes' } })
    const kim = await applicantWithPassword(app)
    expect((await ask(address, kim)).status).toBe(200)
    app.clock.advance(24 * hourMs)
    const { auth } = (await signIn(app, lena.email)).body
    expect((await ask(`later-${address}`, { ...lena, token: auth.token })).status).toBe(200)
  })

  test.each([
    [{ password: 'nicht das richtige' }, 'password', 'password_wrong'],
    [{ email: 'lena@' }, 'email', 'email'],
  ])('is refused for %j', async (body, propertyPath, code) => {
    const { status, body: answer } = await ask(address, lena, body)
    expect(status).toBe(422)
    expect(answer.violations).toMatchObject([{ propertyPath, code }])
    expect(await pendingEmail()).toBeNull()
  })

  test('is refused for the address that holds already', async () => {
    const { status, body } = await ask(lena.email.toUpperCase())
    expect(status).toBe(422)
    expect(body.violations).toMatchObject([{ propertyPath: 'email', code: 'email_unchanged' }])
  })

  test('leaves no address in the job queue', async () => {
    await ask(address)
    await app.settleJobs()
    await app.call(confirmAccount, { body: { token: await newestToken(app, address, link) } })
    await app.call(requestPassword, { body: { email: address } })
    await app.settleJobs()
    const { rows } = await app.db.execute(sql`select data::text, output::text from pgboss.job`)
    expect(JSON.stringify(rows)).not.toMatch(/@example\.org/)
  })
})
