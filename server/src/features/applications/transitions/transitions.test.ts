import { holdsPlace, stateOf } from '@tandem/contract/application-transitions'
import {
  createApplication,
  type DeclineReason,
  deleteApplication,
  getApplication,
  listApplications,
  type Outcome,
  submitApplication,
  updateApplication,
} from '@tandem/contract/applications'
import {
  cancelApplication,
  moveApplication,
  recordOutcome,
  undoApplicationChange,
} from '@tandem/contract/applications/decisions'
import { closeOffer, previewOfferClosure } from '@tandem/contract/applications/offer-closure'
import { getOffer } from '@tandem/contract/offers'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offer, offerYear } from '#features/offers/offers.schema.ts'
import { authenticate } from '#features/sessions/sessions.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { newId } from '#platform/db/columns.ts'
import { openEventHub, publish } from '#platform/events/events.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { completeContent } from '../content/sample-content.testing.ts'
import { moveToInterview } from './move-application.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>
let offerId: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  acme = await app.company({ name: 'Acme AG' })
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Muster' })
  offerId = (await app.offer(acme, { years: [{ year: 2027, total: 1 }] })).id
})

describe('an outcome', () => {
  test('declines with a reason and a sentence; the applicant knows ten seconds later', async () => {
    const id = await sent()
    const note = 'Dein Projekt hat uns gefallen.'
    const { body } = await finish(id, 1, {
      outcome: 'declined_by_company',
      reason: 'others_fit_better',
      note,
    })
    expect(body).toMatchObject({ status: 9, outcome: 'declined_by_company', declineNote: note, outcomes: [] })
    expect(body.can).toMatchObject({ move: false, undo: true })
    for (const path of ['single', 'list', 'offer'] as const) expect(await statusFor(lena, id, path)).toBe(2)
    app.clock.advance(10_000)
    for (const path of ['single', 'list', 'offer'] as const) expect(await statusFor(lena, id, path)).toBe(9)
    expect((await get(id, lena)).body).toMatchObject({
      declineReason: 'others_fit_better',
      declineNote: note,
    })
    expect((await get(id, lena)).body.timeline.at(-1)).toMatchObject({
      event: 'finished',
      outcome: 'declined_by_company',
    })
  })

  test('without a reason is refused at its field', async () => {
    const id = await sent()
    const { body } = await finish(id, 1, { outcome: 'declined_by_company' } as never)
    expect(body).toMatchObject({ status: 422, violations: [{ propertyPath: 'reason', code: 'required' }] })
  })

  test('of an offer made is the applicant’s: takes the place, and gives it back', async () => {
    const id = await sent()
    expect((await finish(id, 1, { outcome: 'place_taken' }, lena)).status).toBe(403)
    await move(id, 'offer_made', 1)
    app.clock.advance(10_000)
    const accepted = await finish(id, 2, { outcome: 'place_taken' }, lena)
    expect(accepted.body).toMatchObject({ outcome: 'place_taken', outcomes: ['declined_by_applicant'] })
    expect(await taken()).toBe(1)
    const signed = await finish(id, 3, { outcome: 'contract_signed' })
    expect(signed.body).toMatchObject({ outcome: 'contract_signed', outcomes: [] })
    expect(await taken()).toBe(1)
    await undo(id, 4)
    expect((await get(id, acme)).body.outcome).toBe('place_taken')
    // Of what was undone, the applicant knows no revision.
    expect((await finish(id, 3, { outcome: 'declined_by_applicant' }, lena)).status).toBe(200)
    expect(await taken()).toBe(0)
  })

  test('with several years asks which; one that the offer lacks is refused', async () => {
    await app.db.insert(offerYear).values({ offerId, year: 2028, total: 2 })
    const id = await sent()
    const fieldOf = async (startYear?: number) =>
      (await finish(id, 1, { outcome: 'contract_signed', startYear })).body.violations?.[0]
    expect(await fieldOf()).toMatchObject({ propertyPath: 'startYear', code: 'required' })
    expect(await fieldOf(2031)).toMatchObject({ propertyPath: 'startYear', code: 'invalid' })
    expect(await fieldOf(2028)).toBeUndefined()
    expect(await taken(2028)).toBe(1)
  })

  test('of twelve colleagues who sign for the last place at once, one gets it', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, async () => sent(await app.applicant())))
    const answers = await Promise.all(ids.map((id) => finish(id, 1, { outcome: 'contract_signed' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'no_place_left')).toHaveLength(11)
    expect(await taken()).toBe(1)
  })

  test('with an older revision is refused with what is so now; a repeat is no error', async () => {
    const id = await sent()
    await move(id, 'interview', 1)
    const late = await finish(id, 1, { outcome: 'contract_signed' })
    expect(late.body).toMatchObject({
      code: 'changed_elsewhere',
      current: { stage: 'interview', revision: 2 },
    })
    expect((await finish(id, 2, { outcome: 'contract_signed' })).status).toBe(200)
    expect((await finish(id, 2, { outcome: 'contract_signed' })).status).toBe(200)
    expect(await taken()).toBe(1)
  })
})

