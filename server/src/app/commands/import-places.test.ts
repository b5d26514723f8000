import { listOffers } from '@tandem/contract/offers'
import { findPlaces } from '@tandem/contract/reference'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importPlaces, loadReferenceData } from '#features/reference/reference.api.ts'
import { replacePlaces } from '#features/reference/reference.store.ts'
import { searchName } from '#features/reference/search-name.ts'
import { followPlaces } from '#features/saved-searches/saved-searches.api.ts'
import { save } from '#features/saved-searches/saved-searches.testing.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Columns as in the file of GeoNames. */
const line = (code: string, name: string, lat: string, lon: string, state = 'BW', district = '08225') =>
  ['DE', code, name, 'Baden-Württemberg', state, '', '00', 'Kreis', district, lat, lon, '4'].join('\t')
const file = (...lines: string[]) => `${lines.join('\n')}\n`
const run = (text: string) => app.db.transaction((tx) => importPlaces(tx, text))
const find = async (text: string) => (await app.call(findPlaces, { query: { text } })).body.member as Found[]
type Found = { id: string; name: string; postalCode: string; latitude: number; country: string }
const one = async (text: string) => {
  const [first] = await find(text)
  if (!first) throw new Error(`${text} is not found`)
  return first
}

const old = (postalCode: string, name: string, rank: number, country = 'DE') => ({
  ...{ country, postalCode, name, state: country === 'DE' ? 'BW' : 'Wien', latitude: 49.3, longitude: 9.1 },
  ...{ x: 0.64, y: 0.1, z: 0.758, rank, searchName: searchName(name) },
})
beforeEach(async () => {
  await replacePlaces(app.db, [
    old('74821', 'Mosbach', 210),
    old('74822', 'Verschwunden', 110),
    old('70173', 'Stuttgart', 3670),
    old('70174', 'Stuttgart', 0),
    old('', 'Stuttgart-Vaihingen', 1),
    old('78112', 'St. Georgen', 110),
    old('', 'Wien', 4000, 'AT'),
  ])
})

const whole = file(
  line('74821', 'Mosbach', '49.3536', '9.1517'),
  line('74821', 'Diedesheim', '49.3300', '9.1100'),
  line('70174', 'Stuttgart', '48.7903', '9.1821', 'BW', '08111'),
  line('70173', 'Stuttgart', '48.7667', '9.1833', 'BW', '08111'),
  line('70563', 'Stuttgart Vaihingen', '48.7300', '9.1000', 'BW', '08111'),
  line('78112', 'Sankt Georgen', '48.1200', '8.3300', 'BW', '08326'),
  line('74821', 'Mosbach', '49.9999', '9.9999'),
  line('01001', 'Großkunde', '51.0000', '13.0000', '14'),
)

describe('the postal file of GeoNames', () => {
  test('takes the place of the German codes; what stays keeps its id, and what it cannot know is left', async () => {
    const before = new Map<string, string>()
    for (const text of ['74821', '70173', '78112', 'Stuttgart-Vaihingen', 'Wien']) {
      before.set(text, (await one(text)).id)
    }
    expect(await run(whole)).toEqual({ places: 8, german: 6, gone: 1, leftOut: 1 })
    for (const [text, id] of before) expect((await one(text)).id, text).toBe(id)
    expect(await one('74821 Mosbach')).toMatchObject({ latitude: 49.3536, name: 'Mosbach' })
    expect(await find('74822')).toEqual([])
    expect(await find('01001')).toEqual([])
    // A town is found once by its name, by the code that it had, and a district as before.
    expect((await find('Stuttgart')).map(({ postalCode, name }) => `${postalCode} ${name}`)).toEqual([
      '70173 Stuttgart',
      ' Stuttgart-Vaihingen',
    ])
    expect((await one('70563')).name).toBe('Stuttgart Vaihingen')
    expect(await one('Diedesheim')).toMatchObject({ postalCode: '74821', latitude: 49.33 })
    expect((await one('78112')).name).toBe('St. Georgen')
    expect((await one('Wien')).country).toBe('AT')
  })

  test('is not put away by a later start', async () => {
    await run(whole)
    await loadReferenceData(app.db, { demo: false })
    await loadReferenceData(app.db, { demo: true })
    expect(await find('70176')).toEqual([])
    expect((await one('74821')).latitude).toBe(49.3536)
  })

  test('moves the places that searches look around, saved ones too, in processes that run', async () => {
    const offerId = (await app.offer(await app.company(), { latitude: 49.9, longitude: 9.9 })).id
    const as = await app.applicant()
    const place = (await one('74821')).id
    const hits = async () =>
      (await app.call(listOffers, { query: { place: [`${place}~10`] } }, { as })).body.member.map(
        ({ id }: { id: string }) => id,
      )
    const id = await save(app, as, { places: [{ place, radius: 10 }] })
    const watched = async () =>
      (
        await app.db.execute<{ x: number[] }>(
          sql`select x from search_pattern_watch where pattern_id = ${id}`,
        )
      ).rows[0]?.x
    const before = await watched()
    expect(await hits()).not.toContain(offerId)
    await app.db.transaction(async (db) => {
      await importPlaces(db, file(line('74821', 'Mosbach', '49.9', '9.9')))
      await followPlaces(db)
    })
    await expect.poll(hits).toContain(offerId)
    expect(before).toHaveLength(1)
    expect(await watched()).toHaveLength(1)
    expect(await watched()).not.toEqual(before)
  })

  test.each([
    ['country,postal_code,name', 1, '12 columns'],
    [file(line('74821', 'Mosbach', '49.3', '9.1'), 'DE\t74821\tMosbach'), 2, '12 columns'],
    [file(line('74821', 'Mosbach', '49.3', '9.1'), line('74821', '', '49.3', '9.1')), 2, 'name'],
    [file(line('7482', 'Mosbach', '49.3', '9.1')), 1, 'postal code'],
    [file(line('74821', 'Mosbach', '49,3', '9.1')), 1, 'latitude'],
    [file(line('74821', 'Mosbach', '49.3', '')), 1, 'longitude'],
    [file(line('74821', 'Mosbach', '91', '9.1')), 1, 'latitude'],
    [file('', line('1010', 'Wien', '48.2', '16.3').replace('DE', 'AT')), 2, 'AT'],
  ])('of what is no such file the line is said, and nothing changes (%#)', async (text, number, problem) => {
    await expect(run(text)).rejects.toThrow(new RegExp(`^Line ${number} .*${problem}`))
    expect((await one('74821')).latitude).toBe(49.3)
  })

  test('an empty file is refused', async () => {
    await expect(run('\n')).rejects.toThrow('no places')
  })
})
