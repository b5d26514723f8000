import { register } from '@tandem/contract/accounts/registration'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { setting } from '#platform/settings/settings.schema.ts'
import { mailsTo, registration } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { accountSubscription } from '../accounts.schema.ts'
import { accountOf, sendForm } from './registration.testing.ts'

let app: TestApp
const fields = { title: 'Dr.', country: 'AT', university: '2' }

describe('title, country and university while their flags are off', () => {
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  test.each(Object.entries(fields))('%s is refused as if it did not exist', async (name, value) => {
    const body = { ...registration('off@example.org'), [name]: value }
    const { status, body: answer } = await app.call(register, { body })
    expect(status).toBe(422)
    const message = `Das Feld „${name}“ ist hier nicht vorgesehen.`
    expect(answer.violations).toEqual([{ propertyPath: '', code: 'unknown_field', message }])
  })

  test('tips are kept when they were asked for, and nothing when not', async () => {
    await sendForm(app, { ...registration('tips@example.org'), tips: true })
    await sendForm(app, registration('none@example.org'))
    const asked = await accountOf(app, 'tips@example.org')
    expect(await app.db.select().from(accountSubscription)).toEqual([
      { accountId: asked?.id, subscription: 'tips', enabled: true, changedAt: asked?.createdAt },
    ])
  })

  test('one address gets at most five account mails an hour; the sixth try changes nothing', async () => {
    const address = 'flooded@example.org'
    for (let n = 0; n < 5; n++) await sendForm(app, registration(address))
    const before = await accountOf(app, address)
    const sixth = await sendForm(app, { ...registration(address), firstName: 'Niemand' })
    expect(sixth).toMatchObject({ status: 200, body: { registration: { email: address } } })
    expect(await accountOf(app, address), 'the mailed link still works').toEqual(before)
    expect(await mailsTo(app, address)).toHaveLength(5)
    app.clock.advance(61 * 60 * 1000)
    await sendForm(app, registration(address))
    expect(await mailsTo(app, address)).toHaveLength(6)
  })
})

describe('while they are on', () => {
  beforeAll(async () => {
    app = await startTestApp()
    await app.db.insert(setting).values([
      { key: 'applicant.enableApplicantTitleField', value: true },
      { key: 'applicant.enableApplicantCountryAndUniversityField', value: true },
    ])
  })
  afterAll(() => app.stop())

  const kept = async (change: object) => {
    const address = `${crypto.randomUUID()}@example.org`
    expect((await sendForm(app, { ...registration(address), ...change })).status).toBe(200)
    const made = await accountOf(app, address)
    const [row] = await app.db
      .select()
      .from(applicant)
      .where(eq(applicant.accountId, made?.id ?? ''))
    return row
  }

  test('they are kept', async () => {
    expect(await kept(fields)).toMatchObject({ title: 'Dr.', countryCode: 'AT', universityId: 2 })
  })

  test('they may be left open', async () => {
    const open = { title: '', countryCode: null, universityId: null }
    expect(await kept({})).toMatchObject(open)
    expect(await kept({ title: '', country: '', university: '' })).toMatchObject(open)
  })

  test.each([
    [{ country: 'XX' }, 'country'],
    [{ country: 'at' }, 'country'],
    [{ university: '999999' }, 'university'],
    [{ university: '2 or 1' }, 'university'],
    [{ university: '99999999999999999999' }, 'university'],
  ])('what is not on the list is refused: %j', async (change, propertyPath) => {
    const { status, body } = await app.call(register, {
      body: { ...registration('list@example.org'), ...change },
    })
    expect(status).toBe(422)
    expect(body.violations).toMatchObject([{ propertyPath, code: 'unknown_reference' }])
  })
})
