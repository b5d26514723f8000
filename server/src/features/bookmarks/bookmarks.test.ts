import {
  getWatchList,
  listBookmarks,
  removeBookmark,
  saveBookmark,
  setBookmarkSharing,
  type WatchList,
} from '@tandem/contract/bookmarks'
import { listOffers } from '@tandem/contract/offers'
import { suggest } from '@tandem/contract/search'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { insertApplication } from '#features/messaging/messaging.testing.ts'
import { offer, offerYear } from '#features/offers/offers.schema.ts'
import { insertProfile } from '#features/search/profiles/profiles.testing.ts'
import { readEventsAfter, readPosition } from '#platform/events/events.store.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { bookmark } from './bookmarks.schema.ts'
import { freePlaceMail, notifyOfFreePlaces } from './free-places/notify-of-free-places.ts'

type Person = Awaited<ReturnType<TestApp['applicant']>>
let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Person

beforeAll(async () => {
  app = await startTestApp()
  acme = await app.company({ name: 'Acme AG', permissions: ['company-profile-edit'] })
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Keller' })
})

const save = (as: { token: string }, body: object) => app.call(saveBookmark, { body: body as never }, { as })
const watchList = async (as: { token: string }, query = {}) =>
  (await app.call(getWatchList, { params: { type: 'all' }, query }, { as })).body.watchList
const onOffer = (recordId: string) => ({ recordType: 'offer', recordId }) as const

test('50 clicks at once give one bookmark; what is changed later leaves the rest; removing gives it back', async () => {
  const { id } = await app.offer(acme)
  const clicks = await Promise.all(Array.from({ length: 50 }, () => save(lena, onOffer(id))))
  expect(clicks.every(({ status }) => status === 200)).toBe(true)
  expect(clicks[0]?.body.bookmark).toMatchObject({ category: 'neutral', comment: '' })
  await save(lena, { ...onOffer(id), comment: 'Nachfragen' })
  const { body } = await save(lena, { ...onOffer(id), category: 'positive' })
  expect(body.bookmark).toMatchObject({ recordId: id, category: 'positive', comment: 'Nachfragen' })
  expect((await save(lena, onOffer(id))).body.bookmark).toMatchObject({ category: 'positive' })
  expect((await watchList(lena)).entries).toHaveLength(1)

  const params = { type: 'offer', id } as const
  const removed = await app.call(removeBookmark, { params }, { as: lena })
  expect(removed.body.bookmark).toMatchObject({ recordId: 0, removed: { comment: 'Nachfragen' } })
  const again = await app.call(removeBookmark, { params }, { as: lena })
  expect(again.body.bookmark).toMatchObject({ recordId: 0, removed: null })
})

test('comments come with the list that holds them only', async () => {
  const [one, two] = [await app.offer(acme), await app.offer(acme)]
  await save(lena, { ...onOffer(one.id), comment: 'Ja' })
  await save(lena, onOffer(two.id))
  const list = async (list: 'default' | 'comment') =>
    (await app.call(listBookmarks, { params: { type: 'offer' }, query: { list } }, { as: lena })).body
      .bookmarks
  expect((await list('default')).map((each: { comment: string }) => each.comment)).toEqual(['', ''])
  expect(await list('comment')).toMatchObject([{ recordId: one.id, comment: 'Ja' }])
})

test('only an offer can tell of free places, and a comment is not endless', async () => {
  const ofCompany = { recordType: 'company', recordId: acme.companyId }
  const wrong = await save(lena, { ...ofCompany, notifyFree: true })
  expect(wrong.body.violations).toMatchObject([{ propertyPath: 'notifyFree' }])
  const long = await save(lena, { ...ofCompany, comment: 'x'.repeat(501) })
  expect(long.body.violations).toMatchObject([{ propertyPath: 'comment' }])
})

