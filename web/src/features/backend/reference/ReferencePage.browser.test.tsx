import {
  arrangeReferenceList,
  changeReferenceEntry,
  getReferenceList,
  importReferenceList,
  type ReferenceList,
} from '@tandem/contract/backend/reference-lists'
import { localizePath, paths } from '@tandem/contract/paths'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOf } from '#testing/boxes.ts'
import { address, admin, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, findWrong, refuse } from '#testing/stub-server.ts'
import { spaceText } from '#testing/text-spacing.ts'

const t = words.de.referenceLists

const entry = {
  key: 'kurs',
  nameDe: 'Kurs',
  nameEn: '',
  fields: {},
  active: true,
  isEdited: false,
  usedBy: 2,
}
const list: ReferenceList = { list: 'decline-reasons', revision: 3, entries: [entry] }
const theirs = { ...list, revision: 4, entries: [{ ...entry, nameDe: 'Kurs, neu' }] }

const dialog = page.getByRole('dialog')
const german = dialog.getByLabelText(t.nameDe)
const english = dialog.getByLabelText(t.nameEn)
const save = dialog.getByRole('button', { name: t.save })

beforeEach(() => {
  signIn(admin(), ['backend'])
  answer(getReferenceList, list)
})

async function openEntry() {
  const opened = await openApp(paths.referenceLists({ list: list.list }))
  await page.getByRole('button', { name: fill(t.editOne, { name: 'Kurs' }) }).click()
  await expect.element(german).toHaveValue('Kurs')
  return opened
}

test('who was overtaken keeps what they wrote, sees what is new, and undoes nothing of it', async () => {
  await openEntry()
  await english.fill('Course')
  refuse(changeReferenceEntry, 'changed_elsewhere', { current: theirs })
  await save.click()
  await expect.element(dialog.getByText(t.outdated)).toBeVisible()
  await expect.element(german).toHaveValue('Kurs, neu')
  await expect.element(english).toHaveValue('Course')
  answer(changeReferenceEntry, { ...theirs, revision: 5 })
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(askedOf(changeReferenceEntry).at(-1)?.body).toMatchObject({
    ...{ revision: 4, nameDe: 'Kurs, neu', nameEn: 'Course' },
  })
})

test('who types on while a newer list is loaded is told of it by the next save', async () => {
  const { queries } = await openEntry()
  await english.fill('Course')
  answer(getReferenceList, theirs)
  await queries.invalidateQueries({ queryKey: ['backend', 'reference'] })
  refuse(changeReferenceEntry, 'changed_elsewhere', { current: theirs })
  await save.click()
  await expect.element(dialog.getByText(t.outdated)).toBeVisible()
  expect(askedOf(changeReferenceEntry)[0]?.body).toMatchObject({ revision: 3 })
})

test('a move is said once it is saved', async () => {
  const other = { ...entry, key: 'zeit', nameDe: 'Zeit' }
  answer(getReferenceList, { ...list, entries: [entry, other] })
  refuse(arrangeReferenceList, 'too_many_requests')
  await openApp(paths.referenceLists({ list: list.list }))
  const down = page.getByRole('button', { name: '„Kurs“ nach unten' })
  await down.click()
  await expect.element(page.getByText(t.notArranged)).toBeVisible()
  const said = page.getByText(fill(t.moved, { name: 'Kurs', at: 2, of: 2 }))
  await expect.element(said).not.toBeInTheDocument()
  answer(arrangeReferenceList, { ...list, revision: 4, entries: [other, entry] })
  await down.click()
  await expect.element(said).toBeInTheDocument()
})

test('the search stands in the address, and of further entries the first takes the focus', async () => {
  const entries = Array.from({ length: 60 }, (_, at) => ({
    ...entry,
    key: `kurs-${at}`,
    nameDe: `Kurs ${at}`,
  }))
  answer(getReferenceList, { ...list, entries })
  await page.viewport(1440, 900)
  const path = paths.referenceLists({ list: list.list })
  await openApp(paths.referenceLists({ list: list.list, search: { text: 'Kurs 59' } }))
  const search = page.getByLabelText(t.search)
  await expect.element(search).toHaveValue('Kurs 59')
  await expect.element(page.getByRole('row', { name: 'Kurs 59' })).toBeVisible()
  expect(page.getByRole('row', { name: 'Kurs' }).elements()).toHaveLength(1)
  await search.fill('Kurs 5')
  await expect.poll(address).toBe(`${path}?text=Kurs+5`)
  await search.fill('')
  await expect.poll(address).toBe(path)
  await page.getByRole('button', { name: fill(t.more_other, { count: 10 }) }).click()
  await expect.element(page.getByRole('row', { name: 'Kurs 50' })).toHaveFocus()
})

