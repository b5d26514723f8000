import { getAccount } from '@tandem/contract/accounts'
import { paths } from '@tandem/contract/paths'
import { deleteAccount, deleteAccountAtOnce } from '@tandem/contract/privacy'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import {
  accountOf,
  colleagueRegistration,
  sendForm,
} from '#features/accounts/registration/registration.testing.ts'
import { createRegistrationKey, revokeKey } from '#features/companies/companies.api.ts'
import { companyRegistrationKey } from '#features/companies/companies.schema.ts'
import { eventsOf } from '#features/messaging/messaging.testing.ts'
import { writeSetting } from '#platform/settings/settings.store.ts'
import { confirmWith, mailedToken } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { deletionFeedback } from '../privacy.schema.ts'
import { password, withPassword } from './deletion.testing.ts'
import { eraseAccount } from './erase-account.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const body = { reason: 'found_here', comment: 'Danke!', password } as const
const exists = async (accountId: string) => (await app.db.$count(account, eq(account.id, accountId))) === 1

describe('deleting the own account', () => {
  test('needs the password', async () => {
    const lena = await withPassword(app, app.applicant())
    const wrong = await app.call(
      deleteAccount,
      { body: { ...body, password: 'etwas anderes' } },
      { as: lena },
    )
    expect(wrong.status).toBe(422)
    expect(wrong.body.violations).toMatchObject([{ propertyPath: 'password', code: 'password_wrong' }])
    const atOnce = await app.call(deleteAccountAtOnce, { body: { password: 'etwas anderes' } }, { as: lena })
    expect(atOnce.status).toBe(422)
    expect(await exists(lena.accountId)).toBe(true)
    const anonymous = await app.call(deleteAccount, { body })
    expect(anonymous.status).toBe(401)
    const unasked = await app.call(deleteAccount, { body: { ...body, reason: 'bored' } }, { as: lena })
    expect(unasked.body.violations).toMatchObject([{ propertyPath: 'reason' }])
  })

  test('ends every session at once and keeps the answers without the person and the moment', async () => {
    const lena = await withPassword(app, app.applicant())
    const comment = `Alles gut ${lena.accountId}`
    const events = await eventsOf(app, async () => {
      const deleted = await app.call(deleteAccount, { body: { ...body, comment } }, { as: lena })
      expect(deleted).toMatchObject({ status: 200, body: { deleted: true } })
    })
    expect(events).toEqual([
      { accountIds: [lena.accountId], type: 'session_ended', data: { sessionId: lena.sessionId } },
    ])
    expect((await app.call(getAccount, {}, { as: lena })).status).toBe(401)
    expect(await exists(lena.accountId)).toBe(false)

    const [feedback] = await app.db
      .select()
      .from(deletionFeedback)
      .where(eq(deletionFeedback.comment, comment))
    expect(feedback).toMatchObject({ accountType: 'applicant', reason: 'found_here' })
    expect(feedback?.createdAt.toISOString()).toMatch(/T00:00:00\.000Z$/)
    expect(feedback?.id[14], 'a random id, not one that holds the time').toBe('4')
  })

  test('without the questionnaire leaves no answers', async () => {
    const lena = await withPassword(app, app.applicant())
    const before = await app.db.$count(deletionFeedback)
    const deleted = await app.call(deleteAccountAtOnce, { body: { password } }, { as: lena })
    expect(deleted).toMatchObject({ status: 200, body: { deleted: true } })
    expect(await exists(lena.accountId)).toBe(false)
    expect(await app.db.$count(deletionFeedback)).toBe(before)
  })

  test('is told to the old address, which nothing remembers then', async () => {
    const lena = await withPassword(app, app.applicant())
    await app.call(deleteAccount, { body }, { as: lena })
    await app.settleJobs()
    const mails = (await app.mails()).filter(({ to }) => to === lena.email)
    expect(mails).toMatchObject([{ subject: 'Dein Konto bei Tandem ist gelöscht' }])
    expect(mails[0]?.text).toContain(`bitte gleich: ${app.config.http.baseUrl}${paths.contactUs()}`)
    await expect
      .poll(async () => {
        const { rows } = await app.db.execute(
          sql`select 1 from pgboss.job where data::text like ${`%${lena.email}%`}`,
        )
        return rows.length
      })
      .toBe(0)
  })

  test.each([true, false])('has a mail that links the imprint while that page is on: %s', async (isOn) => {
    await writeSetting(app.db, 'pages.imprint', isOn, app.clock())
    app.clock.advance(4001)
    const lena = await withPassword(app, app.applicant())
    await app.call(deleteAccount, { body }, { as: lena })
    await app.settleJobs()
    const [mail] = (await app.mails()).filter(({ to }) => to === lena.email)
    for (const said of [mail?.text, mail?.html]) expect(said?.includes(paths.imprint())).toBe(isOn)
  })

  test('succeeds once of many tries at once', async () => {
    const lena = await withPassword(app, app.applicant())
    const tries = Array.from({ length: 4 }, () => app.call(deleteAccount, { body }, { as: lena }))
    const before = await app.db.$count(deletionFeedback)
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([])
    expect(await app.db.$count(deletionFeedback)).toBe(before + 1)

    const { accountId } = await app.applicant()
    const erased = await Promise.all(
      Array.from({ length: 12 }, () => eraseAccount(app.context(), accountId, 'expired')),
    )
    expect(erased.filter(Boolean)).toHaveLength(1)
  })

  test('leaves no kept answers of repeated requests', async () => {
    const lena = await withPassword(app, app.applicant())
    const headers = { 'idempotency-key': 'once' }
    const { status } = await app.call(deleteAccount, { body }, { as: lena, headers })
    expect(status).toBe(200)
    const { rows } = await app.db.execute(
      sql`select 1 from idempotent_answer where account_id = ${lena.accountId}`,
    )
    expect(rows).toEqual([])
  })
})

