import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadReferenceData } from '#features/reference/reference.api.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import type { TableRows } from '../base/insert-rows.ts'
import { readReference } from '../base/reference.ts'
import type { Scene } from '../base/scene.ts'
import { readInstitutionLocations } from '../companies/institution-locations.ts'
import { drawDocuments } from '../documents/documents.ts'
import { drawPictures } from '../pictures/pictures.ts'
import { drawThreadFiles } from '../threads/thread-files.ts'
import { buildWorld, type World } from './world.ts'
import { worldRows } from './world-rows.ts'

let opened: TestDatabase
let scene: Scene
let world: World
let tables: TableRows[]

beforeAll(async () => {
  opened = await openTestDatabase()
  await loadReferenceData(opened.database.db, { demo: true })
  scene = {
    now: new Date('2026-11-20T10:00:00Z'),
    passwordHash: 'hash',
    reference: await readReference(opened.database.db),
    locations: await readInstitutionLocations(),
  }
  world = buildWorld(scene)
  tables = await tablesOf(scene)
})
afterAll(() => opened.drop())

async function tablesOf(one: Scene) {
  const built = buildWorld(one)
  const pictures = await drawPictures(built.companies, one)
  const documents = await drawDocuments(built.applications)
  return worldRows(one, built, { pictures, documents, threadFiles: await drawThreadFiles(built.threads) })
}

test('there is something to be found: profiles of both kinds, and offers far and wide', () => {
  const visible = (kind: string) => world.applicants.filter(({ visibility }) => visibility === kind).length
  expect(visible('open')).toBeGreaterThan(500)
  expect(visible('anonymous')).toBeGreaterThan(300)
  const latitudes = world.offers.flatMap(({ locations }) => locations.map(({ latitude }) => latitude))
  expect(latitudes.filter((latitude) => latitude > 51).length).toBeGreaterThan(20)
  expect(latitudes.filter((latitude) => latitude < 48.5).length).toBeGreaterThan(20)
})

test('two seedings give the same rows and files', async () => {
  const written = (all: TableRows[]) => JSON.stringify(all.map(({ rows }) => rows))
  expect(written(await tablesOf(scene))).toBe(written(tables))
})

test('another day changes no id of a company, an offer or a person', () => {
  const later = buildWorld({ ...scene, now: new Date('2027-03-02T08:00:00Z') })
  const ids = ({ companies, offers, applicants }: World) =>
    [companies, offers, applicants].map((all) => all.map(({ row }) => row.id))
  expect(ids(later)).toEqual(ids(world))
})

/** What may be open: English texts, and what nobody has written. */
const mayBeEmpty = /^(title|comment|title_?En|\w+En|aboutMe|coverLetter|description|refusalReason)$/

test('no text is empty, unfinished or a placeholder', () => {
  const faults: string[] = []
  const check = (where: string, key: string, value: unknown): void => {
    if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
      for (const [inner, member] of Object.entries(value))
        check(where, Array.isArray(value) ? key : inner, member)
    }
    if (value === undefined || Number.isNaN(value)) faults.push(`${where}.${key}: ${value}`)
    if (typeof value !== 'string') return
    if (value.trim() === '' && !mayBeEmpty.test(key)) faults.push(`${where}.${key} is empty`)
    if (value !== value.trim() || /\b(undefined|null|NaN|lorem|ipsum)\b|[{}|]| {2}| ,|\.\.|\\/.test(value)) {
      faults.push(`${where}.${key}: ${value}`)
    }
  }
  for (const { table, rows } of tables) for (const row of rows) check(getTableName(table), '', row)
  expect(faults).toEqual([])
})

test('all columns of a table are named by all of its rows', () => {
  for (const { rows } of tables) {
    const columns = new Set(rows.map((row) => Object.keys(row).toSorted().join()))
    expect(columns.size).toBeLessThanOrEqual(1)
  }
})

test('companies offer only what they are admitted to, and pending ones nothing', () => {
  for (const { company, interest } of world.offers) {
    expect(company.row.status).toBe('confirmed')
    expect(company.interests).toContain(interest)
  }
})

test('every company has somebody who can sign in and edit', () => {
  for (const { persons } of world.companies)
    expect(persons[0]?.account?.permissions).toContain('company-profile-edit')
})

test('an application follows its offer and its own timeline', () => {
  for (const { row, offer, events } of world.applications) {
    const times = [offer?.row.publishedAt ?? row.createdAt, ...events.map(({ at }) => at), scene.now].map(
      Number,
    )
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    if (row.sentAt) expect(row.updatedAt).toEqual(events.at(-1)?.at)
  }
})

test('there is a taken place for every signed contract', () => {
  for (const offer of world.offers) {
    const signed = world.applications.filter(
      (one) => one.offer === offer && one.row.outcome === 'contract_signed',
    )
    expect(signed.length).toBeLessThanOrEqual(offer.years.reduce((sum, { taken }) => sum + taken, 0))
  }
})

test('a notice that is planned has a row, out of sight until then', () => {
  const rowsIn = (table: string) =>
    tables.filter((each) => getTableName(each.table) === table).flatMap(({ rows }) => rows)
  expect(rowsIn('content_version')).toMatchObject([
    { recordId: 'wartung', revision: 1, content: { isWithdrawn: true }, publishAt: null },
    { recordId: 'wartung', revision: 2, content: { isWithdrawn: false }, publishedAt: null },
  ])
  expect(rowsIn('notice')).toContainEqual(expect.objectContaining({ key: 'wartung', isWithdrawn: true }))
})

test('messages stand in the order in which they were written', () => {
  for (const { messages } of world.threads) {
    const times = messages.map(({ sentAt }) => sentAt.getTime())
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
  }
})
