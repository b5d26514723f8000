import { register } from '@tandem/contract/accounts/registration'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { confirmWith, mailedToken, registerAs, registration, signIn } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { account } from '../accounts.schema.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const accountOf = async (email: string) =>
  (await app.db.select().from(account).where(eq(account.email, email)))[0]
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email)

describe('registering', () => {
  test('makes an account that waits for its mail to be confirmed, and then can sign in', async () => {
    const { status, body } = await registerAs(app, 'lena@example.org')
    expect(status).toBe(200)
    expect(body).toEqual({
      meta: { status: 'SUCCESS', dataField: 'registration' },
      registration: { email: 'lena@example.org' },
    })
    const made = await accountOf('lena@example.org')
    expect(made).toMatchObject({ type: 'applicant', locale: 'de', confirmedAt: null, permissions: [] })
    expect(made?.consentAt).toEqual(made?.createdAt)
    expect(
      await app.db
        .select()
        .from(applicant)
        .where(eq(applicant.accountId, made?.id ?? '')),
    ).toMatchObject([{ gender: 'female', birthdate: '2008-05-14' }])

    const [mail, ...others] = await mailsTo('lena@example.org')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Bitte bestätige deine E-Mail-Adresse')
    expect(mail?.text).toContain(`${app.config.http.baseUrl}/registrierung-verifikation#token=`)
    expect((await signIn(app, 'lena@example.org')).status).toBe(400)
    expect((await confirmWith(app, await mailedToken(app, 'lena@example.org'))).status).toBe(200)
    expect((await signIn(app, 'lena@example.org')).status).toBe(200)
  })

  test('speaks English to whoever registers in English', async () => {
    await registerAs(app, 'kate@example.org', { locale: 'en' })
    const [mail] = await mailsTo('kate@example.org')
    expect(mail?.subject).toBe('Please confirm your e-mail address')
    expect(mail?.text).toContain(`${app.config.http.baseUrl}/en/registrierung-verifikation#token=`)
    expect((await accountOf('kate@example.org'))?.locale).toBe('en')
  })

  test('repeats nothing in the mail that was typed into the form', async () => {
    const body = { ...registration('victim@example.org'), firstName: 'Gewonnen! evil.example' }
    await app.call(register, { body })
    await app.settleJobs()
    const [mail] = await mailsTo('victim@example.org')
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('evil.example')
  })
})

describe('registering with a known address', () => {
  test('answers the same, tells the owner, and changes nothing', async () => {
    const owner = await app.applicant({ email: 'owner@example.org' })
    const unknown = await registerAs(app, 'new@example.org')
    const before = await accountOf(owner.email)
    const known = await registerAs(app, 'OWNER@example.org ')
    expect(known.status).toBe(unknown.status)
    expect(known.body).toEqual({ ...unknown.body, registration: { email: 'owner@example.org' } })
    expect(await accountOf(owner.email)).toEqual(before)
    const [mail, ...others] = await mailsTo('owner@example.org')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Du hast schon ein Konto bei Tandem')
    expect(mail?.text).not.toContain('registrierung-verifikation')
  })

  test('says Sie to a company’s contact person', async () => {
    await app.company({ email: 'personal@example.org' })
    await registerAs(app, 'personal@example.org')
    expect((await mailsTo('personal@example.org'))[0]?.subject).toBe('Sie haben schon ein Konto bei Tandem')
  })

  test('replaces a registration that nobody confirmed, so that no stranger’s password stays behind', async () => {
    const address = 'claimed@example.org'
    await app.call(register, { body: { ...registration(address), password: 'Fremde Leute kennen es schon' } })
    await app.settleJobs()
    const strangersToken = await mailedToken(app, address)
    await registerAs(app, address)
    expect(await mailsTo(address)).toHaveLength(2)
    expect((await confirmWith(app, strangersToken)).body.code).toBe('token_invalid')
    expect((await confirmWith(app, await mailedToken(app, address))).status).toBe(200)
    expect((await signIn(app, address, 'Fremde Leute kennen es schon')).status).toBe(400)
    expect((await signIn(app, address)).status).toBe(200)
  })

  test('leaves one account after 12 parallel tries', async () => {
    const tries = Array.from({ length: 12 }, () =>
      app.call(register, { body: registration('many@example.org') }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const accounts = await app.db.select().from(account).where(eq(account.email, 'many@example.org'))
    expect(accounts).toHaveLength(1)
    const people = app.db.select().from(applicant)
    expect(await people.where(eq(applicant.accountId, accounts[0]?.id ?? ''))).toHaveLength(1)
    await app.settleJobs()
  })
})

describe('registering is refused', () => {
  const refused = async (change: object, locale: 'de' | 'en' = 'de') => {
    const body = { ...registration('refused@example.org'), ...change }
    const answer = await app.call(register, { body }, { locale })
    expect(answer.status).toBe(422)
    expect(await accountOf('refused@example.org')).toBeUndefined()
    return answer.body.violations
  }

  test.each([
    [{ consent: false }, 'consent', 'consent'],
    [{ email: 'lena@' }, 'email', 'email'],
    [{ firstName: ' ' }, 'firstName', 'required'],
    [{ birthdate: '2008-02-30' }, 'birthdate', 'date'],
    [{ birthdate: '2199-01-01' }, 'birthdate', 'birthdate'],
    [{ password: 'zu kurz' }, 'password', 'too_short'],
    [{ password: ' '.repeat(20) }, 'password', 'too_short'],
    [{ password: 'a'.repeat(129) }, 'password', 'too_long'],
    [{ password: 'LenaBergmann2008' }, 'password', 'password_too_weak'],
    [{ type: 'admin' }, 'type', 'invalid'],
    [{ permissions: ['backend'] }, '', 'unknown_field'],
  ])('%j', async (change, propertyPath, code) => {
    expect(await refused(change)).toMatchObject([{ propertyPath, code }])
  })

  test('names every unfit field at once, in the language of the request', async () => {
    const violations = await refused({ birthdate: '1850-01-01', password: 'passwort12345678' }, 'en')
    expect(violations).toEqual([
      { propertyPath: 'birthdate', code: 'birthdate', message: 'Please check the date of birth.' },
      {
        propertyPath: 'password',
        code: 'password_too_weak',
        message: 'This password is too easy to guess. A whole sentence is safer.',
      },
    ])
  })
})
