import { getOffer } from '@tandem/contract/offers'
import { listOwnOffers } from '@tandem/contract/offers/own-offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { nightlyViewCleanUp } from '../offers.jobs.ts'
import { offerViewMark } from '../offers.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('different readers count once a day; own people, admins and drafts do not', async () => {
  app.clock.set('2026-11-10T09:00:00Z')
  const acme = await app.company()
  const { id } = await app.offer(acme)
  const lena = await app.applicant()
  const readers = [lena, await app.applicant(), await app.company()]
  const others = [acme, await app.colleague(acme), await app.admin()]
  const read = (as: { token: string }) => app.call(getOffer, { params: { id } }, { as })
  // Sessions do not outlive the days between.
  const views = async () => {
    const as = await app.colleague(acme, { permissions: ['company-profile-edit'] })
    return (await app.call(listOwnOffers, {}, { as })).body.member[0].views
  }

  expect(await views()).toEqual({ total: 0, week: 0 })
  await Promise.all([...readers, ...readers, ...others].map(read))
  expect(await views()).toEqual({ total: 3, week: 3 })

  app.clock.set('2026-11-16T09:00:00Z')
  const again = await app.applicant()
  await read(again)
  await read(again)
  expect(await views()).toEqual({ total: 4, week: 4 })
  app.clock.set('2026-11-17T09:00:00Z')
  expect(await views()).toEqual({ total: 4, week: 1 })
})

test('nothing that is kept names the reader, and what tells them apart goes with the day', async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  const lena = await app.applicant()
  const [one, other] = [await app.offer(await app.company()), await app.offer(await app.company())]
  for (const { id } of [one, other]) await app.call(getOffer, { params: { id } }, { as: lena })
  const marks = await app.db.select().from(offerViewMark)
  expect(new Set(marks.map(({ mark }) => mark)).size).toBe(marks.length)
  expect(JSON.stringify(marks)).not.toContain(lena.accountId)

  app.clock.set('2026-11-21T00:20:00Z')
  await nightlyViewCleanUp.handler(app.context(), {})
  expect(await app.db.select().from(offerViewMark)).toEqual([])
})
