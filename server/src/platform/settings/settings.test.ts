import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { loadSettings, readConfiguration } from './load-settings.ts'
import { setting } from './settings.schema.ts'
import { writeSetting } from './settings.store.ts'
import { createSettingsReader } from './settings.ts'

let opened: TestDatabase
const error = vi.fn()
let now = 0
let read: () => ReturnType<ReturnType<typeof createSettingsReader>>

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.drop())
beforeEach(async () => {
  await opened.database.db.delete(setting)
  error.mockClear()
  now = 0
  const reader = createSettingsReader({ error }, () => now)
  read = () => reader(opened.database.db)
})

const set = (key: string, value: unknown) => writeSetting(opened.database.db, key, value, new Date())

test('a row changes its setting, alone or as a member of a group, and every other keeps its default', async () => {
  await set('company.map.enable', true)
  await set('contact', { address: ['Am Ring 1'] })
  const settings = await read()
  expect(settings.company.map).toEqual({ enable: true, fitBounds: true, zoom: 6 })
  expect(settings.contact).toMatchObject({ address: ['Am Ring 1'], map: { zoom: 16 } })
  expect(settings.account.maxLifetimeDays).toBe(365)
  expect(error).not.toHaveBeenCalled()
})

test('a change is seen after four seconds', async () => {
  expect((await read()).company.offerType).toBe('studies')
  await set('company.offerType', 'jobs')
  now = 4000
  expect((await read()).company.offerType).toBe('studies')
  now = 4001
  expect((await read()).company.offerType).toBe('jobs')
})

test('a wrong row is left out with one line in the log; the others and the default hold', async () => {
  await set('company.map.zoom', 'very')
  await set('company.map.enable', true)
  await set('account.maxLifetimeDays', -1)
  await set('session', 'long')
  for (const later of [0, 5000, 10_000]) {
    now = later
    const settings = await read()
    expect(settings.company.map).toEqual({ enable: true, fitBounds: true, zoom: 6 })
    expect(settings.account.maxLifetimeDays).toBe(365)
    expect(settings.session).toEqual({ idleMinutes: 120, absoluteMinutes: 720 })
  }
  expect(error.mock.calls.map(([{ key }]) => key)).toEqual([
    'account.maxLifetimeDays',
    'company.map.zoom',
    'session',
  ])
})

test('a row that was mended and is wrong again is told again', async () => {
  for (const [index, zoom] of ['no', 7, 'no'].entries()) {
    await set('company.map.zoom', zoom)
    now = index * 5000
    await read()
  }
  expect(error).toHaveBeenCalledTimes(2)
})

test.each(['__proto__.polluted', 'company.__proto__.polluted', 'constructor.prototype.polluted', 'typo', ''])(
  'the key %j changes nothing',
  async (key) => {
    const before = await read()
    await set(key, true)
    now = 5000
    expect(await read()).toEqual(before)
    expect({}).not.toHaveProperty('polluted')
    expect(error).not.toHaveBeenCalled()
  },
)

test('no row makes the settings unreadable', async () => {
  const part = fc.constantFrom('company', 'map', 'zoom', 'account', 'social', 'contact', '__proto__', '', 'x')
  const key = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'))
  const value = fc.jsonValue().filter((json) => json !== null && !JSON.stringify(json).includes('\\u0000'))
  await fc.assert(
    fc.asyncProperty(fc.dictionary(key, value, { maxKeys: 5 }), async (rows) => {
      await opened.database.db.delete(setting)
      for (const [key, value] of Object.entries(rows)) await set(key, value)
      now += 5000
      expect((await read()).brand.universityName).toBe('Duale Hochschule')
    }),
    { numRuns: 50 },
  )
})

test('a file changes what nobody has set; what somebody has, only when told to', async () => {
  const load = (values: object, replace = false) =>
    loadSettings(opened.database.db, readConfiguration(JSON.stringify(values)), { replace, now: new Date() })
  await set('company.map', { enable: true })
  await set('offers.showInMenu', true)
  const file = {
    company: { map: { enable: false, zoom: 9 }, offerType: 'jobs' },
    offers: { showInMenu: false, publicSearch: false },
  }
  const first = await load(file)
  expect(first.changed).toEqual([
    { key: 'company.map.zoom', from: 6, to: 9 },
    { key: 'company.offerType', from: 'studies', to: 'jobs' },
  ])
  expect(first.kept.map(({ key }) => key)).toEqual(['company.map.enable', 'offers.showInMenu'])
  now = 5000
  expect(await read()).toMatchObject({
    company: { map: { enable: true, fitBounds: true, zoom: 9 }, offerType: 'jobs' },
    offers: { showInMenu: true },
  })
  expect((await load(file, true)).changed.map(({ key }) => key)).toEqual([
    'company.map.enable',
    'offers.showInMenu',
  ])
  now = 10_000
  expect(await read()).toMatchObject({
    company: { map: { enable: false, fitBounds: true, zoom: 9 } },
    offers: { showInMenu: false },
  })
  expect(await load(file, true)).toEqual({ changed: [], kept: [] })
})
