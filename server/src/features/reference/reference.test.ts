import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { findPlaces } from './find-places.ts'
import { loadReferenceData } from './load-reference-data.ts'
import { place } from './reference.schema.ts'

import {
  listCountries,
  listExpertises,
  listLanguages,
  listOptions,
  listQualifications,
  listStudyCourses,
  listStudyInterests,
  listSubjectAreas,
  listUniversities,
  loadedHashes,
  replacePlaces,
} from './reference.store.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  await loadReferenceData(opened.database.db, { demo: false })
})
afterAll(() => opened.drop())

const findBy = (asked: Partial<Parameters<typeof findPlaces>[2]['query']>) =>
  findPlaces({ ...opened.database, locale: 'de', clock: () => new Date() }, null, {
    query: { id: [], near: [], ...asked },
  })

const places = async (text: string, similar?: 'also') => {
  const { items } = await findBy({ text, similar })
  return items.map(({ name, postalCode }) => `${postalCode} ${name}`.trim())
}

describe('loading', () => {
  test('fills every list in both languages', async () => {
    const { db } = opened.database
    expect(await listSubjectAreas(db)).toHaveLength(4)
    expect(await listQualifications(db)).toHaveLength(13)
    expect(await listExpertises(db)).toHaveLength(125)
    expect(await listLanguages(db)).toHaveLength(197)
    expect((await listUniversities(db)).length).toBeGreaterThanOrEqual(250)
    expect(await listCountries(db)).toContainEqual(
      expect.objectContaining({ code: 'FR', entityId: 250, nameEn: 'France', nationalityDe: 'französisch' }),
    )
    expect((await listOptions(db, 'distance')).map(({ value }) => value)).toEqual([
      0, 10, 15, 20, 50, 100, 200,
    ])
  })

  test('leaves unverified courses to the demo', async () => {
    const { database, drop } = await openTestDatabase()
    try {
      await loadReferenceData(database.db, { demo: false })
      expect((await listStudyInterests(database.db)).every(({ verified }) => verified)).toBe(true)
      expect((await listStudyCourses(database.db)).map(({ nameDe }) => nameDe)).not.toContain('Holztechnik')

      await loadReferenceData(database.db, { demo: true })
      expect(await listStudyInterests(database.db)).toHaveLength(101)
      expect((await listStudyCourses(database.db)).map(({ nameDe }) => nameDe)).toContain('Holztechnik')
    } finally {
      await drop()
    }
  })

  test('does nothing the second time', async () => {
    const before = await loadedHashes(opened.database.db)
    const found = await findBy({ text: 'Mosbach' })
    await loadReferenceData(opened.database.db, { demo: false })
    expect(await loadedHashes(opened.database.db)).toEqual(before)
    expect(await findBy({ text: 'Mosbach' })).toEqual(found)
  })
})

test('places that are still there keep their ids when the list is loaded anew', async () => {
  const { database, drop } = await openTestDatabase()
  try {
    const row = (name: string, rank: number): Parameters<typeof replacePlaces>[1][number] => ({
      ...{ country: 'DE', postalCode: '', state: 'BW', latitude: 49, longitude: 8 },
      ...{ x: 0.6, y: 0.1, z: 0.7, name, rank, searchName: name.toLowerCase() },
    })
    const read = async () =>
      new Map((await database.db.select().from(place)).map(({ name, id, rank }) => [name, { id, rank }]))
    await replacePlaces(database.db, [row('Aach', 1), row('Berg', 1)])
    const before = await read()
    await replacePlaces(database.db, [row('Berg', 2), row('Calw', 1)])
    const after = await read()
    expect([...after.keys()].toSorted()).toEqual(['Berg', 'Calw'])
    expect(after.get('Berg')).toEqual({ id: before.get('Berg')?.id, rank: 2 })
  } finally {
    await drop()
  }
})

