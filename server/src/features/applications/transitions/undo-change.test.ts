import { listApplications } from '@tandem/contract/applications'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offer } from '#features/offers/offers.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { openEventHub, publish } from '#platform/events/events.ts'
import {
  acme,
  app,
  cancel,
  close,
  finish,
  get,
  lena,
  move,
  offerId,
  type Person,
  sent,
  startWithOffer,
  taken,
  undo,
} from './transitions.testing.ts'

startWithOffer()

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

test('says which stages it was moved past, to the applicant only what they are told', async () => {
  const id = await sent()
  const skipped = async (by: Person = acme) => (await get(id, by)).body.skipped
  expect(await skipped()).toBeUndefined()
  await move(id, 'offer_made', 1)
  expect(await skipped()).toEqual(['in_review', 'interview'])
  expect(await skipped(lena)).toBeUndefined()
  app.clock.advance(10_000)
  expect(await skipped(lena)).toEqual(['in_review', 'interview'])

  await move(id, 'documents_missing', 2)
  await move(id, 'interview', 3)
  expect(await skipped()).toBeUndefined()
  await move(id, 'offer_made', 4)
  expect(await skipped()).toBeUndefined()
  expect(await skipped(lena)).toEqual(['in_review', 'interview'])
  const { body } = await app.call(listApplications, { query: {} }, { as: lena })
  expect(body.member).toMatchObject([{ id, skipped: ['in_review', 'interview'] }])

  await undo(id, 5)
  await undo(id, 6)
  await move(id, 'offer_made', 7)
  expect(await skipped()).toEqual(['interview'])
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
