import {
  arrangeReferenceList,
  changeReferenceEntry,
  createReferenceEntry,
  getReferenceList,
  importReferenceList,
  type ReferenceImport,
  type ReferenceList,
  type ReferenceListName,
} from '@tandem/contract/backend/reference-lists'
import { listStudyInterests, listSubjectAreas } from '@tandem/contract/reference'
import { getSettings } from '@tandem/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { auditEntry } from '../backend.schema.ts'

let app: TestApp
let as: Awaited<ReturnType<TestApp['admin']>>
beforeAll(async () => {
  app = await startTestApp()
  as = await app.admin()
})
afterAll(() => app.stop())

const read = async (list: ReferenceListName): Promise<ReferenceList> =>
  (await app.call(getReferenceList, { params: { list } }, { as })).body.list
const entryOf = async (list: ReferenceListName, key: string) =>
  (await read(list)).entries.find((entry) => entry.key === key)
const deeds = async () =>
  (await app.db.select().from(auditEntry).orderBy(auditEntry.position)).map(({ action }) => action)

test('an entry is renamed, taken out of use and found so by readers; what uses it is counted', async () => {
  await app.offer(await app.company())
  const before = await entryOf('study-interests', '36')
  expect(before).toMatchObject({ usedBy: 1, active: true, isEdited: false })
  if (!before) throw new Error('There is no such study interest')
  const { nameDe, nameEn, fields } = before
  const save = (change: object, revision: number) =>
    app.call(
      changeReferenceEntry,
      {
        params: { list: 'study-interests', key: '36' },
        body: { nameDe, nameEn, fields, active: true, ...change, revision },
      },
      { as },
    )
  const { revision } = await read('study-interests')
  const version = async () => (await app.call(getSettings)).body.settings.referenceVersion
  const wasVersion = await version()
  const shown = async () =>
    (await app.call(listStudyInterests)).body.member.find(({ id }: { id: string }) => id === '36')
  const renamed = await save({ nameDe: 'WI neu' }, revision)
  expect(renamed.status).toBe(200)
  expect(await shown()).toMatchObject({ name: 'WI neu' })
  expect(await entryOf('study-interests', '36')).toMatchObject({ isEdited: true })
  await expect.poll(version).toBe(wasVersion + 1)

  const late = await save({ active: false }, revision)
  expect(late.status).toBe(409)
  expect(late.body.current.revision).toBe(revision + 1)
  const lost = await save({ fields: { ...fields, studyCourse: '9999' } }, revision + 1)
  expect(lost.body.violations).toMatchObject([{ propertyPath: 'fields.studyCourse' }])
  await save({ nameDe: 'WI neu', active: false }, revision + 1)
  expect(await shown()).toBeUndefined()
  expect((await deeds()).slice(-2)).toEqual(['change_reference_entry', 'change_reference_entry'])
})

test('entries are added behind the others and put in order; what the program knows by key cannot be added', async () => {
  const { revision, entries } = await read('subject-areas')
  const body = { nameDe: 'Kunst', nameEn: 'Arts', fields: {}, active: true }
  const add = (list: ReferenceListName, key: string, at: number) =>
    app.call(createReferenceEntry, { params: { list }, body: { ...body, key, revision: at } }, { as })
  expect((await add('subject-areas', 'arts', revision)).status).toBe(200)
  expect((await add('subject-areas', 'arts', revision + 1)).status).toBe(422)
  expect((await add('documents', 'poem', (await read('documents')).revision)).status).toBe(422)

  const keys = ['arts', ...entries.map(({ key }) => key)]
  const arrange = (keys: string[], at: number) =>
    app.call(
      arrangeReferenceList,
      { params: { list: 'subject-areas' }, body: { keys, revision: at } },
      { as },
    )
  expect((await arrange(keys.slice(1), revision + 1)).status).toBe(409)
  expect((await arrange(keys, revision + 1)).status).toBe(200)
  const { body: areas } = await app.call(listSubjectAreas, {}, { locale: 'en' })
  expect(areas.member[0]).toMatchObject({ id: 'arts', name: 'Arts' })
})

