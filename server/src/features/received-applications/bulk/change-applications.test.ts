import { getApplication, undoPeriodMs } from '@tandem/contract/applications'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'

import { getThread } from '@tandem/contract/messaging'
import { listThreads } from '@tandem/contract/messaging/threads'
import { type BulkChange, changeApplications } from '@tandem/contract/received-applications/changes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { company } from '#features/companies/companies.schema.ts'
import { accountBlock } from '#features/messaging/messaging.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { authenticate } from '#features/sessions/sessions.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { fillFor } from './schedule-reply.ts'
import { sendReply } from './send-reply.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>
let mira: Awaited<ReturnType<TestApp['applicant']>>
let ids: string[]
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  acme = await app.company({ name: 'Acme AG', firstName: 'Karla', lastName: 'Kern' })
  lena = await app.applicant({ firstName: 'Lena' })
  mira = await app.applicant({ firstName: 'Mira' })
  ids = [await sent(lena), await sent(mira)]
})

test('several are moved at once, each by its own revision; who fails is named and keeps none of the others', async () => {
  const [first = '', second = ''] = ids
  const foreign = await sent(lena, await app.company())
  const applications = [
    { id: first, revision: 1 },
    { id: second, revision: 0 },
    { id: foreign, revision: 1 },
  ]
  const results = await change({ kind: 'move', stage: 'interview' }, applications)
  expect(results).toMatchObject([
    { id: first, code: null, revision: 2 },
    { id: second, code: 'changed_elsewhere', revision: null },
    { id: foreign, code: 'not_found', revision: null },
  ])
  expect(await stageOf(first)).toBe('interview')
  expect(await stageOf(second)).toBe('viewed')
})

test('what a colleague did a moment before is a success without effect: it has no revision to take back', async () => {
  const [first = '', second = ''] = ids
  const move: BulkChange = { kind: 'move', stage: 'interview' }
  await change(move, [{ id: first, revision: 1 }])
  expect(await change(move)).toMatchObject([
    { id: first, code: null, revision: null },
    { id: second, code: null, revision: 2 },
  ])
  const { accountId: handlerId } = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  const assign: BulkChange = { kind: 'assign', handlerId }
  const unassigned = ids.map((id) => ({ id, revision: 0 }))
  await change(assign, unassigned.slice(0, 1))
  expect(await change(assign, unassigned)).toMatchObject([
    { id: first, code: null, revision: null },
    { id: second, code: null, revision: 1 },
  ])
})

test('all can be taken back before anybody is told, and not after', async () => {
  const declined = await change({ kind: 'decline', reason: 'places_taken', note: 'Danke, [Vorname].' })
  const [declinedId = ''] = ids
  const { body } = await app.call(getApplication, { params: { id: declinedId } }, { as: acme })
  expect(body.declineNote).toBe('Danke, Lena.')
  expect(declined.map(({ code }) => code)).toEqual([null, null])
  const back = declined.map(({ id, revision }) => ({ id, revision: revision ?? 0 }))
  expect((await change({ kind: 'undo' }, back)).map(({ code }) => code)).toEqual([null, null])
  const again = await change(
    { kind: 'decline', reason: 'places_taken' },
    ids.map((id) => ({ id, revision: 3 })),
  )
  app.clock.advance(undoPeriodMs)
  const late = again.map(({ id, revision }) => ({ id, revision: revision ?? 0 }))
  expect((await change({ kind: 'undo' }, late)).map(({ code }) => code)).toEqual([
    'undo_expired',
    'undo_expired',
  ])
})

test('a reply is filled in for each, and sent ten seconds later into the application’s thread', async () => {
  const message = 'Hallo [Vorname], danke für [Angebot]. [Ihr Name], [Unternehmen]'
  await change({ kind: 'reply', subject: 'Ihre Bewerbung', message })
  await app.settleJobs()
  expect(await messagesTo(lena)).toEqual([])
  app.clock.advance(undoPeriodMs)
  await app.settleJobs()
  expect(await messagesTo(lena)).toEqual(['Hallo Lena, danke für Wirtschaftsinformatik. Karla Kern, Acme AG'])
  expect(await messagesTo(mira)).toEqual(['Hallo Mira, danke für Wirtschaftsinformatik. Karla Kern, Acme AG'])
})

test('an offer is named in the language of the placeholder, as the preview of whoever writes has it', async () => {
  const [id = ''] = ids
  const { target } = (await app.call(getApplication, { params: { id } }, { as: acme })).body
  expect(target.offerTitles, 'without an English one').toEqual({
    de: 'Wirtschaftsinformatik',
    en: 'Wirtschaftsinformatik',
  })
  await app.db.update(offer).set({ titleEn: 'Business informatics' }).where(eq(offer.id, target.offerId))
  const read = (await app.call(getApplication, { params: { id } }, { as: acme })).body.target
  expect(read.offerTitles).toEqual({ de: 'Wirtschaftsinformatik', en: 'Business informatics' })
  const named = [{ id, revision: 1 }]
  const reply: BulkChange = { kind: 'reply', subject: '[Angebot]', message: '[Angebot], [offer]' }
  const body = { applications: named, change: reply }
  await app.call(changeApplications, { body }, { as: acme, locale: 'en' })
  app.clock.advance(undoPeriodMs)
  await app.settleJobs()
  expect(await messagesTo(lena)).toEqual(['Wirtschaftsinformatik, Business informatics'])
})

