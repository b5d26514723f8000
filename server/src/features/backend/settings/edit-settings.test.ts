import { changeSettings, getEditedSettings, getSettingReach } from '@tandem/contract/backend/settings'
import { settingKeys } from '@tandem/contract/setting-keys'
import { getSettings } from '@tandem/contract/settings'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application } from '#features/applications/applications.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { auditEntry } from '../backend.schema.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['admin']>>
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin({ firstName: 'Verena', lastName: 'Birkner' })
})
afterAll(() => app.stop())

const change = (...changes: { key: string; value: unknown; revision: number }[]) =>
  app.call(changeSettings, { body: { changes } }, { as: admin })
const entries = () => app.db.select().from(auditEntry).where(eq(auditEntry.action, 'change_setting'))
const find = (body: { settings: { settings: { key: string }[] } }, key: string) =>
  body.settings.settings.find((each) => each.key === key)

test('every setting is there with its default', async () => {
  const { body } = await app.call(getEditedSettings, {}, { as: admin })
  expect(body.settings.settings.map(({ key }: { key: string }) => key)).toEqual(settingKeys)
  expect(find(body, 'company.responseDays')).toEqual({
    ...{ key: 'company.responseDays', value: 14, standard: 14, revision: 0, changed: null },
  })
  expect(body.settings.changes).toEqual([])
})

test('several are changed at once, seen at once, and say by whom; taken back they stand as before', async () => {
  const before = await app.call(getSettings)
  expect(before.body.settings.company.responseDays).toBe(14)
  const { status, body } = await change(
    { key: 'company.responseDays', value: 21, revision: 0 },
    { key: 'contact.address', value: ['Am Ring 1', ' 76133 Karlsruhe '], revision: 0 },
    { key: 'applicant.enableMatches', value: true, revision: 0 },
  )
  expect(status).toBe(200)
  expect(find(body, 'company.responseDays')).toMatchObject({
    ...{ value: 21, standard: 14, revision: 1 },
    changed: { by: { name: 'Verena Birkner' }, before: 14, after: 21 },
  })
  expect(find(body, 'contact.address')).toMatchObject({ value: ['Am Ring 1', '76133 Karlsruhe'] })
  expect(find(body, 'applicant.enableMatches')).toMatchObject({ revision: 0, changed: null })
  expect(await entries()).toHaveLength(2)
  // Without waiting for what was read before to grow old.
  await expect.poll(async () => (await app.call(getSettings)).body.settings.company.responseDays).toBe(21)

  const back = await change({ key: 'company.responseDays', value: 14, revision: 1 })
  expect(find(back.body, 'company.responseDays')).toMatchObject({ value: 14, revision: 2 })
  expect(back.body.settings.changes).toMatchObject([
    { key: 'company.responseDays', before: 21, after: 14 },
    { key: 'contact.address', before: [] },
    { key: 'company.responseDays', before: 14, after: 21 },
  ])
})

test('an older revision is refused with what stands, and none of the changes is made', async () => {
  const { status, body } = await change(
    { key: 'offers.showInMenu', value: false, revision: 0 },
    { key: 'company.responseDays', value: 30, revision: 1 },
  )
  expect(status).toBe(409)
  expect(find({ settings: body.current }, 'company.responseDays')).toMatchObject({ value: 14, revision: 2 })
  expect(find({ settings: body.current }, 'offers.showInMenu')).toMatchObject({ value: true, revision: 0 })
})

test('two at once: the second is told of the first', async () => {
  const both = await Promise.all(
    [3, 4].map((value) => change({ key: 'company.map.zoom', value, revision: 0 })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test.each([
  ['company.responseDays', 0, 'changes[0].value', 'too_small'],
  ['company.responseDays', '14', 'changes[0].value', 'invalid'],
  ['company.offerType', 'internships', 'changes[0].value', 'invalid'],
  ['applicant.enableMatches', null, 'changes[0].value', 'required'],
  ['contact.mail', 'nobody', 'changes[0].value', 'email'],
  ['analytics.url', 'javascript:alert(1)', 'changes[0].value', 'invalid'],
  ['contact.map.centre', { latitude: 91, longitude: 9 }, 'changes[0].value.latitude', 'too_big'],
  ['contact.nothing', 1, 'changes[0].key', 'invalid'],
])('%s may not be %j', async (key, value, propertyPath, code) => {
  const { status, body } = await change({ key, value, revision: 0 })
  expect(status).toBe(422)
  expect(body.violations).toMatchObject([{ propertyPath, code }])
})

test('whom a change concerns is counted as of now', async () => {
  const reach = async () => (await app.call(getSettingReach, {}, { as: admin })).body.reach
  const before = await reach()
  const acme = await app.company()
  const waiting = await app.company({ confirmed: false })
  const offer = await app.offer(acme)
  await app.offer(acme, { status: 'draft' })
  await app.offer(waiting)
  const lena = await app.applicant()
  const { applicantId } = lena
  const profile = { applicantId, type: 3, status: 1 }
  const sent = {
    applicantId,
    type: 2,
    status: 2,
    companyId: acme.companyId,
    offerId: offer.id,
    sentAt: app.clock(),
  }
  await app.db.insert(application).values([
    { ...profile, title: 'Informatik' },
    { ...profile, title: 'Soziale Arbeit' },
    { ...sent, stage: 'received' },
  ] as never)
  const added = {
    applicants: 1,
    companies: 1,
    admins: 0,
    severalProfiles: 1,
    unanswered: 1,
    publishedOffers: 1,
  }
  const after = await reach()
  const difference = Object.fromEntries(Object.keys(added).map((key) => [key, after[key] - before[key]]))
  expect(difference).toEqual(added)
  expect(after.accounts - before.accounts).toBe(3)
})