describe('undo', () => {
  test('takes back step by step, and the applicant never hears of it', async () => {
    const id = await sent()
    const before = (await get(id, lena)).body
    await move(id, 'in_review', 1)
    app.clock.advance(8000)
    await finish(id, 2, { outcome: 'contract_signed' })
    expect((await get(id, lena)).body).toMatchObject({ status: 2, updatedAt: before.updatedAt })
    expect((await undo(id, 3)).body).toMatchObject({ status: 2, stage: 'in_review', outcome: null })
    expect(await taken()).toBe(0)
    const back = await undo(id, 4)
    expect(back.body).toMatchObject({ stage: 'received', undoUntil: null, can: { undo: false } })
    expect(back.body.timeline).toHaveLength(1)
    app.clock.advance(20_000)
    expect((await get(id, lena)).body).toEqual(before)
    await move(id, 'interview', 5)
    app.clock.advance(10_000)
    const after = await cancel(id, before.revision)
    expect(after.body).toMatchObject({
      code: 'changed_elsewhere',
      current: { stage: 'interview', revision: 2 },
    })
    expect((await cancel(id, 2)).body).toMatchObject({ status: 8, revision: 3 })
  })

  test('rings the colleagues’ windows and not the applicant’s, also not when the time is over', async () => {
    const id = await sent()
    await app.settleJobs()
    const hub = await openEventHub(app.database)
    let rung = 0
    let seen = ''
    hub.onEvery(({ accountIds: [first, ...more] }) => {
      seen = first ?? ''
      if ([first, ...more].includes(lena.accountId)) rung += 1
    })
    /** How often they ring for it, when its time is over too. */
    const rings = async (work: () => Promise<unknown>): Promise<number> => {
      rung = 0
      await work()
      app.clock.advance(10_000)
      await app.settleJobs()
      const last = newId()
      await publish(app.db, { accountIds: [last], type: 'application', data: {} })
      await expect.poll(() => seen).toBe(last)
      return rung
    }
    const undone = async () => {
      await move(id, 'in_review', 1)
      await undo(id, 2)
    }
    expect(await rings(undone)).toBe(0)
    expect(await rings(() => move(id, 'in_review', 3))).toBe(1)
    // Of two steps of which one is undone, the other is told.
    const oneOfTwo = async () => {
      await move(id, 'interview', 4)
      await move(id, 'offer_made', 5)
      await undo(id, 6)
    }
    expect(await rings(oneOfTwo)).toBeGreaterThan(0)
    await hub.close()
  })

  test('is over after ten seconds, and never concerns what the applicant did', async () => {
    const id = await sent()
    await move(id, 'in_review', 1)
    app.clock.advance(10_000)
    expect((await undo(id, 2)).body.code).toBe('undo_expired')
    await cancel(id, 2)
    expect((await undo(id, 3)).body.code).toBe('undo_expired')
  })

  test('of a decline is refused once the offer is closed, until it is published again', async () => {
    const id = await sent()
    await finish(id, 1, { outcome: 'declined_by_company', reason: 'others_fit_better' })
    expect((await close([])).status).toBe(200)
    expect((await undo(id, 2)).body.code).toBe('offer_closed')
    expect((await get(id, acme)).body).toMatchObject({ status: 9, outcome: 'declined_by_company' })
    await app.db.update(offer).set({ status: 'published' }).where(eq(offer.id, offerId))
    expect((await undo(id, 2)).body).toMatchObject({ status: 2, stage: 'received' })
  })

  test('an applicant who acts meanwhile was faster: what they had not heard has not happened', async () => {
    const id = await sent()
    await finish(id, 1, { outcome: 'contract_signed' })
    expect((await cancel(id, 1)).body).toMatchObject({ status: 8, outcome: null })
    expect(await taken()).toBe(0)
    expect((await get(id, acme)).body.timeline).toMatchObject([{ event: 'sent' }, { event: 'cancelled' }])
  })
})