test('what the server says about taking an entry out of use stands at its box', async () => {
  await openEntry()
  const box = dialog.getByRole('checkbox', { name: t.canBeChosen })
  await box.click()
  findWrong(changeReferenceEntry, { active: 'Das ist der letzte.' })
  await save.click()
  await expect.element(box).toHaveAccessibleDescription('Das ist der letzte.')
  await expect.element(box).not.toBeChecked()
})

test('a long name of an entry fits into a narrow window, however far its letters stand apart', async () => {
  const nameDe = 'Ausländische Hochschulzugangsberechtigung'
  answer(getReferenceList, { ...list, entries: [{ ...entry, nameDe }] })
  await spaceText()
  await openApp(paths.referenceLists({ list: list.list }))
  const name = page.getByText(nameDe, { exact: true })
  await expect.element(name).toBeVisible()
  expect(boxOf(name).right).toBeLessThanOrEqual(320)
})

test('a list that there is not says so', async () => {
  await openApp(paths.referenceLists({ list: 'gibt-es-nicht' }))
  await expect
    .element(page.getByRole('heading', { level: 1, name: words.de.office.missing.title }))
    .toBeVisible()
})

test('a file is read in the encoding it has, and one that is no table says so', async () => {
  await openApp(paths.referenceLists({ list: list.list }))
  await page.getByRole('button', { name: t.import.open }).click()
  const [added, changed, deactivated, refused] = [[], [], [], []]
  answer(importReferenceList, {
    isApplied: false,
    revision: 3,
    added,
    changed,
    deactivated,
    refused,
    unchanged: 1,
  })
  const choose = (content: BlobPart) =>
    userEvent.upload(
      dialog.element().querySelector('input[type=file]') as HTMLElement,
      new File([content], 'gruende.csv', { type: 'text/csv' }),
    )
  const csvs = () => askedOf(importReferenceList).map(({ body }) => body.csv)
  // As a German spreadsheet saves it.
  await choose(Uint8Array.from('key;name_de\nkurs;K\u00fcrzung', (sign) => sign.charCodeAt(0)))
  await expect.poll(csvs).toEqual(['key;name_de\nkurs;Kürzung'])
  await choose('key;name_de\nkurs;Größe')
  await expect.poll(csvs).toHaveLength(2)
  expect(csvs()[1]).toBe('key;name_de\nkurs;Größe')
  for (const content of ['', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff])]) {
    await choose(content)
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(t.import.noTable)
    await expect.element(dialog.getByText(fill(t.import.unchanged, { count: 1 }))).not.toBeInTheDocument()
  }
  expect(csvs()).toHaveLength(2)
})

test('what a file would change stands in the quotation marks of the language', async () => {
  await openApp(localizePath(paths.referenceLists({ list: list.list }), 'en'))
  const { referenceLists } = words.en
  await page.getByRole('button', { name: referenceLists.import.open }).click()
  const changes = [{ field: 'nameDe', before: 'Kurs', after: 'Kürzung' }]
  answer(importReferenceList, {
    ...{ isApplied: false, revision: 3, added: [], deactivated: [], refused: [], unchanged: 0 },
    changed: [{ line: 2, key: 'kurs', nameDe: 'Kürzung', changes }],
  })
  const file = new File(['key;name_de\nkurs;Kürzung'], 'reasons.csv', { type: 'text/csv' })
  await userEvent.upload(dialog.element().querySelector('input[type=file]') as HTMLElement, file)
  await expect.element(dialog).toMatchTextContent(`${referenceLists.nameDe}: “Kurs” → “Kürzung”`)
})
