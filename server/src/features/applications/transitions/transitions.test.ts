import { holdsPlace, stateOf } from '@tandem/contract/application-transitions'

import { createApplication, deleteApplication } from '@tandem/contract/applications/drafts'

import { getOffer } from '@tandem/contract/offers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offerYear } from '#features/offers/offers.schema.ts'
import { authenticate } from '#features/sessions/sessions.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { newId } from '#platform/db/columns.ts'
import { moveToInterview } from './move-application.ts'
import {
  acme,
  app,
  begun,
  cancel,
  close,
  closure,
  finish,
  get,
  lena,
  move,
  offerId,
  sent,
  startWithOffer,
  statusFor,
  taken,
  undo,
  useOffer,
} from './transitions.testing.ts'

startWithOffer()

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

  test('of 50 tries of twelve colleagues at once for the last place, one gets it', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, async () => sent(await app.applicant())))
    const tries = Array.from({ length: 50 }, (_, n) => ids[n % ids.length] ?? '')
    const answers = await Promise.all(tries.map((id) => finish(id, 1, { outcome: 'contract_signed' })))
    const winners = tries.filter((_, n) => answers[n]?.status === 200)
    expect(new Set(winners).size).toBe(1)
    const refused = answers.filter(({ body }) => body.code === 'no_place_left')
    expect(refused).toHaveLength(50 - winners.length)
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
    useOffer(newId())
    expect((await close([])).status).toBe(404)
    useOffer((await app.offer(acme, { status: 'draft' })).id)
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
