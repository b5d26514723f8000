import { type consentPages, getAccount } from '@tandem/contract/accounts'
import { giveConsent } from '@tandem/contract/accounts/own-account'
import { type ContentOf, cancelPublication, getContent, saveContent } from '@tandem/contract/backend/contents'
import { startOnBehalf } from '@tandem/contract/backend/on-behalf'
import { exportAccount } from '@tandem/contract/privacy'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { pageConsent } from '#features/contents/contents.schema.ts'
import { ensureDefaultPages } from '#features/pages/pages.api.ts'
import { unzip } from '#features/privacy/export/unzip.testing.ts'
import { writeSetting } from '#platform/settings/settings.store.ts'
import { confirmWith, mailedToken, password, registerAs, signIn } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { duePublications } from '../backend.jobs.ts'
import { auditEntry } from '../backend.schema.ts'

let app: TestApp
let admin: Person
type Person = { token: string; accountId: string }
type Page = (typeof consentPages)[number]

beforeAll(async () => {
  app = await startTestApp()
  await ensureDefaultPages(app.db, app.clock())
  admin = await agreed(await app.admin())
})
afterAll(() => app.stop())

/** Agreed now, as by a registration. */
async function agreed<P extends Person>(person: P): Promise<P> {
  await app.db.update(account).set({ consentAt: app.clock() }).where(eq(account.id, person.accountId))
  return person
}
const minute = 60_000
let count = 0
type Options = { publishAt?: string; asksConsent?: boolean; content?: ContentOf<'page'> }
async function publish(id: string, { publishAt, asksConsent, content }: Options = {}) {
  app.clock.advance(minute)
  count += 1
  const params = { kind: 'page' as const, id }
  const { body } = await app.call(getContent, { params }, { as: admin })
  const text = content ?? { ...body.content.content, bodyDe: `Neu ${count}.` }
  const { revision } = body.content
  return app.call(
    saveContent,
    { params, body: { content: text, publishAt: publishAt ?? null, asksConsent, revision } },
    { as: admin },
  )
}
const ask = (id: Page, options: Options = {}) => publish(id, { ...options, asksConsent: true })
async function dueTo(as: { token: string }): Promise<Page[]> {
  const { consentDue = [] } = (await app.call(getAccount, {}, { as })).body.account
  return consentDue.map(({ page }: { page: Page }) => page)
}
async function agree(as: { token: string }) {
  const { consentDue } = (await app.call(getAccount, {}, { as })).body.account
  const pages = consentDue.map(({ page, revision }: { page: Page; revision: number }) => ({ page, revision }))
  return app.call(giveConsent, { body: { pages } }, { as })
}
const consentAtOf = async ({ accountId }: Person) =>
  (await app.db.select().from(account).where(eq(account.id, accountId)))[0]?.consentAt

test('a version that asks for consent is due to all who agreed before, until they agree to it', async () => {
  const people = [await agreed(await app.applicant()), await agreed(await app.company()), admin]
  await publish('terms')
  for (const as of people) expect(await dueTo(as), 'without the tick').toEqual([])

  const { content } = (await ask('terms')).body
  expect(content.versions[0]).toMatchObject({ revision: content.revision, asksConsent: true })
  expect(content.versions[1]).toMatchObject({ asksConsent: false })
  for (const as of people) {
    expect((await app.call(getAccount, {}, { as })).body.account.consentDue).toEqual([
      { page: 'terms', revision: content.revision, publishedAt: content.published.publishedAt },
    ])
    app.clock.advance(minute)
    const answer = await agree(as)
    expect(answer.status).toBe(200)
    expect('consentDue' in answer.body.account).toBe(false)
    expect(await dueTo(as)).toEqual([])
    expect(await consentAtOf(as)).toEqual(app.clock())
  }
  const [lena] = people
  await publish('terms')
  expect(await dueTo(lena as Person), 'a later one that does not ask').toEqual([])
})

test('who registers after it is public is not asked', async () => {
  await ask('terms')
  app.clock.advance(minute)
  const email = 'neu@example.org'
  await registerAs(app, email)
  await confirmWith(app, await mailedToken(app, email))
  const { token } = (await signIn(app, email, password)).body.auth
  expect(await dueTo({ token })).toEqual([])
  await ask('terms')
  expect(await dueTo({ token })).toEqual(['terms'])
})

test('what is planned keeps the tick and is due once it is public; what is called off never is', async () => {
  const lena = await agreed(await app.applicant())
  const publishAt = new Date(app.clock().getTime() + 60 * minute).toISOString()
  const planned = (await ask('privacy', { publishAt })).body.content
  expect(planned.planned).toMatchObject({ asksConsent: true, publishedAt: null })
  expect(await dueTo(lena)).toEqual([])
  app.clock.set(new Date(publishAt))
  expect(await dueTo(lena)).toEqual([])
  await duePublications.handler(app.context(), {})
  expect(await dueTo(lena)).toEqual(['privacy'])
  await agree(lena)

  const later = new Date(app.clock().getTime() + 60 * minute).toISOString()
  const { revision } = (await ask('privacy', { publishAt: later })).body.content
  const params = { kind: 'page' as const, id: 'privacy' }
  await app.call(cancelPublication, { params, body: { revision } }, { as: admin })
  app.clock.set(new Date(later))
  await duePublications.handler(app.context(), {})
  expect(await dueTo(lena)).toEqual([])
})