test('the proposal of an interview moves what the company received, and nothing else', async () => {
  const id = await sent()
  const ctx = app.context()
  const viewer = async (as: typeof acme) => (await authenticate(ctx, as.token)) as CompanyViewer
  await expect(moveToInterview(ctx, await viewer(await app.company()), id)).rejects.toThrow('not_found')
  await expect(moveToInterview(ctx, await viewer(acme), newId())).rejects.toThrow('not_found')
})

test('a profile is nobody’s to withdraw: it was sent to no company', async () => {
  const { body } = await app.call(createApplication, { body: { type: 3 } }, { as: lena })
  expect((await cancel(body.id, 0)).status).toBe(403)
})

test('a draft is deleted, what was sent is withdrawn', async () => {
  const draft = await begun()
  const remove = (id: string) => app.call(deleteApplication, { params: { id } }, { as: lena })
  expect((await remove(draft)).status).toBe(200)
  expect((await get(draft, lena)).status).toBe(404)
  const id = await sent()
  expect((await remove(id)).body.code).toBe('already_sent')
  expect((await cancel(id, 0)).body).toMatchObject({ code: 'changed_elsewhere', current: { revision: 1 } })
  expect((await cancel(id, 1)).body).toMatchObject({ status: 8, can: { cancel: false } })
  // Whoever withdrew may apply once more.
  expect(await begun()).not.toBe(id)
})

describe('closing an offer', () => {
  test('finishes what was shown as open, and nothing that came since', async () => {
    const first = await sent()
    const shown = await closure()
    expect(shown.body.closure).toMatchObject({
      freePlaces: 1,
      applications: [{ id: first, name: 'Lena Muster' }],
    })
    const late = await sent(await app.applicant({ firstName: 'Tim' }))
    const refused = await close([first])
    expect(refused.body).toMatchObject({ code: 'changed_elsewhere' })
    expect(refused.body.current.applications).toHaveLength(2)
    expect((await get(first, acme)).body.status).toBe(2)
    expect((await close([first, late])).body.closure.applications).toEqual([])
    expect((await get(first, lena)).body).toMatchObject({ status: 9, outcome: 'offer_closed' })
    expect((await close([])).status).toBe(200)
    expect((await app.call(getOffer, { params: { id: offerId } }, { as: acme })).body.status).toBe('closed')
  })

  test('is its company’s alone, and never of a draft', async () => {
    const other = await app.company()
    expect((await closure(other)).status).toBe(404)
    expect((await close([], other)).status).toBe(404)
    offerId = newId()
    expect((await close([])).status).toBe(404)
    offerId = (await app.offer(acme, { status: 'draft' })).id
    expect((await close([])).body.code).toBe('offer_not_published')
  })
})