test('what is closed later stays with its public title alone, and comes back with what was written', async () => {
  const { id } = await app.offer(acme, { title: 'Mechatronik' })
  await save(lena, { ...onOffer(id), category: 'positive', comment: 'Merken' })
  const setOffer = (values: Partial<typeof offer.$inferInsert>) =>
    app.db.update(offer).set(values).where(eq(offer.id, id))
  const [closedAt, later] = [new Date('2026-10-01T10:00:00Z'), new Date('2026-10-02T10:00:00Z')]
  await setOffer({ status: 'closed', closedAt, updatedAt: closedAt })
  const withdrawn = {
    ...{ recordId: id, category: 'positive', comment: '', offer: null, company: null, application: null },
    withdrawn: { title: 'Mechatronik' },
  }
  const hidden = await watchList(lena)
  expect(hidden).toMatchObject({ types: { all: 1, offer: 1 }, categories: { positive: 1 } })
  expect(hidden.entries).toMatchObject([withdrawn])
  const marks = await app.call(listBookmarks, { params: { type: 'all' }, query: {} }, { as: lena })
  expect(marks.body.bookmarks, 'no button knows of it').toEqual([])
  expect((await save(lena, { ...onOffer(id), category: 'negative' })).status).toBe(404)

  await setOffer({ titleDe: 'Nie öffentlich', updatedAt: later })
  expect((await watchList(lena)).entries).toMatchObject([{ withdrawn: { title: null } }])
  await setOffer({ titleDe: 'Mechatronik', status: 'published', closedAt: null })
  expect((await watchList(lena)).entries).toMatchObject([
    { comment: 'Merken', offer: { title: 'Mechatronik', availability: 'open' }, withdrawn: null },
  ])
})

test('of a suspended company and of what is gone no title is left', async () => {
  const other = await app.company({ name: 'Gesperrt AG' })
  const closedAt = new Date('2026-10-01T10:00:00Z')
  const close = (id: string) =>
    app.db.update(offer).set({ status: 'closed', closedAt, updatedAt: closedAt }).where(eq(offer.id, id))
  const { id } = await app.offer(other, { title: 'Verborgen' })
  const gone = await app.offer(acme, { title: 'Verborgen' })
  await save(lena, onOffer(id))
  await save(lena, onOffer(gone.id))
  await save(lena, { recordType: 'company', recordId: other.companyId })
  await close(id)
  const suspended = { status: 'suspended', refusalReason: 'Beschwerden' } as const
  await app.db.update(company).set(suspended).where(eq(company.id, other.companyId))
  await app.db.delete(offer).where(eq(offer.id, gone.id))
  const list = await watchList(lena)
  expect(list.entries.map((each: { withdrawn: object }) => each.withdrawn)).toEqual(
    Array.from({ length: 3 }, () => ({ title: null })),
  )
  expect(JSON.stringify(list)).not.toMatch(/Verborgen|Gesperrt/)
})

test('who has a profile reads how far the nearest location is from its places', async () => {
  const far = await app.company({ name: 'Fern AG' })
  const { id } = await app.offer(far, { town: 'Stuttgart', latitude: 48.7758, longitude: 9.1829 })
  await save(lena, onOffer(id))
  await save(lena, { recordType: 'company', recordId: far.companyId })
  const distances = async () =>
    (await watchList(lena)).entries.map(
      ({ offer, company }: WatchList['entries'][number]) => (offer ?? company)?.distance,
    )
  expect(await distances()).toEqual([null, null])
  await insertProfile(app.db, lena, { places: ['berlin', 'karlsruhe'] })
  const [ofCompany, ofOffer] = await distances()
  expect(ofOffer).toBeCloseTo(62, -1)
  expect(ofCompany).toBe(ofOffer)
})

test('what was applied for says that it is closed or over', async () => {
  const { id } = await app.offer(acme)
  await insertApplication(app, lena, { companyId: acme.companyId, offerId: id })
  await save(lena, onOffer(id))
  const availability = async (values: Partial<typeof offer.$inferInsert>) => {
    await app.db.update(offer).set(values).where(eq(offer.id, id))
    return (await watchList(lena)).entries.map(
      (each: { offer: { availability: string } | null }) => each.offer?.availability,
    )
  }
  expect(await availability({ deadline: '2099-01-01' })).toEqual(['open'])
  expect(await availability({ deadline: '2020-01-01' })).toEqual(['over'])
  expect(await availability({ status: 'closed' })).toEqual(['closed'])
})

