import { respond, startThread } from '@tandem/contract/messaging'
import { type FoundThread, listThreads, type ThreadFilters } from '@tandem/contract/messaging/threads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { insertApplication, insertProfile } from '../../messaging.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Signed = { token: string }

const list = async (as: Signed, query: ThreadFilters = {}): Promise<FoundThread[]> =>
  (await app.call(listThreads, { query }, { as })).body.threads
const subjects = async (as: Signed, query: ThreadFilters) =>
  (await list(as, query)).map(({ subject }) => subject)

async function write(as: Signed, to: string, subject: string, message: string): Promise<string> {
  return (await app.call(startThread, { params: { id: to }, body: { subject, message } }, { as })).body
    .message.threadId
}

describe('the search', () => {
  test('finds threads by all words of subject, names and messages, and shows where', async () => {
    const lena = await app.applicant({ firstName: 'Lena', lastName: 'Vögele' })
    const acme = await app.company({ firstName: 'Petra', lastName: 'Sonntag' })
    await insertApplication(app, lena, acme)
    const threadId = await write(acme, lena.applicantId, 'Probetag', 'Die Wegbeschreibung liegt bei.')
    await write(acme, lena.applicantId, 'Zeugnis', 'Bitte nachreichen.')
    await app.call(respond, { body: { threadId, message: 'Vielen Dank, bis Montag!' } }, { as: lena })

    expect(await subjects(acme, { text: 'voegele' })).toHaveLength(2)
    expect(await subjects(acme, { text: 'Beschreibung montag vögele' })).toEqual(['Probetag'])
    expect(await subjects(lena, { text: 'sonntag Zeugnis' })).toEqual(['Zeugnis'])
    expect(await subjects(lena, { text: 'dienstag' })).toEqual([])
    expect(await subjects(lena, { text: '%' })).toEqual([])
    const [found] = await list(lena, { text: 'beschreibung' })
    expect(found?.hit).toMatchObject({ snippet: 'Die \u0002Wegbeschreibung\u0003 liegt bei.' })
  })

  test('knows the forms of German and English words, and a name as it is now', async () => {
    const lena = await app.applicant({ firstName: 'Lena', lastName: 'Alt' })
    const acme = await app.company({ name: 'Acme GmbH' })
    await insertApplication(app, lena, acme)
    await write(acme, lena.applicantId, 'Rundgang', 'Wir zeigen Ihnen die Häuser and our apprentices.')
    await write(acme, lena.applicantId, 'Zweites', `Sehr lang: ${'x'.repeat(9000)}`)
    const [found] = await list(lena, { text: 'Haus' })
    expect(found?.hit?.snippet).toContain('die \u0002Häuser\u0003 and')
    expect(await subjects(lena, { text: 'apprentice häusern' })).toEqual(['Rundgang'])
    expect(await subjects(lena, { text: 'aus' })).toEqual([])
    expect(await subjects(lena, { text: 'x'.repeat(100) })).toEqual(['Zweites'])
    expect(await subjects(lena, { text: 'Lena' })).toEqual([])

    await app.db.update(account).set({ lastName: 'Neu' }).where(eq(account.id, lena.accountId))
    await app.db.update(company).set({ name: 'Umbenannt AG' }).where(eq(company.id, acme.companyId))
    expect(await subjects(acme, { text: 'Lena Alt' })).toEqual([])
    expect(await subjects(acme, { text: 'Lena Neu Rundgang' })).toEqual(['Rundgang'])
    expect(await subjects(lena, { text: 'umbenannt' })).toHaveLength(2)
    expect(await subjects(lena, { text: 'acme' })).toEqual([])
    const stranger = await app.company()
    expect(await subjects(stranger, { text: 'häuser' })).toEqual([])
  })

  test('finds nobody by a name that it does not show', async () => {
    const kim = await app.applicant({ firstName: 'Kim', lastName: 'Verborgen' })
    const acme = await app.company()
    await insertProfile(app, kim, 'anonymous')
    await write(acme, kim.applicantId, 'Einladung', 'Guten Tag')
    expect(await list(acme, { text: 'verborgen' })).toEqual([])
    expect(await list(acme, { text: 'einladung' })).toHaveLength(1)
  })
})

test('page by page every thread comes once, the newest first', async () => {
  const lena = await app.applicant()
  const acme = await app.company()
  await insertApplication(app, lena, acme)
  for (const number of [1, 2, 3, 4, 5]) await write(acme, lena.applicantId, `Thema ${number}`, 'Hallo')
  const seen: string[] = []
  let last: FoundThread | undefined
  for (;;) {
    const after = last ? { before: last.lastMessageDateTime, beforeId: last.id } : {}
    const page = await list(lena, { limit: 2, ...after })
    seen.push(...page.map(({ subject }) => subject))
    last = page.at(-1)
    if (page.length < 2) break
  }
  expect(seen).toEqual((await list(lena)).map(({ subject }) => subject))
  expect(seen.toSorted()).toEqual(['Thema 1', 'Thema 2', 'Thema 3', 'Thema 4', 'Thema 5'])
})
