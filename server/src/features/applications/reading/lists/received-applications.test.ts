import { type ApplicationSummary, getApplication, listApplications } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { moveApplication } from '@tandem/contract/applications/decisions'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  application,
  applicationAttachment,
  applicationEvent,
  applicationPlace,
} from '#features/applications/applications.schema.ts'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { collectEvents } from '#features/applications/transitions/collect-events.testing.ts'
import { company } from '#features/companies/companies.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { offerLocation } from '#features/offers/offers.schema.ts'
import { authenticate } from '#features/sessions/sessions.api.ts'
import { newId } from '#platform/db/columns.ts'
import { toUnitVector } from '#platform/db/geo.ts'
import type { LiveEvent } from '#platform/events/events.ts'
import { meanwhile } from '#testing/meanwhile.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { getApplication as openApplication } from '../get-application.ts'

type Person = { token: string }
let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  acme = await app.company({ name: 'Acme AG', firstName: 'Petra', lastName: 'Personal' })
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Muster' })
})

test('the company reads what it received, and that it did is told once', async () => {
  const id = await sent()
  const events = await collectEvents(app, async () => {
    const { status, body } = await get(id, acme)
    expect(status).toBe(200)
    const { coverLetter, aboutMe } = completeContent
    expect(body).toMatchObject({ coverLetter, aboutMe, stage: 'viewed', applicant: { email: lena.email } })
    expect(body.timeline).toMatchObject([{ event: 'sent' }, { event: 'viewed', by: 'Petra Personal' }])
    expect(Object.entries(body.can).flatMap(([action, allowed]) => (allowed ? action : []))).toEqual([
      'move',
      'message',
    ])
  })
  for (const { data } of events) expect(data).toEqual({ applicationId: id })
  expect(events.flatMap(({ accountIds }) => accountIds).toSorted()).toEqual(
    [lena.accountId, acme.accountId].toSorted(),
  )
  expect((await get(id, lena)).body.timeline).toMatchObject([
    { event: 'created', by: 'Lena Muster' },
    { event: 'sent' },
    { event: 'viewed', by: 'Petra Personal' },
  ])
})

test('an offer that is there in German only says so to those who read English', async () => {
  const id = await sent()
  const target = async (locale: 'de' | 'en') =>
    (await app.call(getApplication, { params: { id } }, { as: lena, locale })).body.target
  expect(await target('en')).toHaveProperty('offerTitleLanguage', 'de')
  expect(await target('de')).not.toHaveProperty('offerTitleLanguage')
})

test('of 50 who open it at once, one has viewed it', async () => {
  const id = await sent()
  const answers = await Promise.all(Array.from({ length: 50 }, () => get(id, acme)))
  expect(answers.every(({ body }) => body.stage === 'viewed')).toBe(true)
  const events = await app.db.select().from(applicationEvent).where(eq(applicationEvent.applicationId, id))
  expect(events.filter(({ event }) => event === 'viewed')).toHaveLength(1)
})

test('what a colleague has moved meanwhile stays where it is', async () => {
  const id = await sent()
  const viewer = await authenticate(app.context(), acme.token)
  if (!viewer) throw new Error('Nobody is signed in')
  const move = () =>
    app.call(moveApplication, { params: { id }, body: { stage: 'interview', revision: 1 } }, { as: acme })
  const input = { params: { id } } as Parameters<typeof openApplication>[2]
  const opened = openApplication(meanwhile(app.context(), move), viewer, input)
  await expect(opened).resolves.toMatchObject({ stage: 'interview' })
})

test('without a scope everyone lists what is theirs: own, received, and for admins the search', async () => {
  const id = await sent()
  const ids = async (as: Person) => {
    const { status, body } = await app.call(listApplications, { query: {} }, { as })
    expect(status).toBe(200)
    return body.member.map((each: ApplicationSummary) => each.id)
  }
  expect(await ids(lena)).toContain(id)
  expect(await ids(acme)).toEqual([id])
  expect(await ids(await app.admin())).not.toContain(id)
})

test('neither the applicant nor an admin views it for the company', async () => {
  const id = await sent()
  await get(id, lena)
  expect((await get(id, await app.admin())).body).toMatchObject({ stage: 'received', can: { move: false } })
})

test('to everyone else it does not exist, and a draft is the applicant’s alone', async () => {
  const strangers = [await app.applicant(), await app.company(), await app.colleague(acme)]
  const id = await sent()
  for (const as of strangers) expect((await get(id, as)).status).toBe(404)
  expect((await get(await prepared(), acme)).status).toBe(404)
  expect((await get(newId(), acme)).status).toBe(404)
  expect((await app.call(getApplication, { params: { id } })).status).toBe(401)
})

