import { getAccount } from '@tandem/contract/accounts'
import { listColleagues, updateColleague } from '@tandem/contract/accounts/colleagues'
import { listApplications } from '@tandem/contract/applications'
import { removeColleague } from '@tandem/contract/privacy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectEvents } from '#features/applications/transitions/collect-events.testing.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { account } from '../accounts.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Token = { token: string }
type Permission = 'company-profile-edit' | 'company-colleagues-manage'
const manage = 'company-colleagues-manage'
const edit = 'company-profile-edit'

const list = async (as: Token) => (await app.call(listColleagues, {}, { as })).body.colleagues
/** As somebody does who has just looked at the list. */
async function grant(as: Token, id: string, permissions: Permission[]) {
  const members: { id: string; revision: number }[] = (await list(as)).members
  return grantFrom(members.find((member) => member.id === id)?.revision ?? 0, as, id, permissions)
}
const grantFrom = (revision: number, as: Token, id: string, permissions: Permission[]) =>
  app.call(updateColleague, { params: { id }, body: { permissions, revision } }, { as })
const remove = (as: Token, id: string) => app.call(removeColleague, { params: { id } }, { as })
const received = async (as: Token) =>
  (await app.call(listApplications, { query: { scope: 'received' } }, { as })).status
const managersOf = async (as: Token) => {
  const { members } = await list(as)
  return members.filter(({ permissions }: { permissions: string[] }) => permissions.includes(manage))
}

describe('the list', () => {
  test('shows the own company’s confirmed accounts by name, and says what may be done', async () => {
    const boss = await app.company({ firstName: 'Petra', lastName: 'Sonntag' })
    const kurt = await app.colleague(boss, { firstName: 'Kurt', lastName: 'Öz', permissions: [edit] })
    const unconfirmed = await app.colleague(boss)
    await app.db.update(account).set({ confirmedAt: null }).where(eq(account.id, unconfirmed.accountId))
    await app.company()
    const lastSeenAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(await list(boss)).toEqual({
      members: [
        {
          id: kurt.accountId,
          firstName: 'Kurt',
          lastName: 'Öz',
          email: kurt.email,
          permissions: [edit],
          revision: 0,
          lastSeenAt,
          self: false,
          can: { edit: true, remove: true },
        },
        {
          id: boss.accountId,
          firstName: 'Petra',
          lastName: 'Sonntag',
          email: boss.email,
          permissions: [edit, manage],
          revision: 0,
          lastSeenAt,
          self: true,
          can: { edit: true, remove: false },
        },
      ],
      invitations: [],
      can: { invite: true },
    })
    const seenByKurt = await list(kurt)
    expect(seenByKurt.can).toEqual({ invite: false })
    expect(seenByKurt.members.map((member: object) => 'lastSeenAt' in member)).toEqual([false, false])
    expect(seenByKurt.members).toMatchObject([
      { self: true, can: { edit: false, remove: false } },
      { self: false, can: { edit: false, remove: false } },
    ])
  })

  test('is for companies, also pending ones', async () => {
    expect((await list(await app.company({ confirmed: false }))).members).toHaveLength(1)
    expect((await app.call(listColleagues, {}, { as: await app.applicant() })).status).toBe(403)
    expect((await app.call(listColleagues, {}, { as: await app.admin() })).status).toBe(403)
    expect((await app.call(listColleagues)).status).toBe(401)
  })
})

