import { getAccount } from '@tandem/contract/accounts'
import { register } from '@tandem/contract/accounts/registration'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { confirmWith, mailedToken, mailsTo, registration, signIn } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { nightlyAccountCleanUp } from '../accounts.jobs.ts'
import { accountOf, companyRegistration, sendForm } from './registration.testing.ts'

let app: TestApp
let address: string

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(() => {
  address = `jana-${crypto.randomUUID()}@example.org`
})

const dayMs = 24 * 60 * 60 * 1000
const peopleOf = (mail: string) =>
  app.db.select().from(organisationPerson).where(eq(organisationPerson.mail, mail))
const companiesNamed = (name: string) => app.db.select().from(company).where(eq(company.name, name))

describe('registering a company', () => {
  test('makes a pending company with its first account, which may edit and invite', async () => {
    const body = companyRegistration(address)
    expect(await sendForm(app, body)).toMatchObject({
      status: 200,
      body: { registration: { email: address } },
    })
    expect(await accountOf(app, address)).toMatchObject({
      type: 'company',
      confirmedAt: null,
      permissions: ['company-profile-edit', 'company-colleagues-manage'],
    })
    const [person] = await peopleOf(address)
    expect(person).toMatchObject({ firstName: 'Jana', lastName: 'Weiß', phone: body.phone })
    const [made] = await app.db
      .select()
      .from(company)
      .where(eq(company.id, person?.companyId ?? ''))
    const { companyName: name, street, zip, town, www, phone } = body
    expect(made).toMatchObject({ name, street, zip, town, www, phone, status: 'pending' })
  })

  test('says Sie, and after the confirmation what happens now', async () => {
    await sendForm(app, companyRegistration(address))
    const [asked] = await mailsTo(app, address)
    expect(asked?.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse')
    expect(`${asked?.subject}${asked?.text}`, 'nothing of the form').not.toMatch(/Acme|Jana/)

    const confirmed = await confirmWith(app, await mailedToken(app, address))
    expect(confirmed.body.confirmation).toEqual({
      type: 'company',
      purpose: 'registration',
      awaitsCheck: true,
    })
    await app.settleJobs()
    const [welcome] = await mailsTo(app, address)
    expect(welcome?.subject).toBe('Ihre Adresse ist bestätigt, wir prüfen Ihr Unternehmen')
    expect(welcome?.text).toContain('ob Acme Maschinenbau GmbH bei uns ausbilden kann')
    const { body } = await signIn(app, address)
    const own = await app.call(getAccount, {}, { as: body.auth })
    expect(own.body.account).toMatchObject({
      type: 'company',
      companyStatus: 'pending',
      displayName: 'Acme Maschinenbau GmbH',
    })
  })

  test('with a known address changes nothing, and leaves no company behind', async () => {
    const owner = await app.applicant({ email: address })
    const before = await accountOf(app, owner.email)
    const answer = await sendForm(app, { ...companyRegistration(address), companyName: 'Nirgends GmbH' })
    expect(answer).toMatchObject({ status: 200, body: { registration: { email: address } } })
    expect(await accountOf(app, owner.email)).toEqual(before)
    expect(await companiesNamed('Nirgends GmbH')).toEqual([])
    expect(await peopleOf(address)).toEqual([])
    expect((await mailsTo(app, address)).map(({ subject }) => subject)).toEqual([
      'Du hast schon ein Konto bei Tandem',
    ])
  })

  test('makes one company of 12 parallel tries', async () => {
    const body = { ...companyRegistration(address), companyName: `Oft ${address}` }
    const answers = await Promise.all(Array.from({ length: 12 }, () => app.call(register, { body })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await companiesNamed(body.companyName)).toHaveLength(1)
    expect(await peopleOf(address)).toHaveLength(1)
    await app.settleJobs()
  })

  test.each([
    [{ www: 'keine Adresse' }, 'www', 'website'],
    [{ phone: 'ruf an' }, 'phone', 'phone'],
    [{ zip: '7' }, 'zip', 'postal_code'],
    [{ zip: 'Karlsruhe' }, 'zip', 'postal_code'],
    [{ companyName: ' ' }, 'companyName', 'required'],
    [{ password: 'AcmeMaschinenbau2026' }, 'password', 'password_too_weak'],
    [{ birthdate: '2008-05-14' }, '', 'unknown_field'],
    [{ companyId: crypto.randomUUID() }, '', 'unknown_field'],
  ])('refuses %j', async (change, propertyPath, code) => {
    const body = { ...companyRegistration(address), ...change }
    const answer = await app.call(register, { body })
    expect(answer.status).toBe(422)
    expect(answer.body.violations).toMatchObject([{ propertyPath, code }])
    expect(await accountOf(app, address)).toBeUndefined()
  })
})

describe('a company’s registration that nobody confirmed', () => {
  test('gives way to an applicant’s, and leaves neither company nor person', async () => {
    await sendForm(app, { ...companyRegistration(address), companyName: `Weg ${address}` })
    await sendForm(app, registration(address))
    expect(await companiesNamed(`Weg ${address}`)).toEqual([])
    expect(await peopleOf(address)).toEqual([])
    expect(await accountOf(app, address)).toMatchObject({ type: 'applicant', permissions: [] })
  })

  test('takes the place of an applicant’s', async () => {
    await sendForm(app, registration(address))
    const old = await mailedToken(app, address)
    await sendForm(app, companyRegistration(address))
    expect(await accountOf(app, address)).toMatchObject({ type: 'company' })
    expect((await confirmWith(app, old)).status).toBe(410)
    expect((await confirmWith(app, await mailedToken(app, address))).body.confirmation.type).toBe('company')
  })

  test('goes after seven days with all it brought; what was confirmed stays', async () => {
    const stays = `stays-${address}`
    for (const mail of [address, stays]) {
      await sendForm(app, { ...companyRegistration(mail), companyName: `GmbH ${mail}` })
    }
    await confirmWith(app, await mailedToken(app, stays))
    app.clock.advance(7 * dayMs + 1000)
    await enqueue(app.db, nightlyAccountCleanUp, {})
    await app.settleJobs()
    expect(await accountOf(app, address)).toBeUndefined()
    expect(await peopleOf(address)).toEqual([])
    expect(await companiesNamed(`GmbH ${address}`)).toEqual([])
    expect(await peopleOf(stays)).toHaveLength(1)
    expect(await companiesNamed(`GmbH ${stays}`)).toHaveLength(1)
  })
})