test('a tick alone is a version, also of what is planned; the same again is none', async () => {
  const lena = await agreed(await app.applicant())
  const { content } = (await publish('terms')).body
  const same = content.content
  const asked = (await ask('terms', { content: same })).body.content
  expect(asked.revision).toBe(content.revision + 1)
  expect(await dueTo(lena)).toEqual(['terms'])
  expect((await ask('terms', { content: same })).body.content.revision).toBe(asked.revision)
  expect((await publish('terms', { content: same })).body.content.revision).toBe(asked.revision)

  const publishAt = new Date(app.clock().getTime() + 60 * minute).toISOString()
  const next = { ...same, bodyDe: 'Später.' }
  await publish('terms', { content: next, publishAt })
  const ticked = (await ask('terms', { content: next, publishAt })).body.content
  expect(ticked.planned).toMatchObject({ asksConsent: true })
  const unticked = (await publish('terms', { content: next, publishAt })).body.content
  expect(unticked.planned).toMatchObject({ asksConsent: false, revision: ticked.revision + 1 })
})

test('consent is to what is public: a version that came while the page was read stays due', async () => {
  const lena = await agreed(await app.applicant())
  const before = await consentAtOf(lena)
  const first = (await ask('terms')).body.content.revision
  await ask('terms')
  app.clock.advance(minute)
  const give = (pages: { page: Page; revision: number }[]) =>
    app.call(giveConsent, { body: { pages } }, { as: lena })
  const late = await give([{ page: 'terms', revision: first }])
  expect(late.body.account.consentDue).toMatchObject([{ page: 'terms', revision: first + 1 }])
  expect(await consentAtOf(lena)).toEqual(before)
  await publish('terms')
  expect((await app.call(getAccount, {}, { as: lena })).body.account.consentDue).toMatchObject([
    { page: 'terms', revision: first + 2 },
  ])

  await ask('privacy')
  expect(await dueTo(lena)).toEqual(['terms', 'privacy'])
  await give([{ page: 'terms', revision: first + 2 }])
  expect(await dueTo(lena)).toEqual(['privacy'])
  app.clock.advance(minute)
  await agree(lena)
  const at = await consentAtOf(lena)
  app.clock.advance(minute)
  expect((await give([{ page: 'terms', revision: first + 2 }])).status, 'once more').toBe(200)
  expect(await consentAtOf(lena)).toEqual(at)
  const rows = () => app.db.select().from(pageConsent).where(eq(pageConsent.accountId, lena.accountId))
  expect(await rows()).toHaveLength(3)
  const data = JSON.parse(
    unzip((await app.call(exportAccount, {}, { as: lena })).bytes)
      .get('daten.json')
      ?.toString() ?? '',
  )
  expect(data.consents).toMatchObject([
    { page: 'terms', version: first, agreedAt: expect.any(String) },
    { page: 'terms', version: first + 2 },
    { page: 'privacy' },
  ])
  await app.db.delete(account).where(eq(account.id, lena.accountId))
  expect(await rows()).toEqual([])
})

test('only the terms and the privacy policy ask, and only to published versions one agrees', async () => {
  const refused = await publish('imprint', { asksConsent: true })
  expect(refused).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'asksConsent' }] } })
  const lena = await agreed(await app.applicant())
  const publishAt = new Date(app.clock().getTime() + 60 * minute).toISOString()
  const { revision } = (await ask('terms', { publishAt })).body.content
  for (const wrong of [revision, 99_999]) {
    const body = { pages: [{ page: 'terms' as const, revision: wrong }] }
    expect((await app.call(giveConsent, { body }, { as: lena })).status).toBe(404)
  }
  const none = await app.call(giveConsent, { body: { pages: [] } }, { as: lena })
  expect(none.body.violations).toMatchObject([{ propertyPath: 'pages' }])
})

test('nobody agrees on behalf of a company', async () => {
  const asked = { params: { id: (await app.company()).companyId }, body: { reason: 'Am Telefon gebeten.' } }
  await ask('terms')
  expect(await dueTo(admin)).toContain('terms')
  const { token } = (await app.call(startOnBehalf, asked, { as: admin })).body.auth
  expect(await dueTo({ token })).toEqual([])
  const body = { pages: [{ page: 'terms' as const, revision: 1 }] }
  expect((await app.call(giveConsent, { body }, { as: { token } })).body.code).toBe('not_on_behalf')
})

test('the audit names the tick', async () => {
  const entries = await app.db
    .select()
    .from(auditEntry)
    .where(
      and(
        inArray(auditEntry.action, ['publish_content', 'plan_content']),
        eq(auditEntry.recordId, 'privacy'),
      ),
    )
  expect(entries.map(({ action, details }) => [action, details.asksConsent])).toEqual([
    ['plan_content', true],
    ['plan_content', true],
    ['publish_content', true],
  ])
})

test('a page that is switched off is not asked for, nor anything before the second factor is set up', async () => {
  const lena = await agreed(await app.applicant())
  await ask('terms')
  await ask('privacy')
  expect(await dueTo(lena)).toEqual(['terms', 'privacy'])
  expect(await dueTo(admin)).toContain('terms')
  await writeSetting(app.db, 'pages.privacy', false, app.clock())
  await writeSetting(app.db, 'account.requireSecondFactorOfAdmins', true, app.clock())
  app.clock.advance(minute)
  expect(await dueTo(lena)).toEqual(['terms'])
  expect(await dueTo(admin)).toEqual([])
})