test('a file says what it would change before it does; a line that cannot be taken is named and nothing is applied', async () => {
  const load = async (csv: string, revision: number | null, isWhole = false): Promise<ReferenceImport> =>
    (
      await app.call(
        importReferenceList,
        { params: { list: 'distances' }, body: { csv, isWhole, revision } },
        { as },
      )
    ).body.import
  const head = 'key;name_de;value;active'
  const wrong = await load(
    `\uFEFF${head}\r\n10;10 km;10;1\r\n10;noch mal;10;1\r\n25;"25\nkm";viel;1\r\n;ohne;1;1\r\n30;;30;1\r\n`,
    null,
  )
  expect(wrong.refused).toEqual([
    { line: 3, reason: 'twice', column: 'key' },
    { line: 5, reason: 'no_number', column: 'value' },
    { line: 6, reason: 'no_key', column: 'key' },
    { line: 7, reason: 'no_name', column: 'name_de' },
  ])
  expect((await load('key;name_de;preis\n1;a;2', null)).refused).toEqual([
    { line: 1, reason: 'unknown_column', column: 'preis' },
  ])
  expect((await load('key;name_de\n1;"a', null)).refused).toMatchObject([{ reason: 'unreadable' }])

  const csv = `${head}\n10;zehn km;10;1\n15;15 km;15;nein\n25;"=25 km";25;\n`
  const preview = await load(csv, null)
  expect(preview).toMatchObject({
    added: [{ line: 4, key: '25' }],
    changed: [{ key: '10', changes: [{ field: 'nameDe', before: '10 km', after: 'zehn km' }] }],
    deactivated: [{ line: 3, key: '15' }],
    ...{ unchanged: 0, refused: [], isApplied: false },
  })
  expect(await entryOf('distances', '25')).toBeUndefined()
  expect((await load(csv, preview.revision)).isApplied).toBe(true)
  const late = {
    params: { list: 'distances' as const },
    body: { csv, isWhole: false, revision: preview.revision },
  }
  expect((await app.call(importReferenceList, late, { as })).body).toMatchObject({
    ...{ code: 'changed_elsewhere', current: { unchanged: 3, isApplied: false } },
  })
  expect(await entryOf('distances', '25')).toMatchObject({ fields: { value: '25' }, isEdited: true })
  expect(await entryOf('distances', '15')).toMatchObject({ active: false })
  expect((await load(csv, null)).unchanged).toBe(3)
  expect((await load('key,name_de\n10,zehn km\n', null, true)).deactivated.map(({ key }) => key)).toEqual([
    ...['0', '20', '50', '100', '200', '25'],
  ])
})

test('the last reason to decline stays in use: by its entry, by a file and by a whole file', async () => {
  const { entries } = await read('decline-reasons')
  const retire = async (key: string) => {
    const [entry, { revision }] = [await entryOf('decline-reasons', key), await read('decline-reasons')]
    if (!entry) throw new Error(`There is no reason ${key}`)
    const { nameDe, nameEn, fields } = entry
    const body = { nameDe, nameEn, fields, active: false, revision }
    return app.call(changeReferenceEntry, { params: { list: 'decline-reasons', key }, body }, { as })
  }
  const active = entries.filter((entry) => entry.active).map(({ key }) => key)
  const last = active.at(-1) ?? ''
  for (const key of active.slice(0, -1)) expect((await retire(key)).status).toBe(200)
  const refused = await retire(last)
  expect(refused.status).toBe(422)
  expect(refused.body.violations).toMatchObject([{ propertyPath: 'active', code: 'last_choice' }])
  expect(await entryOf('decline-reasons', last)).toMatchObject({ active: true })

  const load = async (csv: string, isWhole: boolean): Promise<ReferenceImport> => {
    const { revision } = await read('decline-reasons')
    const asked = { params: { list: 'decline-reasons' as const }, body: { csv, isWhole, revision } }
    return (await app.call(importReferenceList, asked, { as })).body.import
  }
  const named = await load(`key;name_de;active\n${active[0]};Neu;0\n${last};Letzter;0\n`, false)
  expect(named).toMatchObject({
    refused: [{ line: 3, reason: 'last_choice', column: 'active' }],
    isApplied: false,
  })
  const whole = await load(`key;name_de;active\n${active[0]};Neu;0\n`, true)
  expect(whole).toMatchObject({
    refused: [{ line: 1, reason: 'last_choice', column: null }],
    isApplied: false,
  })
  expect(await entryOf('decline-reasons', last)).toMatchObject({ active: true })
  expect((await load(`key;name_de;active\n${active[0]};Neu;1\n${last};Letzter;0\n`, false)).isApplied).toBe(
    true,
  )
})
