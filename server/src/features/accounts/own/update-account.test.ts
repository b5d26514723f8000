import { getAccount } from '@tandem/contract/accounts'
import { updateAccount } from '@tandem/contract/accounts/own-account'
import { violationMessage } from '@tandem/contract/violations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectEvents } from '#features/applications/transitions/collect-events.testing.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { country, university } from '#features/reference/reference.schema.ts'
import { writeSetting } from '#platform/settings/settings.store.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Token = { token: string }
const name = { firstName: 'Lena', lastName: 'Bergmann-Öz', language: 'en' as const }
const save = (as: Token | undefined, body: object, locale: 'de' | 'en' = 'de', on = app) =>
  on.call(updateAccount, { body: body as never }, { ...(as && { as }), locale })

describe('an applicant', () => {
  test('changes name, language, salutation and birthdate; the answer is the account, and other tabs hear of it', async () => {
    const lena = await app.applicant()
    const events = await collectEvents(app, async () => {
      const { status, body } = await save(lena, { ...name, gender: 'diverse', birthdate: '2008-02-29' })
      expect(status).toBe(200)
      expect(body.account).toMatchObject({ ...name, gender: 'diverse', birthdate: '2008-02-29' })
      const read = await app.call(getAccount, {}, { as: lena })
      expect(read.body.account).toEqual(body.account)
    })
    expect(events).toEqual([{ accountIds: [lena.accountId], type: 'account', data: {} }])
  })

  test('keeps what is left out', async () => {
    const lena = await app.applicant()
    await save(lena, { ...name, gender: 'female', birthdate: '2008-05-14' })
    const { body } = await save(lena, { ...name, firstName: 'Magdalena' })
    expect(body.account).toMatchObject({ firstName: 'Magdalena', gender: 'female', birthdate: '2008-05-14' })
  })

  test('has a title only while the setting says so', async () => {
    const titled = await startTestApp()
    try {
      await writeSetting(titled.db, 'applicant.enableApplicantTitleField', true, titled.clock())
      const { body } = await save(await titled.applicant(), { ...name, title: ' Dr. ' }, 'de', titled)
      expect(body.account.title).toBe('Dr.')
    } finally {
      await titled.stop()
    }
  })

  test('has a country and a university only while the setting says so, as at the registration', async () => {
    const origin = await startTestApp()
    try {
      await writeSetting(
        origin.db,
        'applicant.enableApplicantCountryAndUniversityField',
        true,
        origin.clock(),
      )
      const lena = await origin.applicant()
      const saveAs = async (body: object) => (await save(lena, { ...name, ...body }, 'de', origin)).body
      const read = async () => (await origin.call(getAccount, {}, { as: lena })).body.account
      expect(await read()).toMatchObject({ country: null, university: null })
      await saveAs({ country: 'AT', university: '2' })
      expect(await read()).toMatchObject({ country: 'AT', university: '2' })
      await saveAs({})
      expect(await read(), 'what is left out stays').toMatchObject({ country: 'AT', university: '2' })

      const { violations } = await saveAs({ firstName: 'Mira', country: 'ZZ', university: '999999' })
      const unknown = { code: 'unknown_reference', message: violationMessage('de', 'unknown_reference') }
      expect(violations).toEqual([
        { propertyPath: 'country', ...unknown },
        { propertyPath: 'university', ...unknown },
      ])
      expect(await read()).toMatchObject({ firstName: 'Lena', country: 'AT', university: '2' })

      await origin.db.update(country).set({ active: false }).where(eq(country.code, 'AT'))
      await origin.db.update(university).set({ active: false }).where(eq(university.id, 2))
      await saveAs({ firstName: 'Mira', country: 'AT', university: '2' })
      expect((await read()).firstName, 'what can no longer be chosen may stay').toBe('Mira')
      const [other, answer] = [await origin.applicant(), { ...name, country: 'AT' }]
      expect((await save(other, answer, 'de', origin)).status, 'but nobody else takes it').toBe(422)

      await saveAs({ country: '', university: '' })
      expect(await read()).toMatchObject({ country: null, university: null })
      expect((await save(await origin.company(), answer, 'de', origin)).body.violations).toMatchObject([
        { propertyPath: 'country', code: 'unknown_field' },
      ])
    } finally {
      await origin.stop()
    }
  })
})