test('no order of calls by both sides, at once, leaves the table or takes a place twice', async () => {
  const tim = await app.applicant()
  const ids = [await sent(), await sent(tim)]
  const random = fc.sample(fc.integer({ min: 0, max: 1e6 }), { numRuns: 40, seed: 7 })
  const calls = random.map((number) => async () => {
    const index = number % 2
    const id = ids[index] ?? ''
    const as = index === 0 ? lena : tim
    const { revision } = (await get(id, acme)).body
    const { revision: known } = (await get(id, as)).body
    const options = [
      () => move(id, 'offer_made', revision),
      () => move(id, 'interview', revision),
      () => finish(id, revision, { outcome: 'contract_signed' }),
      () => finish(id, known, { outcome: 'place_taken' }, as),
      () => finish(id, known, { outcome: 'declined_by_applicant' }, as),
      () => undo(id, revision),
    ]
    const { status } = (await options[Math.floor(number / 2) % options.length]?.()) ?? { status: 200 }
    expect([200, 403, 409]).toContain(status)
    app.clock.advance(3000)
  })
  for (let start = 0; start < calls.length; start += 4) {
    await Promise.all(calls.slice(start, start + 4).map((call) => call()))
    const records = await Promise.all(ids.map(async (id) => (await get(id, acme)).body))
    const holders = records.filter((record) => holdsPlace(stateOf(record))).length
    expect(await taken()).toBe(holders)
    expect(holders).toBeLessThanOrEqual(1)
  }
})

type Person = { token: string }

const get = (id: string, as: Person) => app.call(getApplication, { params: { id } }, { as })
const move = (id: string, stage: 'interview' | 'in_review' | 'offer_made', revision: number) =>
  app.call(moveApplication, { params: { id }, body: { stage, revision } }, { as: acme })
const undo = (id: string, revision: number) =>
  app.call(undoApplicationChange, { params: { id }, body: { revision } }, { as: acme })
const cancel = (id: string, revision: number) =>
  app.call(cancelApplication, { params: { id }, body: { revision } }, { as: lena })
const closure = (as: Person = acme) => app.call(previewOfferClosure, { params: { id: offerId } }, { as })
const close = (applicationIds: string[], as: Person = acme) =>
  app.call(closeOffer, { params: { id: offerId }, body: { applicationIds } }, { as })

type Finish = { outcome: Outcome; reason?: DeclineReason; note?: string; startYear?: number | undefined }

const finish = (id: string, revision: number, body: Finish, as: Person = acme) =>
  app.call(recordOutcome, { params: { id }, body: { ...body, revision } as never }, { as })

async function begun(as: Person = lena): Promise<string> {
  const { body } = await app.call(createApplication, { body: { type: 2, offerId } }, { as })
  return body.id
}

/** With revision 1. */
async function sent(as: Person = lena): Promise<string> {
  const id = await begun(as)
  const body = { ...completeContent, revision: 0 }
  expect((await app.call(updateApplication, { params: { id }, body }, { as })).status).toBe(200)
  expect((await app.call(submitApplication, { params: { id } }, { as })).status).toBe(200)
  return id
}

async function taken(year = 2027): Promise<number | undefined> {
  const years = await app.db.select().from(offerYear).where(eq(offerYear.offerId, offerId))
  return years.find((each) => each.year === year)?.taken
}

async function statusFor(as: Person, id: string, where: 'single' | 'list' | 'offer'): Promise<number> {
  if (where === 'single') return (await get(id, as)).body.status
  if (where === 'offer') {
    return (await app.call(getOffer, { params: { id: offerId } }, { as })).body.application.status
  }
  const { body } = await app.call(listApplications, { query: {} }, { as })
  return body.member.find((each: { id: string }) => each.id === id).status
}