test('the company moves it from stage to stage; the applicant hears of it ten seconds later', async () => {
  const id = await sent()
  const events = await collectEvents(app, async () => {
    expect((await move(id, 'interview')).body).toMatchObject({ stage: 'interview', status: 2 })
  })
  expect(events[0]?.accountIds).toEqual([acme.accountId])
  expect((await move(id, 'in_review', 2)).body.timeline.map(({ event }: { event: string }) => event)).toEqual(
    ['sent', 'interview', 'in_review'],
  )
  app.clock.advance(9999)
  expect((await get(id, lena)).body).toMatchObject({ stage: 'received', revision: 1, undoUntil: null })
  expect((await get(id, lena)).body.timeline).toHaveLength(2)
  app.clock.advance(1)
  expect((await get(id, lena)).body).toMatchObject({ stage: 'in_review', revision: 3 })
  expect((await get(id, lena)).body.timeline).toHaveLength(4)
})

test('of 12 who move it to one stage, one does', async () => {
  const id = await sent()
  const events = await collectEvents(app, async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => move(id, 'offer_made')))
    expect(answers.every(({ status, body }) => status === 200 && body.revision === 2)).toBe(true)
  })
  expect(toAcme(events)).toHaveLength(1)
  expect((await get(id, acme)).body.timeline).toHaveLength(2)
})

test('who moves what a colleague has moved meanwhile is told; who has only seen it opened is not', async () => {
  const id = await sent()
  expect((await get(id, acme)).body).toMatchObject({ stage: 'viewed', revision: 1 })
  expect((await list('received', acme)).body.member).toMatchObject([{ id, revision: 1 }])
  expect((await move(id, 'interview', 1)).body).toMatchObject({ stage: 'interview', revision: 2 })
  const late = await move(id, 'in_review', 1)
  expect(late.body).toMatchObject({ status: 409, code: 'changed_elsewhere' })
  expect(late.body.current).toMatchObject({ '@type': 'Application', stage: 'interview', revision: 2 })
  expect((await get(id, acme)).body).toEqual(late.body.current)
})

test('a move to where it is succeeds without effect, whatever its revision', async () => {
  const id = await sent()
  const moved = await move(id, 'interview')
  app.clock.advance(1000)
  const events = await collectEvents(app, async () => {
    for (const revision of [0, 1, 2]) {
      expect(await move(id, 'interview', revision)).toMatchObject({ status: 200, body: moved.body })
    }
  })
  expect(toAcme(events)).toEqual([])
})

test('what is over does not move, and there is no way to a stage that comes by itself', async () => {
  const id = await sent()
  await app.db.update(application).set({ status: 8 }).where(eq(application.id, id))
  expect((await move(id, 'interview')).body).toMatchObject({ status: 409, code: 'application_not_sent' })
  const params = { id }
  const { status } = await app.call(
    moveApplication,
    { params, body: { stage: 'viewed', revision: 1 } },
    { as: acme },
  )
  expect(status).toBe(422)
})

test('only who received it moves it', async () => {
  const id = await sent()
  const people = [null, lena, await app.colleague(acme), await app.company(), await app.admin()]
  const statuses = await Promise.all(people.map(async (as) => (await move(id, 'interview', 1, as)).status))
  expect(statuses).toEqual([401, 403, 403, 404, 403])
})

test('the list of a company: what was sent to it, the newest first, without drafts', async () => {
  const first = await sent()
  app.clock.advance(1000)
  lena = await app.applicant({ firstName: 'Max', lastName: 'Maier' })
  const second = await sent()
  await prepared()
  const { body } = await list('received', acme)
  expect(body.totalItems).toBe(2)
  expect(body.member.map(({ id }: ApplicationSummary) => id)).toEqual([second, first])
  const { grade, qualification, desiredYears, studyInterests } = completeContent
  expect(body.member[0]).toMatchObject({
    applicant: { name: 'Max Maier', firstName: 'Max', lastName: 'Maier' },
    ...{ grade, qualification, desiredYears, studyInterests },
    places: ['Karlsruhe'],
    stage: 'received',
    target: { companyName: 'Acme AG' },
  })
  const rival = await app.company()
  for (const query of [{}, { id: first }])
    expect((await list('received', rival, query)).body).toMatchObject({ totalItems: 0, member: [] })
  const offer = body.member[1].target.offerId
  expect((await list('received', acme, { offer })).body.member).toMatchObject([{ id: first }])
  expect((await list('received', acme, { id: first })).body.member).toEqual([body.member[1]])
})

test('the list says how far someone got in maths by the modules they show, and nothing where they show none', async () => {
  const id = await sent()
  const listed = async () => (await list('received', acme)).body.member[0]
  const show = (moduleAdditionals: ApplicationContent['moduleAdditionals']) =>
    app.db.update(application).set({ moduleAdditionals }).where(eq(application.id, id))
  expect(await listed()).not.toHaveProperty('maths')
  await show([{ name: 'powers', rating: 6, visible: false }])
  expect(await listed()).not.toHaveProperty('maths')
  await show([
    { name: 'fractions', rating: 2, visible: true },
    { name: 'vectors', rating: 5, visible: true },
    { name: 'powers', rating: 0, visible: false },
  ])
  expect(await listed()).toHaveProperty('maths', 4)
  await show([{ name: 'fractions', rating: 0, visible: true }])
  expect(await listed()).toHaveProperty('maths', 0)
})