describe('somebody of a company', () => {
  test('is renamed as account and as the person whom applicants see, with a phone', async () => {
    const acme = await app.company()
    const { body } = await save(acme, { ...name, phone: ' 030 23125-12 ' })
    expect(body.account).toMatchObject({ ...name, phone: '030 23125-12', displayName: 'Muster GmbH' })
    const [person] = await app.db
      .select()
      .from(organisationPerson)
      .where(eq(organisationPerson.id, acme.organisationPersonId))
    expect(person).toMatchObject({ firstName: 'Lena', lastName: 'Bergmann-Öz', phone: '030 23125-12' })
    expect((await save(acme, name)).body.account.phone).toBe('030 23125-12')
    expect((await save(acme, { ...name, phone: '' })).body.account.phone).toBe('')
  })
})

test('an admin has a name and a language', async () => {
  const { body } = await save(await app.admin(), name)
  expect(body.account).toMatchObject({ ...name, type: 'admin' })
})

describe('what is refused', () => {
  const unknown = (field: string) => [
    field,
    'unknown_field',
    `Das Feld „${field}“ ist hier nicht vorgesehen.`,
  ]
  test.each([
    ['applicant', { phone: '030 23125-12' }, unknown('phone')],
    ['applicant', { title: 'Dr.' }, unknown('title')],
    ['applicant', { country: 'AT' }, unknown('country')],
    ['applicant', { university: '2' }, unknown('university')],
    ['company', { country: '' }, unknown('country')],
    ['company', { gender: 'female' }, unknown('gender')],
    ['company', { birthdate: '2008-05-14' }, unknown('birthdate')],
    ['company', { title: '' }, unknown('title')],
    ['admin', { phone: '' }, unknown('phone')],
    ['admin', { gender: 'none' }, unknown('gender')],
    ['applicant', { birthdate: '2026-01-01' }, ['birthdate', 'birthdate', 'Bitte das Geburtsdatum prüfen.']],
    ['applicant', { birthdate: '2008-02-30' }, ['birthdate', 'date', 'Bitte ein gültiges Datum eingeben.']],
    ['applicant', { firstName: '  ' }, ['firstName', 'required', 'Bitte ausfüllen.']],
    [
      'applicant',
      { lastName: 'a'.repeat(101) },
      ['lastName', 'too_long', 'Bitte höchstens 100 Zeichen eingeben.'],
    ],
    ['applicant', { gender: 'other' }, ['gender', 'invalid', 'Bitte die Eingabe prüfen.']],
    ['applicant', { language: 'fr' }, ['language', 'invalid', 'Bitte die Eingabe prüfen.']],
  ] as const)('of an %s: %j', async (type, change, [propertyPath, code, message]) => {
    const person = await app[type]()
    const { status, body } = await save(person, { ...name, ...change })
    expect(status).toBe(422)
    expect(body.violations).toEqual([{ propertyPath, code, message }])
    expect((await app.call(getAccount, {}, { as: person })).body.account.firstName).toBe('Kim')
  })

  test('each wrong field is named, in English too', async () => {
    const { body } = await save(await app.admin(), { ...name, gender: 'none', phone: '12345' }, 'en')
    expect(body.violations).toEqual([
      { propertyPath: 'gender', code: 'unknown_field', message: 'The field “gender” does not belong here.' },
      { propertyPath: 'phone', code: 'unknown_field', message: 'The field “phone” does not belong here.' },
    ])
  })

  test.each(['email', 'type', 'permissions', 'id', 'confirmedAt', 'renewedAt', 'companyId'])(
    'nobody writes %s by this way',
    async (field) => {
      const lena = await app.applicant()
      const { status, body } = await save(lena, { ...name, [field]: 'x' })
      expect(status).toBe(422)
      expect(body.violations).toMatchObject([{ code: 'unknown_field' }])
    },
  )

  test('whoever is signed out', async () => {
    expect((await save(undefined, name)).status).toBe(401)
  })
})
