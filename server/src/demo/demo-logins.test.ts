import { getApplication, listApplications } from '@tandem/contract/applications'
import { getDashboard } from '@tandem/contract/dashboard'
import { getCompanyImage } from '@tandem/contract/images'
import { getThread } from '@tandem/contract/messaging'
import { listThreads } from '@tandem/contract/messaging/threads'
import { listNotices } from '@tandem/contract/notices'
import { getOffer, listOffers } from '@tandem/contract/offers'
import { getSettings } from '@tandem/contract/settings'
import { login } from '@tandem/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadReferenceData } from '#features/reference/reference.api.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { demoLogins, demoPassword } from './demo-logins.ts'
import { seedDemo } from './seed-demo.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await loadReferenceData(app.db, { demo: true })
  const { storage, log } = app.context()
  await seedDemo({ db: app.db, storage, now: app.clock(), log })
})
afterAll(() => app.stop())

async function signIn(who: keyof typeof demoLogins): Promise<{ token: string }> {
  const { body } = await app.call(login, { body: { email: demoLogins[who].email, password: demoPassword } })
  return { token: body.auth.token }
}

test.each(['applicant', 'company', 'colleague', 'admin'] as const)(
  '%s can sign in and has a dashboard',
  async (who) => {
    const { status, body } = await app.call(getDashboard, {}, { as: await signIn(who) })
    expect(status).toBe(200)
    expect(body.dashboard.account).toMatchObject({
      email: demoLogins[who].email,
      type: who === 'colleague' ? 'company' : who,
    })
  },
)

test('Lena has a profile to complete, two applications under way and something to read', async () => {
  const as = await signIn('applicant')
  const { profile, messages, openApplications } = (await app.call(getDashboard, {}, { as })).body.dashboard
  expect(profile.filledPercentage).toBeGreaterThan(70)
  expect(profile.filledPercentage).toBeLessThan(100)
  expect(openApplications).toBe(2)
  expect(messages.unreadMessages).toBe(1)
  const own = (await app.call(listApplications, { query: { scope: 'own' } }, { as })).body.member
  expect(own.map(({ stage }: { stage: string | null }) => stage).toSorted()).toEqual([
    'in_review',
    'interview',
    // The profile and the template.
    null,
    null,
  ])
})

test("the demo company's newest offer is open to Lena, and so are many others near her", async () => {
  const as = await signIn('applicant')
  const query = { studyInterest: '37' }
  const { body } = await app.call(listOffers, { query }, { as })
  const newest = body.member.find(
    (one: { company: { name: string } }) => one.company.name === 'Wolkenwerk Software GmbH',
  )
  expect(newest.application).toBeNull()
  expect((await app.call(getOffer, { params: { id: newest.id } }, { as, locale: 'en' })).body.can.apply).toBe(
    true,
  )
  const image = { params: { id: newest.company.id, name: 'logo' as const }, query: { size: 320 as const } }
  expect((await app.call(getCompanyImage, image)).headers['content-type']).toBe('image/webp')
})

test('some of what the saved searches find is new', async () => {
  for (const who of ['applicant', 'company'] as const) {
    const { body } = await app.call(getDashboard, {}, { as: await signIn(who) })
    expect(body.dashboard.savedSearches[0].newHits).toBeGreaterThan(0)
  }
})

test('the company reads its applications, their papers are there', async () => {
  const as = await signIn('company')
  const query = { scope: 'received' as const, page: 1, perPage: 100 }
  const { member } = (await app.call(listApplications, { query }, { as })).body
  expect(member.length).toBeGreaterThanOrEqual(20)
  for (const { id } of member) {
    const { status, body } = await app.call(getApplication, { params: { id } }, { as })
    expect(status).toBe(200)
    expect(body.attachments.length).toBe(2)
  }
})

test('the company has conversations, some of them unread', async () => {
  const as = await signIn('company')
  const { threads } = (await app.call(listThreads, {}, { as })).body
  expect(threads.length).toBeGreaterThan(5)
  expect(threads.some(({ unreadMessages }: { unreadMessages: number }) => unreadMessages > 0)).toBe(true)
  for (const { id } of threads)
    expect((await app.call(getThread, { params: { id } }, { as })).status).toBe(200)
})

test('every published offer can be read in English', async () => {
  const as = await signIn('admin')
  for (const page of [1, 2, 3, 4]) {
    const query = { page, perPage: 100 }
    const { member } = (await app.call(listOffers, { query }, { as, locale: 'en' })).body
    expect(member.length).toBeGreaterThan(50)
    for (const { id } of member) {
      expect((await app.call(getOffer, { params: { id } }, { as, locale: 'en' })).status).toBe(200)
    }
  }
})

test('it says that it is a demo, and the map is on', async () => {
  expect((await app.call(listNotices)).body.notices).toMatchObject([{ key: 'demo', type: 'info' }])
  expect((await app.call(listNotices, {}, { locale: 'en' })).body.notices[0].title).toBe('This is a demo')
  expect((await app.call(getSettings)).body.settings.company.map.enable).toBe(true)
})