test('the list tells the company what is attached and which place is nearest, and nobody else', async () => {
  const id = await prepared()
  await attach(id, 'cv', 'clean')
  await attach(id, 'cv', 'clean')
  await attach(id, 'cover_letter', 'infected')
  await app.call(submitApplication, { params: { id } }, { as: lena })
  const far = { name: 'Hamburg', latitude: 53.55, longitude: 9.99 }
  await app.db
    .insert(applicationPlace)
    .values({ applicationId: id, position: 9, radius: 0, ...far, ...toUnitVector(far) })
  const listed = async () => (await list('received', acme)).body.member[0]
  expect(await listed()).toMatchObject({ documents: ['cv', 'cover_letter'] })
  await moveOffer(id, { latitude: 49.1243, longitude: 8.598 })
  const { nearest } = await listed()
  expect(nearest.place).toBe('Karlsruhe')
  expect(nearest.kilometres).toBeCloseTo(19.5, 0)
  await moveOffer(id, { latitude: 53.6, longitude: 9.99 })
  expect((await listed()).nearest.place).toBe('Hamburg')
  for (const key of ['documents', 'nearest']) {
    expect((await list('own', lena)).body.member[0]).not.toHaveProperty(key)
  }
  await app.db.update(application).set({ type: 1, offerId: null }).where(eq(application.id, id))
  expect(await listed()).not.toHaveProperty('nearest')
  await app.db
    .update(company)
    .set({ latitude: 49.1243, longitude: 8.598 })
    .where(eq(company.id, acme.companyId))
  expect((await listed()).nearest.kilometres).toBeCloseTo(19.5, 0)
})

test('the list of an applicant: their own of every type, the newest first', async () => {
  const profile = (await app.call(createApplication, { body: { type: 3 } }, { as: lena })).body.id
  app.clock.advance(1000)
  const id = await sent()
  const { body } = await list('own', lena)
  expect(body.member.map((each: ApplicationSummary) => each.id)).toEqual([id, profile])
  expect((await list('own', lena, { type: 3 })).body.member).toMatchObject([{ id: profile, target: null }])
  expect((await list('own', lena, { perPage: 1, page: 2 })).body).toMatchObject({
    totalItems: 2,
    member: [{ id: profile }],
  })
})

test('each side has its own scope', async () => {
  const statuses = await Promise.all([
    list('received', lena),
    list('own', acme),
    list('received', await app.colleague(acme)),
    list('own', await app.admin()),
    list('search', lena),
    list('own'),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 401])
})

async function prepared(): Promise<string> {
  const offerId = (await app.offer(acme)).id
  const { id } = (await app.call(createApplication, { body: { type: 2, offerId } }, { as: lena })).body
  const body = { ...completeContent, revision: 0 }
  await app.call(updateApplication, { params: { id }, body }, { as: lena })
  return id
}

async function sent(): Promise<string> {
  const id = await prepared()
  await app.call(submitApplication, { params: { id } }, { as: lena })
  return id
}

async function attach(applicationId: string, documentTypeKey: string, scan: 'clean' | 'infected') {
  const fileId = newId()
  const file = { name: 'x.pdf', mediaType: 'application/pdf', size: 1, sha256: '', scan }
  await app.db.insert(storedFile).values({ id: fileId, storageKey: fileId, ...file })
  await app.db.insert(applicationAttachment).values({ applicationId, fileId, documentTypeKey })
}

/** To the one place where it works. */
async function moveOffer(applicationId: string, at: { latitude: number; longitude: number }) {
  const [sent] = await app.db.select().from(application).where(eq(application.id, applicationId))
  const offerId = sent?.offerId ?? ''
  await app.db.delete(offerLocation).where(eq(offerLocation.offerId, offerId))
  const place = { postalCode: '76646', town: 'Bruchsal', ...at, ...toUnitVector(at) }
  await app.db.insert(offerLocation).values({ id: newId(), offerId, ...place })
}

const get = (id: string, as: Person) => app.call(getApplication, { params: { id } }, { as })

type Stage = 'in_review' | 'interview' | 'offer_made'
/** `sent` has saved it once. */
const move = (id: string, stage: Stage, revision = 1, as: Person | null = acme) =>
  app.call(moveApplication, { params: { id }, body: { stage, revision } }, { as: as ?? undefined })

const list = (scope: string, as?: Person, query = {}) =>
  app.call(listApplications, { query: { scope, ...query } }, { as })

const toAcme = (events: LiveEvent[]) => events.filter(({ accountIds }) => accountIds.includes(acme.accountId))
