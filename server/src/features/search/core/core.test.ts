import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { squaredChord, toUnitVector } from '#platform/db/geo.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { lockIndex } from '../text/unused-words.store.ts'
import { cellOf, cellsAround } from './cells.ts'
import { findCircles } from './circles.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { toFacets } from './facets.ts'
import { fold } from './fold.ts'
import { inOneByte } from './one-byte-json.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.drop())

test.each([
  ['  Größe  ÜBER\u00a0alles\n', 'grosse uber alles'],
  ['Mueller, Müller, Muller', 'muller, muller, muller'],
  ['Café Ægir Łódź', 'cafe ægir łodz'],
  ['STRASSE Straße', 'strasse strasse'],
  ['Kaee, Kä', 'ka, ka'],
  ['', ''],
])('%j is searched as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

const letters = 'aeouäöüßÄÖÜẞéÈñÇœøåİıſΣςΏЖйñ-–.,!?0123456789 \t\n\u00a0\u2009\u0301xyz'
const written = fc.array(fc.oneof(fc.constantFrom(...letters), fc.string({ unit: 'grapheme-ascii' })))

test('the database folds as the server does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(written, { minLength: 1, maxLength: 50 }), async (drawn) => {
      const texts = drawn.map((parts) => parts.join(''))
      const { rows } = await opened.database.pool.query(
        'select fold(value) as folded from unnest($1::text[]) with ordinality as given (value, no) order by no',
        [texts],
      )
      expect(rows.map(({ folded }) => folded)).toEqual(texts.map(fold))
      for (const text of texts) expect(fold(fold(text))).toBe(fold(text))
    }),
    { numRuns: 50 },
  )
})

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('the database numbers cells as the server does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(point, { minLength: 1, maxLength: 100 }), async (points) => {
      const { rows } = await opened.database.pool.query(
        `select search_cell(latitude, longitude) as cell
         from unnest($1::float8[], $2::float8[]) with ordinality as given (latitude, longitude, no) order by no`,
        [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude)],
      )
      expect(rows.map(({ cell }) => cell)).toEqual(points.map(cellOf))
    }),
    { numRuns: 50 },
  )
})

test('a place within the radius lies in one of the cells around, also beyond the date line', () => {
  const nearby = fc.record({
    centre: fc.record({
      latitude: fc.double({ min: -75, max: 75, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
    radius: fc.integer({ min: 1, max: 500 }),
    north: fc.double({ min: -5, max: 5, noNaN: true }),
    east: fc.double({ min: -20, max: 20, noNaN: true }),
  })
  fc.assert(
    fc.property(nearby, ({ centre, radius, north, east }) => {
      const longitude = ((centre.longitude + east + 540) % 360) - 180
      const other = { latitude: centre.latitude + north, longitude }
      fc.pre(chord(centre, other) <= squaredChord(radius))
      expect(cellsAround(centre, radius)).toContain(cellOf(other))
    }),
    { numRuns: 300 },
  )
})

test('around the same place each radius has its own circle', async () => {
  const { rows } = await opened.database.pool.query('select id from place order by id limit 1')
  for (const radius of [50, 50, 20, 50]) {
    const [circle] = await findCircles(opened.database.db, [`${rows[0]?.id}~${radius}`], 'de')
    expect(circle?.chord).toBe(squaredChord(radius))
  }
})

test('a cursor gives back what it was made of, and nothing that it was not made for', () => {
  const form = z.tuple([z.literal('newest'), z.nullable(z.string()), z.int32()])
  expect(readCursor(form, writeCursor(['newest', 'Ä', 3]), 'de')).toEqual(['newest', 'Ä', 3])
  for (const cursor of ['', 'x', '{}', writeCursor(['name', 'Ä', 3]), writeCursor(['newest', 'Ä'])]) {
    expect(() => readCursor(form, cursor, 'de')).toThrow(expect.objectContaining({ code: 'invalid_input' }))
  }
})

test('facets: the most frequent first, of the filters asked for', () => {
  const counted = [
    { value: 'year:2026', count: 1 },
    { value: 'year:2027', count: 3 },
    { value: 'qualification:a:b', count: 2 },
    { value: 'other:1', count: 9 },
  ]
  expect(toFacets(['year', 'qualification', 'document'], counted)).toEqual({
    year: [
      { id: '2027', count: 3 },
      { id: '2026', count: 1 },
    ],
    qualification: [{ id: 'a:b', count: 2 }],
    document: [],
  })
})

function chord(...[from, to]: [Parameters<typeof cellOf>[0], Parameters<typeof cellOf>[0]]): number {
  const [a, b] = [toUnitVector(from), toUnitVector(to)]
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2
}

test('JSON in one byte a character says the same, and the database writes it as the server does', async () => {
  const record = { name: 'Zoë Yılmaz', title: 'BWL – „Bank“ 🏦 – 𝛼', text: 'plain \\ "quoted"' }
  const json = inOneByte(JSON.stringify(record))
  expect(JSON.parse(json)).toEqual(record)
  expect(json).toMatch(/^[\0-\xff]*$/)
  const { rows } = await opened.database.pool.query('select json_in_one_byte($1) as json', [
    JSON.stringify(record),
  ])
  expect(rows).toEqual([{ json }])
})

// The embedded database has one connection.
describe.runIf(inject('template').kind === 'postgres')('what is indexed at the same time', () => {
  const kinds = ['company', 'offer', 'profile']
  // So many that they need each lock of their kind.
  const ids = Array.from({ length: 4000 }, () => randomUUID())
  const lock = (db: Db, kind: string) =>
    db.execute(sql`select search_lock(${kind}, ${sql.param(ids)}::uuid[])`)

  /** The kinds of which nothing can be indexed by others while these locks are held. */
  const heldUpBy = (hold: (db: Db) => Promise<unknown>): Promise<string[]> =>
    opened.database.db.transaction(async (holder) => {
      await hold(holder)
      const others = kinds.map((kind) =>
        opened.database.db.transaction(async (other) => {
          await other.execute(sql`set local lock_timeout = '100ms'`)
          await lock(other, kind)
        }),
      )
      const ends = await Promise.allSettled(others)
      return kinds.filter((_, n) => ends[n]?.status === 'rejected')
    })

  test.for(kinds)(
    'waits for others of its kind, %s, alone: else two could wait for each other',
    async (kind) => {
      expect(await heldUpBy((db) => lock(db, kind))).toEqual([kind])
    },
  )

  test('waits while unused words are taken out', async () => {
    expect(await heldUpBy(lockIndex)).toEqual(kinds)
  })
})