test('a reply that is recalled reaches nobody, and one with an open placeholder is not even planned', async () => {
  const open = await change({ kind: 'reply', subject: 'Hallo', message: 'Bis zum [Datum]' })
  expect(open.map(({ code }) => code)).toEqual(['placeholder_unfilled', 'placeholder_unfilled'])
  await change({ kind: 'reply', subject: 'Hallo', message: 'Zu früh' })
  expect((await change({ kind: 'recall' })).map(({ code }) => code)).toEqual([null, null])
  app.clock.advance(undoPeriodMs)
  await app.settleJobs()
  expect([...(await messagesTo(lena)), ...(await messagesTo(mira))]).toEqual([])
  expect((await change({ kind: 'recall' })).map(({ code }) => code)).toEqual(['undo_expired', 'undo_expired'])
})

test('a reply is its writer’s to recall, and goes out only while they may write to applicants', async () => {
  const jule = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  await change({ kind: 'reply', subject: 'Hallo', message: 'Guten Tag' })
  const recalled = await change({ kind: 'recall' }, undefined, jule)
  expect(recalled.map(({ code }) => code)).toEqual(['undo_expired', 'undo_expired'])
  await app.db.update(account).set({ permissions: [] }).where(eq(account.id, acme.accountId))
  app.clock.advance(undoPeriodMs)
  await app.settleJobs()
  expect([...(await messagesTo(lena)), ...(await messagesTo(mira))]).toEqual([])
})

test('who cannot be reached is named at once', async () => {
  await app.db.insert(accountBlock).values({ blockedBy: lena.accountId, blocked: acme.accountId })
  const results = await change({ kind: 'reply', subject: 'Hallo', message: 'Guten Tag' })
  expect(results.map(({ code }) => code)).toEqual(['recipient_unavailable', null])
})

test('of what another company received no placeholder says whether it is there', async () => {
  const foreign = [{ id: await sent(lena, await app.company()), revision: 1 }]
  const note = 'Hallo [Vorname], bis zum [Datum]'
  for (const kind of [
    { kind: 'decline', reason: 'places_taken', note },
    { kind: 'reply', subject: 'Hallo', message: note },
  ] as const) {
    expect(await change(kind, foreign)).toMatchObject([{ code: 'not_found' }])
  }
})

test('an application or a writer that is gone meanwhile is not found', async () => {
  const [id = ''] = ids
  const ctx = app.context()
  const viewer = (await authenticate(ctx, acme.token)) as CompanyViewer
  const reply = { subject: 'Hallo', message: 'Guten Tag' }
  await expect(sendReply(ctx, viewer, newId(), reply)).rejects.toThrow('not_found')
  await expect(fillFor(ctx, viewer, newId(), 'Hallo [Vorname]')).rejects.toThrow('not_found')
  const gone = { ...viewer, accountId: newId() }
  await expect(fillFor(ctx, gone, id, 'Hallo [Vorname]')).rejects.toThrow('not_found')
})

test('of a suspended company nothing reaches applicants; it still says who handles what, and takes back', async () => {
  const suspended = { status: 'suspended', refusalReason: 'Beschwerden' } as const
  await app.db.update(company).set(suspended).where(eq(company.id, acme.companyId))
  const named = ids.map((id) => ({ id, revision: 1 }))
  const reaching: BulkChange[] = [
    { kind: 'move', stage: 'interview' },
    { kind: 'decline', reason: 'places_taken' },
    { kind: 'reply', subject: 'Hallo', message: 'Guten Tag' },
  ]
  for (const change of reaching) {
    const body = { applications: named, change }
    expect((await app.call(changeApplications, { body }, { as: acme })).body.code).toBe('company_suspended')
  }
  const unassigned = ids.map((id) => ({ id, revision: 0 }))
  const handed = await change({ kind: 'assign', handlerId: acme.accountId }, unassigned)
  expect(handed.map(({ code }) => code)).toEqual([null, null])
  expect((await change({ kind: 'recall' })).map(({ code }) => code)).toEqual(['undo_expired', 'undo_expired'])
})

test('several are handed to a colleague at once', async () => {
  const jule = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  const results = await change(
    { kind: 'assign', handlerId: jule.accountId },
    ids.map((id) => ({ id, revision: 0 })),
  )
  expect(results).toMatchObject([
    { code: null, revision: 1 },
    { code: null, revision: 1 },
  ])
})

type Named = { id: string; revision: number }

async function change(
  change: BulkChange,
  applications: Named[] = ids.map((id) => ({ id, revision: 1 })),
  as: { token: string } = acme,
): Promise<{ id: string; code: string | null; revision: number | null }[]> {
  const { status, body } = await app.call(changeApplications, { body: { applications, change } }, { as })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.results
}

async function sent(as: { token: string }, company = acme): Promise<string> {
  const offerId = (await app.offer(company)).id
  const { body } = await app.call(createApplication, { body: { type: 2, offerId } }, { as })
  const params = { id: body.id as string }
  await app.call(updateApplication, { params, body: { ...completeContent, revision: 0 } }, { as })
  await app.call(submitApplication, { params }, { as })
  return params.id
}

const stageOf = async (id: string) =>
  (await app.call(getApplication, { params: { id } }, { as: acme })).body.stage

async function messagesTo(as: { token: string }): Promise<string[]> {
  const { threads } = (await app.call(listThreads, {}, { as })).body
  const read = await Promise.all(
    threads.map(({ id }: { id: string }) => app.call(getThread, { params: { id } }, { as })),
  )
  return read.flatMap(({ body }) => body.thread.messages.map(({ message }: { message: string }) => message))
}