test('an anonymous person stays so, and one who blocks the company is gone', async () => {
  const profile = await insertProfile(app.db, lena, { visibility: 'anonymous' })
  await save(acme, { recordType: 'applicant', recordId: lena.applicantId })
  await save(acme, { recordType: 'application', recordId: profile })
  const { entries } = await watchList(acme)
  expect(entries).toMatchObject([{ application: { applicant: null } }, { application: { applicant: null } }])
  expect(JSON.stringify(entries)).not.toMatch(/Lena|Keller/)
  await app.db
    .insert(applicantCompanyBlock)
    .values({ applicantId: lena.applicantId, companyId: acme.companyId })
  const hidden = await watchList(acme)
  expect(hidden).toMatchObject({ types: { all: 2, applicant: 1, application: 1 } })
  expect(hidden.entries).toMatchObject([
    { application: null, withdrawn: { title: null } },
    { application: null, withdrawn: { title: null } },
  ])
  expect(JSON.stringify(hidden)).not.toMatch(/Lena|Keller/)
  const params = { type: 'applicant', id: lena.applicantId } as const
  await app.call(removeBookmark, { params }, { as: acme })
  expect((await watchList(acme)).types).toMatchObject({ all: 1, applicant: 0 })
})

test('colleagues see a shared list without the comments, unless those are shared too', async () => {
  const colleague = await app.colleague(acme)
  const { id } = await app.offer(acme)
  await save(acme, { ...onOffer(id), comment: 'Unter uns' })
  const shared = () => watchList(colleague, { of: acme.accountId })
  const share = (mode: 'records' | 'comments') =>
    app.call(setBookmarkSharing, { body: { mode } }, { as: acme })
  await share('records')
  expect((await shared()).entries).toMatchObject([{ recordId: id, comment: '' }])
  await share('comments')
  expect((await shared()).entries).toMatchObject([{ recordId: id, comment: 'Unter uns' }])
  expect((await watchList(colleague)).types.all).toBe(0)

  const elsewhere = await app.offer(await app.company())
  await save(acme, onOffer(elsewhere.id))
  await app.db.update(offer).set({ status: 'closed' }).where(eq(offer.id, elsewhere.id))
  const idsOf = ({ entries }: WatchList) => entries.map(({ recordId }) => recordId)
  expect(idsOf(await watchList(acme))).toContain(elsewhere.id)
  expect(idsOf(await shared())).toEqual([id])
})

test('each change tells the owner’s windows, and the colleagues’ while the list is shared', async () => {
  const [tarek, stranger] = [await app.colleague(acme), await app.company()]
  const mark = onOffer((await app.offer(acme)).id)
  const told = async (change: () => Promise<unknown>) => {
    const before = await readPosition(app.db)
    await change()
    const { events } = await readEventsAfter(app.db, before)
    const ids = events.filter(({ type }) => type === 'bookmark').flatMap(({ accountIds }) => accountIds)
    return {
      owner: ids.includes(tarek.accountId),
      colleague: ids.includes(acme.accountId),
      count: events.length,
    }
  }
  const share = (mode: 'records' | 'nobody') =>
    told(() => app.call(setBookmarkSharing, { body: { mode } }, { as: tarek }))
  const remove = () =>
    told(() => app.call(removeBookmark, { params: { type: 'offer', id: mark.recordId } }, { as: tarek }))
  const alone = { owner: true, colleague: false, count: 1 }
  const both = { owner: true, colleague: true, count: 1 }
  expect(await told(() => save(tarek, mark))).toEqual(alone)
  expect(await remove()).toEqual(alone)
  expect(await remove()).toEqual({ owner: false, colleague: false, count: 0 })
  expect(await share('records')).toEqual(both)
  expect(await told(() => save(tarek, mark))).toEqual(both)
  expect(await share('nobody'), 'who saw it until now').toEqual(both)
  expect(await remove()).toEqual(alone)
  expect(await told(() => save(stranger, mark))).toMatchObject({ owner: false, colleague: false })
})

