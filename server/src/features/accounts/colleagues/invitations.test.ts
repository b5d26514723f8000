import {
  inviteColleague,
  listColleagues,
  maxInvitations,
  updateColleague,
  withdrawInvitation,
} from '@tandem/contract/accounts/colleagues'
import { readRegistrationKey } from '@tandem/contract/accounts/registration'
import { removeColleague } from '@tandem/contract/privacy'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { company } from '#features/companies/companies.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { idempotentAnswer } from '#platform/http/idempotency/idempotency.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T12:00:00Z')
})
afterAll(() => app.stop())

type Token = { token: string }
const invite = (as: Token, body: object, locale: 'de' | 'en' = 'de') =>
  app.call(inviteColleague, { body: body as never }, { as, locale })
const withdraw = (as: Token, id: string) => app.call(withdrawInvitation, { params: { id } }, { as })
const invitations = async (as: Token) =>
  (await app.call(listColleagues, {}, { as })).body.colleagues.invitations
const keyOf = (link: string) => link.split('=').at(-1) ?? ''
const leadsTo = (key: string) => app.call(readRegistrationKey, { body: { key } })

describe('an invitation as a link', () => {
  test('is one of so many that work at a time, however many are made at once', async () => {
    const boss = await app.company()
    await app.db.execute(sql`
      insert into company_registration_key (id, company_id, hash, permissions, uses_left, expires_on, created_at)
      select gen_random_uuid(), ${boss.companyId}, gen_random_uuid(), '{}', 1, '2026-11-27', now()
      from generate_series(2, ${maxInvitations})`)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => invite(boss, { permissions: [], uses: 1, days: 7 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_records')
    await withdraw(boss, (await invitations(boss))[0].id)
    expect((await invite(boss, { permissions: [], uses: 1, days: 7 })).status).toBe(200)
  })

  test('is shown once, leads to the company, and is listed until it is used up', async () => {
    const boss = await app.company({ name: 'Acme GmbH' })
    const { status, body } = await invite(boss, { permissions: ['company-profile-edit'], uses: 3, days: 7 })
    expect(status).toBe(200)
    const { id, link } = body.invitation
    expect(link).toMatch(
      new RegExp(`^${app.config.http.baseUrl}/registrierung/unternehmen/einladung#key=[\\w-]{43}$`),
    )
    expect((await leadsTo(keyOf(link))).body.invitation).toEqual({ companyName: 'Acme GmbH' })
    expect(await invitations(boss)).toEqual([
      {
        id,
        email: '',
        permissions: ['company-profile-edit'],
        usesLeft: 3,
        expiresOn: '2026-11-27',
        createdAt: '2026-11-20T12:00:00.000Z',
      },
    ])
    expect(JSON.stringify(await invitations(boss))).not.toContain(keyOf(link))
  })

  test('leads to the English page for whoever works in English; a pending company may invite, too', async () => {
    const pending = await app.company({ confirmed: false })
    const { body } = await invite(pending, { permissions: [] }, 'en')
    expect(body.invitation.link).toContain('/en/registrierung/unternehmen/einladung#key=')
    expect(await invitations(pending)).toMatchObject([
      { usesLeft: 1, expiresOn: '2026-12-04', permissions: [] },
    ])
  })

  test('is not kept for a repeat of the request, as other answers are', async () => {
    const boss = await app.company()
    const headers = { 'idempotency-key': newId() }
    const send = () => app.call(inviteColleague, { body: { permissions: [] } }, { as: boss, headers })
    const links = [await send(), await send()].map(({ body }) => body.invitation.link)
    expect(new Set(links).size).toBe(2)
    expect(await app.db.$count(idempotentAnswer)).toBe(0)
  })
})

describe('an invitation by mail', () => {
  test('goes to that address with the link, which nobody else sees', async () => {
    const boss = await app.company({ name: 'Acme GmbH', firstName: 'Petra', lastName: 'Sonntag' })
    const { body } = await invite(boss, { email: ' Kurt@Example.org ', permissions: [] })
    expect(body.invitation.link).toBe(null)
    await app.settleJobs()
    const mail = (await app.mails()).find(({ to }) => to === 'kurt@example.org')
    expect(mail?.text).toContain('Acme GmbH')
    expect(mail?.text).toContain('Petra Sonntag')
    const key = mail?.text.match(/registrierung\/unternehmen\/einladung#key=([\w-]{43})/)?.[1] ?? ''
    expect((await leadsTo(key)).body.invitation).toEqual({ companyName: 'Acme GmbH' })
    expect(await invitations(boss)).toMatchObject([{ email: 'kurt@example.org', usesLeft: 1 }])
    const colleague = await app.colleague(boss)
    expect(await invitations(colleague)).toEqual([])
  })

  test('goes to five addresses a day while the company was not checked; links go on', async () => {
    const pending = await app.company({ confirmed: false })
    const inviteTo = async (n: number) =>
      (await invite(pending, { email: `stranger-${n}@example.org`, permissions: [] })).status
    const statuses: number[] = []
    for (const n of [0, 1, 2, 3, 4, 5]) statuses.push(await inviteTo(n))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await invite(pending, { permissions: [] })).status).toBe(200)
  })

  test('goes to one address five times an hour at most, whoever invites', async () => {
    const email = 'flooded@example.org'
    const bosses = [await app.company(), await app.company()]
    const statuses: number[] = []
    for (const n of [0, 1, 2, 3, 4, 5]) {
      const boss = bosses[n % 2] ?? bosses[0]
      if (boss) statuses.push((await invite(boss, { email, permissions: [] })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

test('a suspended company invites nobody: its keys do not work, and it writes to strangers no more', async () => {
  const boss = await app.company({ name: 'Gesperrt GmbH' })
  await app.db
    .update(company)
    .set({ status: 'suspended', refusalReason: 'Beschwerden' })
    .where(eq(company.id, boss.companyId))
  for (const email of ['stranger@example.org', undefined]) {
    const { status, body } = await invite(boss, { email, permissions: [] })
    expect([status, body.code]).toEqual([403, 'company_suspended'])
  }
  const { can, invitations } = (await app.call(listColleagues, {}, { as: boss })).body.colleagues
  expect([can.invite, invitations]).toEqual([false, []])
  await app.settleJobs()
  expect((await app.mails()).filter(({ to }) => to === 'stranger@example.org')).toEqual([])
})

describe('an invitation to somebody who is in the team already', () => {
  test('is refused at the field, sends no mail and takes nothing from the quota', async () => {
    const boss = await app.company()
    const { email } = await app.colleague(boss)
    for (const written of [email, ` ${email.toUpperCase()} `, boss.email]) {
      const answer = await invite(boss, { email: written, permissions: [] })
      expect(answer.status).toBe(422)
      expect(answer.body.violations).toMatchObject([{ propertyPath: 'email', code: 'already_colleague' }])
    }
    expect(await invitations(boss)).toEqual([])
    await app.settleJobs()
    expect((await app.mails()).filter(({ to }) => to === email)).toEqual([])
  })

  test('says nothing of accounts elsewhere: another company’s is invited as a stranger is', async () => {
    const [boss, other] = [await app.company(), await app.company()]
    expect((await invite(boss, { email: other.email, permissions: [] })).status).toBe(200)
    expect(await invitations(boss)).toMatchObject([{ email: other.email }])
  })
})

test.each([
  ['is removed', (boss: Token, id: string) => app.call(removeColleague, { params: { id } }, { as: boss })],
  [
    'manages it no longer',
    (boss: Token, id: string) =>
      app.call(updateColleague, { params: { id }, body: { permissions: [], revision: 0 } }, { as: boss }),
  ],
])(
  'a link ends when somebody who managed the team and may know it %s; by mail it goes on',
  async (_, end) => {
    const boss = await app.company()
    const kurt = await app.colleague(boss, { permissions: ['company-colleagues-manage'] })
    const { body } = await invite(kurt, { permissions: ['company-colleagues-manage'], uses: 50 })
    await invite(kurt, { email: 'neu@example.org', permissions: [] })
    expect((await end(boss, kurt.accountId)).status).toBe(200)
    expect((await leadsTo(keyOf(body.invitation.link))).body.code).toBe('key_invalid')
    expect(await invitations(boss)).toMatchObject([{ email: 'neu@example.org' }])
  },
)

describe('withdrawing', () => {
  test('takes the key back at once; a second time there is nothing to take back', async () => {
    const boss = await app.company()
    const { body } = await invite(boss, { permissions: [], uses: 50 })
    const { id, link } = body.invitation
    const answer = await withdraw(boss, id)
    expect(answer.status).toBe(200)
    expect(answer.body.colleagues.invitations).toEqual([])
    expect((await leadsTo(keyOf(link))).status).toBe(410)
    expect((await withdraw(boss, id)).status).toBe(404)
  })

  test('another company’s invitation is not found', async () => {
    const [boss, other] = [await app.company(), await app.company()]
    const { body } = await invite(boss, { permissions: [] })
    expect((await withdraw(other, body.invitation.id)).status).toBe(404)
    expect((await withdraw(boss, newId())).status).toBe(404)
    expect(await invitations(boss)).toHaveLength(1)
  })
})

describe('what is refused', () => {
  test.each([
    [{ permissions: [], uses: 0 }, 'uses'],
    [{ permissions: [], uses: 51 }, 'uses'],
    [{ permissions: [], days: 91 }, 'days'],
    [{ permissions: [], days: 1.5 }, 'days'],
    [{ permissions: ['backend'] }, 'permissions[0]'],
    [{ email: 'kurt@', permissions: [] }, 'email'],
    [{}, 'permissions'],
  ])('%j', async (body, propertyPath) => {
    const answer = await invite(await app.company(), body)
    expect(answer.status).toBe(422)
    expect(answer.body.violations).toMatchObject([{ propertyPath }])
  })

  test('whoever does not manage', async () => {
    const colleague = await app.colleague(await app.company(), { permissions: ['company-profile-edit'] })
    for (const as of [colleague, await app.applicant(), await app.admin()]) {
      expect((await invite(as, { permissions: [] })).status).toBe(403)
      expect((await withdraw(as, newId())).status).toBe(403)
    }
  })
})
