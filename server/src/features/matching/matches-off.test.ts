import { listApplicants, matchApplicant } from '@tandem/contract/applicant-search'
import { getApplication, listApplications } from '@tandem/contract/applications'
import { listOffers, matchOffer } from '@tandem/contract/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setting } from '#platform/settings/settings.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { bestProfiles } from './matching.api.ts'
import { createSeeking } from './seeking.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // Before the first request: what was read is kept for some seconds.
  await app.db.insert(setting).values({ key: 'applicant.enableMatches', value: false })
})
afterAll(() => app.stop())

test('with matches switched off there is none, anywhere', async () => {
  const acme = await app.company()
  const lena = await app.applicant()
  const offer = await app.offer(acme)
  const seeking = createSeeking(app)
  const profile = await seeking.profile(lena, { visibility: 'open' })
  const draft = await seeking.draft(lena, offer)
  await seeking.send(lena, draft)

  const own = await app.call(matchOffer, { params: { id: offer.id } }, { as: lena })
  expect(own.body.match).toBe(null)
  const theirs = { params: { id: lena.applicantId }, query: { offer: offer.id } }
  expect((await app.call(matchApplicant, theirs, { as: acme })).body.match).toBe(null)
  const record = await app.call(getApplication, { params: { id: draft.id } }, { as: acme })
  expect(record.body.match).toBe(null)
  const received = await app.call(listApplications, { query: { scope: 'received' } }, { as: acme })
  expect(received.body.member).toMatchObject([{ id: draft.id, match: null }])
  const offers = await app.call(listOffers, { query: { sort: 'match' } }, { as: lena })
  expect(offers.body.member).toMatchObject([{ id: offer.id, match: null }])
  const context = app.context()
  const source = { readAll: async () => [{ id: profile.id, at: 0 }] }
  const window = { after: null, offset: 0, limit: 20 }
  expect(await bestProfiles(context, offer.id, source, window)).toBe(null)
})

test('what was to be by match goes on page by page in the order it began with', async () => {
  const acme = await app.company()
  const offer = (await app.offer(acme)).id
  const seeking = createSeeking(app)
  for (let n = 0; n < 2; n += 1) await seeking.profile(await app.applicant(), { visibility: 'open' })
  const query = { offer, sort: 'match', perPage: 1 }
  const first = await app.call(listApplicants, { query }, { as: acme })
  const { next } = first.body.view
  const again = Object.fromEntries(new URLSearchParams(next.slice(next.indexOf('?'))))
  const second = await app.call(listApplicants, { query: again }, { as: acme })
  expect(second.status).toBe(200)
  expect(second.body.member[0].id).not.toBe(first.body.member[0].id)
})