test('a page holds twelve of each category, and says how many pages there are', async () => {
  const ids: string[] = []
  for (let at = 0; at < 14; at += 1) ids.push((await app.offer(acme)).id)
  await app.db.insert(bookmark).values(
    ids.map((recordId, at) => ({
      accountId: lena.accountId,
      recordType: 'offer',
      recordId,
      category: at < 13 ? ('positive' as const) : ('negative' as const),
    })),
  )
  const [first, second] = [await watchList(lena), await watchList(lena, { page: 2 })]
  expect(first).toMatchObject({ pages: 2, categories: { positive: 13, neutral: 0, negative: 1 } })
  expect([first.entries.length, second.entries.length]).toEqual([13, 1])
})

test('what is under “rather not” is no suggestion, nor is what such a company offers', async () => {
  const other = await app.company({ name: 'Unliebsam KG' })
  const kept = await app.offer(acme)
  const disliked = await app.offer(acme, { title: 'Ungewollt' })
  const ofOther = await app.offer(other, { title: 'Abgelegen' })
  await save(lena, { ...onOffer(disliked.id), category: 'negative' })
  await save(lena, { recordType: 'company', recordId: other.companyId, category: 'negative' })
  const query = { wanted: '1', perPage: 100 } as const
  const { body } = await app.call(listOffers, { query }, { as: lena })
  const found = body.member.map((each: { id: string }) => each.id)
  expect(found).toContain(kept.id)
  expect(found).not.toContain(disliked.id)
  expect(found).not.toContain(ofOther.id)

  const suggested = async (text: string, kind: 'company' | 'offer', as: { token: string }) =>
    (await app.call(suggest, { query: { text, kind } }, { as })).body.suggestions.map(
      ({ id }: { id: string }) => id,
    )
  const tom = await app.applicant()
  for (const [text, kind, id] of [
    ['Unliebsam', 'company', other.companyId],
    ['Ungewollt', 'offer', disliked.id],
    ['Abgelegen', 'offer', ofOther.id],
  ] as const) {
    expect(await suggested(text, kind, tom), text).toEqual([id])
    expect(await suggested(text, kind, lena), text).toEqual([])
  }
})

test('a free place is told of once, and only where it can be applied for', async () => {
  const { id } = await app.offer(acme, { title: 'Informatik' })
  const setTaken = (taken: number) => app.db.update(offerYear).set({ taken }).where(eq(offerYear.offerId, id))
  const setCompany = (status: 'confirmed' | 'closed') =>
    app.db.update(company).set({ status }).where(eq(company.id, acme.companyId))
  await setTaken(2)
  await save(lena, { ...onOffer(id), notifyFree: true })
  const mails = async () => {
    await notifyOfFreePlaces(app.context())
    await app.settleJobs()
    const all = await app.mails()
    return all.filter(({ to, subject }) => to === lena.email && subject.includes('Informatik')).length
  }
  expect(await mails()).toBe(0)
  await setTaken(1)
  await setCompany('closed')
  expect(await mails()).toBe(0)
  await setCompany('confirmed')
  expect(await mails()).toBe(1)
  expect((await watchList(lena)).entries).toMatchObject([{ notifyFree: false }])
  expect(await mails()).toBe(1)
})

test('a place that is gone before the mail leaves is waited for again', async () => {
  const { id } = await app.offer(acme, { title: 'Optik', years: [{ year: 2027, total: 2, taken: 2 }] })
  await save(lena, onOffer(id))
  await freePlaceMail.handler(app.context(), { accountId: lena.accountId, offerId: id })
  expect((await watchList(lena)).entries).toMatchObject([{ notifyFree: true }])
  await app.db.update(offerYear).set({ taken: 1 }).where(eq(offerYear.offerId, id))
  await notifyOfFreePlaces(app.context())
  await app.settleJobs()
  const told = (await app.mails()).filter(({ to, subject }) => to === lena.email && subject.includes('Optik'))
  expect(told).toHaveLength(1)
})