describe('an invitation to the erased account’s address', () => {
  test.each([true, false])('lets nobody in who registered with it; revoked before: %s', async (revoke) => {
    const acme = await app.company()
    const lena = await app.applicant()
    const invitation = { companyId: acme.companyId, invitedBy: acme.accountId, permissions: [] }
    const { id } = await createRegistrationKey(app.context(), {
      ...{ ...invitation, email: lena.email, uses: 1, days: 14 },
    })
    await app.settleJobs()
    const [mail] = (await app.mails()).filter(({ to }) => to === lena.email)
    const key = mail?.text.match(/einladung#key=([\w-]+)/)?.[1] ?? ''
    const addresses = [1, 2].map((n) => `many-${n}-${lena.email}`)
    for (const email of addresses) await sendForm(app, colleagueRegistration(email, key))
    if (revoke) expect(await revokeKey(app.context(), acme.companyId, id)).toBe(true)
    expect(await eraseAccount(app.context(), lena.accountId, 'own')).toBe(true)

    expect(await app.db.$count(companyRegistrationKey, eq(companyRegistrationKey.email, lena.email))).toBe(0)
    for (const email of addresses) {
      const refused = await confirmWith(app, await mailedToken(app, email))
      expect(refused).toMatchObject({ status: 410, body: { code: 'key_invalid' } })
      expect(await accountOf(app, email)).toMatchObject({ confirmedAt: null })
    }
  })

  test('that was used stays used, without the address', async () => {
    const acme = await app.company()
    const lena = await app.applicant()
    const [key] = await app.db
      .insert(companyRegistrationKey)
      .values({ companyId: acme.companyId, email: lena.email, usesLeft: 0, expiresOn: '2099-01-01' })
      .returning()
    await eraseAccount(app.context(), lena.accountId, 'own')
    const kept = await app.db
      .select()
      .from(companyRegistrationKey)
      .where(eq(companyRegistrationKey.id, key?.id ?? ''))
    expect(kept).toMatchObject([{ email: null, usesLeft: 0, revokedAt: null }])
  })
})

describe('admins', () => {
  test('of all that leave at once, one stays', async () => {
    const admins = await Promise.all(Array.from({ length: 8 }, () => withPassword(app, app.admin())))
    const answers = await Promise.all(
      admins.map((admin) => app.call(deleteAccountAtOnce, { body: { password } }, { as: admin })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(7).fill(200), 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last_admin')
    expect(await app.db.$count(account, eq(account.type, 'admin'))).toBe(1)
  })
})