describe('permissions', () => {
  test('hold from the next request on, and everybody in the company hears of it', async () => {
    const boss = await app.company()
    const kurt = await app.colleague(boss)
    expect(await received(kurt)).toBe(403)
    const events = await collectEvents(app, async () => {
      const { status, body } = await grant(boss, kurt.accountId, [edit, edit])
      expect(status).toBe(200)
      const member = body.colleagues.members.find(({ id }: { id: string }) => id === kurt.accountId)
      expect(member.permissions).toEqual([edit])
    })
    expect(events).toMatchObject([{ type: 'account', data: {} }])
    expect(events[0]?.accountIds.toSorted()).toEqual([boss.accountId, kurt.accountId].toSorted())
    expect(await received(kurt)).toBe(200)
    await grant(boss, kurt.accountId, [])
    expect(await received(kurt)).toBe(403)
  })

  test('that somebody else changed meanwhile are not overwritten; the refusal shows the team as it is', async () => {
    const boss = await app.company()
    const other = await app.colleague(boss, { permissions: [manage] })
    const kurt = await app.colleague(boss)
    expect((await grantFrom(0, other, kurt.accountId, [edit])).status).toBe(200)
    const late = await grantFrom(0, boss, kurt.accountId, [manage])
    expect([late.status, late.body.code]).toEqual([409, 'changed_elsewhere'])
    const shown = late.body.current.members.find(({ id }: { id: string }) => id === kurt.accountId)
    expect(shown).toMatchObject({ permissions: [edit], revision: 1 })
    // What is so already is no conflict.
    expect((await grantFrom(0, boss, kurt.accountId, [edit])).status).toBe(200)
    expect((await grantFrom(1, boss, kurt.accountId, [manage])).status).toBe(200)
  })

  test('of a stranger, an unknown or an unconfirmed account are not found; others are invalid', async () => {
    const boss = await app.company()
    const unconfirmed = await app.colleague(boss)
    await app.db.update(account).set({ confirmedAt: null }).where(eq(account.id, unconfirmed.accountId))
    const strangers = [await app.company(), await app.applicant(), await app.admin(), unconfirmed]
    for (const id of [...strangers.map(({ accountId }) => accountId), newId(), 'x']) {
      expect((await grant(boss, id, [])).status).toBe(404)
      expect((await remove(boss, id)).status).toBe(404)
    }
    const answer = await grant(boss, boss.accountId, ['backend'] as never)
    expect(answer.status).toBe(422)
  })

  test('are a manager’s to give; the last one cannot give up managing', async () => {
    const boss = await app.company()
    const kurt = await app.colleague(boss, { permissions: [edit] })
    expect((await grant(kurt, kurt.accountId, [edit, manage])).status).toBe(403)
    const last = await grant(boss, boss.accountId, [edit])
    expect(last.status).toBe(409)
    expect(last.body.code).toBe('last_manager')
    await grant(boss, kurt.accountId, [manage])
    const { status, body } = await grant(boss, boss.accountId, [])
    expect(status).toBe(200)
    expect(body.colleagues).toMatchObject({ can: { invite: false }, invitations: [] })
    expect((await grant(boss, kurt.accountId, [])).status).toBe(403)
  })

  test('of an unconfirmed manager do not count as somebody who manages', async () => {
    const boss = await app.company()
    const ghost = await app.colleague(boss, { permissions: [manage] })
    await app.db.update(account).set({ confirmedAt: null }).where(eq(account.id, ghost.accountId))
    expect((await grant(boss, boss.accountId, [])).body.code).toBe('last_manager')
  })

  test('survive 12 opposite withdrawals at once: one manager is always left', async () => {
    const boss = await app.company()
    const kurt = await app.colleague(boss, { permissions: [edit, manage] })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const [from, to] = index % 2 ? [boss, kurt] : [kurt, boss]
        return grantFrom(0, from, to.accountId, [])
      }),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => ![200, 403].includes(status))).toEqual([])
    expect(await managersOf(boss)).toHaveLength(1)
  })

  test('survive 12 managers who give up at once', async () => {
    const boss = await app.company()
    const others = await Promise.all(
      Array.from({ length: 9 }, () => app.colleague(boss, { permissions: [manage] })),
    )
    const all = [boss, ...others]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const who = all[index % all.length] ?? boss
        return grantFrom(0, who, who.accountId, [])
      }),
    )
    expect(answers.filter(({ status }) => ![200, 403, 409].includes(status))).toEqual([])
    expect(await managersOf(boss)).toHaveLength(1)
  })
})

describe('removing', () => {
  test('deletes the colleague’s account at once, with its sessions', async () => {
    const boss = await app.company()
    const kurt = await app.colleague(boss, { permissions: [edit] })
    const { status, body } = await remove(boss, kurt.accountId)
    expect(status).toBe(200)
    expect(body.colleagues.members).toHaveLength(1)
    expect((await app.call(getAccount, {}, { as: kurt })).status).toBe(401)
    expect(await app.db.$count(account, eq(account.id, kurt.accountId))).toBe(0)
    expect((await remove(boss, kurt.accountId)).status).toBe(404)
  })

  test('is not for oneself, and not for whoever does not manage', async () => {
    const boss = await app.company()
    const kurt = await app.colleague(boss)
    expect((await remove(boss, boss.accountId)).status).toBe(403)
    expect((await remove(kurt, boss.accountId)).status).toBe(403)
    expect((await list(boss)).members).toHaveLength(2)
  })

  test('of two managers who remove each other at once only one does', async () => {
    const boss = await app.company()
    const kurt = await app.colleague(boss, { permissions: [manage] })
    const answers = await Promise.all([remove(boss, kurt.accountId), remove(kurt, boss.accountId)])
    expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true])
    expect(await app.db.$count(account, eq(account.id, boss.accountId))).toBe(
      answers[0].status === 200 ? 1 : 0,
    )
  })
})