describe('finding places', () => {
  test.each(['Stuttg', 'stuttgart', '70173', '70173 Stutt', 'Stuttgart 70173'])(
    '%s is Stuttgart',
    async (text) => {
      expect((await places(text))[0]).toBe('70173 Stuttgart')
    },
  )

  test.each(['München', 'muenchen', 'munchen', 'MÜNCHEN', 'mün'])('%s is München', async (text) => {
    expect((await places(text))[0]).toBe('80331 München')
  })

  test('digits find the codes that begin with them, in order', async () => {
    const codes = await places('701')
    expect(codes[0]).toBe('70173 Stuttgart')
    expect(codes.length).toBeLessThanOrEqual(10)
    expect(codes.every((place) => place.startsWith('701'))).toBe(true)
  })

  test('a name finds each town once, large ones first, the exact name before them', async () => {
    expect((await places('Frei'))[0]).toBe('79098 Freiburg im Breisgau')
    expect((await places('Ulm')).slice(0, 1)).toEqual(['89073 Ulm'])
    expect((await places('Stuttgart')).filter((place) => place.endsWith(' Stuttgart'))).toHaveLength(1)
  })

  test.each([
    ['Sankt Georgen im', '78112 St. Georgen im Schwarzwald'],
    ['villingen schwenn', '78048 Villingen-Schwenningen'],
    ['Straßb', 'Straßburg'],
    ['strasbourg', 'Strasbourg'],
    ['Neuenstadt', '74196 Neuenstadt am Kocher'],
  ])('%s is %s', async (text, expected) => {
    expect((await places(text))[0]).toBe(expected)
  })

  test.each([
    ['stutgart', '70173 Stuttgart'],
    ['Stutgar', '70173 Stuttgart'],
    ['sttutgart', '70173 Stuttgart'],
    ['vaihinegn', 'Vaihingen an der Enz'],
    ['Manheim', '68159 Mannheim'],
    ['Karlsrhue', '76131 Karlsruhe'],
    ['Schweningen', 'Villingen-Schwenningen'],
    ['canstatt', 'Stuttgart-Bad Cannstatt'],
    ['Bad Mergenthem', '97980 Bad Mergentheim'],
    ['Frieburg', '79098 Freiburg im Breisgau'],
  ])('%j with its typing error finds %s', async (text, expected) => {
    expect((await places(text, 'also')).slice(0, 3).join()).toContain(expected)
    expect(await places(text)).toEqual([])
  })

  test('what is written quite differently, or is too short or too long to tell, finds nothing', async () => {
    expect(await places('Stuttgurtel', 'also')).toEqual([])
    expect(await places('Xul', 'also')).toEqual([])
    expect(await places('\u{2ee5e}', 'also')).toEqual([])
    expect(await places('\u{2ee5e}\u{2ee5f}', 'also')).toEqual([])
    expect(await places('70173 Stutgart', 'also')).toEqual([])
    expect(await places('Neukirchn bei Sulzbach-Rosenberg', 'also')).toEqual([])
  })

  test('what is no name finds nothing', async () => {
    expect(await places('%%')).toEqual([])
    expect(await places('99999999')).toEqual([])
  })

  test.each([
    ['Vaihingen', 'Stuttgart-Vaihingen'],
    ['Bad Cannstatt', 'Stuttgart-Bad Cannstatt'],
    ['cannstatt', 'Stuttgart-Bad Cannstatt'],
    ['stuttgart vaihingen', 'Stuttgart-Vaihingen'],
    ['Pasing', 'München-Pasing'],
  ])('%j finds the district %s', async (text, expected) => {
    expect((await places(text)).map((place) => place.trim())).toContain(expected)
  })

  test('what begins with the text comes before what has it further on', async () => {
    expect((await places('Vaihingen'))[0]).toBe('71665 Vaihingen an der Enz')
  })

  test('a place has its state and coordinates', async () => {
    const { items } = await findBy({ text: '74821' })
    expect(items).toEqual([
      {
        id: expect.any(String),
        name: 'Mosbach',
        postalCode: '74821',
        state: 'BW',
        country: 'DE',
        latitude: expect.closeTo(49.35, 1),
        longitude: expect.closeTo(9.15, 1),
      },
    ])
  })

  test('ids find these places in this order, and what is none is left out', async () => {
    const find = async (text: string) => {
      const { items } = await findBy({ text })
      return items[0]?.id ?? ''
    }
    const id = [await find('Ulm'), '999999999', await find('74821'), await find('Karlsruhe')]
    const { items, total } = await findBy({ id })
    expect(items.map(({ name }) => name)).toEqual(['Ulm', 'Mosbach', 'Karlsruhe'])
    expect(total).toBe(3)
  })

  test('nearest to points lie these towns, each once', async () => {
    const near = ['49.0069~8.4037', '48.4~10', '49.3505~9.147', '49.007~8.404']
    const { items, total } = await findBy({ near })
    expect(items.map(({ name }) => name)).toEqual(['Karlsruhe', 'Ulm', 'Mosbach'])
    expect(total).toBe(3)
  })
})
