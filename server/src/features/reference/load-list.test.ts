import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { markEdited, raiseRevision, selectEntries, selectRevision, updateOrder } from './lists/lists.store.ts'
import { loadList } from './load-list.store.ts'
import { referenceOption, subjectArea } from './reference.schema.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.drop())

const areas = (...names: [key: string, nameDe: string][]) =>
  names.map(([key, nameDe], index) => ({ key, nameDe, nameEn: '', position: index + 1 }))

test('a corrected list reaches what nobody edited, and leaves what an admin changed, added and arranged', async () => {
  const { db } = opened.database
  const before = await selectRevision(db, 'subject-areas')
  const read = async () =>
    (await selectEntries(db, 'subject-areas'))
      .filter(({ key }) => key.length <= 3)
      .map(({ key, nameDe, active }) => (active ? `${key} ${nameDe}` : `(${key})`))
  await loadList(
    db,
    subjectArea,
    areas(['a', 'Technick'], ['b', 'Gesundheit'], ['c', 'Soziales'], ['d', 'Alt']),
  )
  expect(await read()).toEqual(['a Technick', 'b Gesundheit', 'c Soziales', 'd Alt'])

  await db.insert(subjectArea).values({ key: 'own', nameDe: 'Eigenes', nameEn: '', position: 9 })
  await markEdited(db, 'subject-areas', ['b', 'own'], new Date())
  const corrected = areas(['c', 'Sozialwesen'], ['a', 'Technik'], ['b', 'Gesundheitswesen'], ['e', 'Neu'])
  await loadList(db, subjectArea, corrected)
  // `d` is no longer of the list: it stays for what refers to it, out of use.
  expect((await read()).toSorted()).toEqual([
    '(d)',
    'a Technik',
    'b Gesundheit',
    'c Sozialwesen',
    'e Neu',
    'own Eigenes',
  ])
  expect((await read())[0]).toBe('c Sozialwesen')

  await updateOrder(db, 'subject-areas', ['own', 'e', 'a', 'b', 'c', 'd'])
  await raiseRevision(db, 'subject-areas', { isArranged: true })
  await loadList(db, subjectArea, [...corrected, ...areas(['d', 'Wieder da'])])
  expect(await read()).toEqual([
    'own Eigenes',
    'e Neu',
    'a Technik',
    'b Gesundheit',
    'c Sozialwesen',
    'd Wieder da',
  ])
  expect(await selectRevision(db, 'subject-areas')).toBe(before + 4)
})

test('lists of one table are told apart', async () => {
  const { db } = opened.database
  const option = (setName: string, key: string, nameDe: string) => ({
    setName,
    key,
    nameDe,
    nameEn: '',
    position: 1,
  })
  await loadList(db, referenceOption, [option('distance', '10', '10 km'), option('grade', '10', '1,0')])
  await markEdited(db, 'distances', ['10'], new Date())
  await loadList(db, referenceOption, [option('distance', '10', 'zehn'), option('grade', '10', 'eins')])
  const nameOf = async (list: 'distances' | 'grades') =>
    (await selectEntries(db, list)).find(({ key }) => key === '10')?.nameDe
  expect([await nameOf('distances'), await nameOf('grades')]).toEqual(['10 km', 'eins'])
})
