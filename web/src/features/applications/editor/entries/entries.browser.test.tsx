import { listLanguages } from '@tandem/contract/reference'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, list } from '#testing/stub-server.ts'
import type { Draft } from '../saving/content.ts'
import { blank } from '../saving/sample-draft.ts'
import { CareerSection } from '../sections/CareerSection.tsx'
import { LanguageSection } from '../sections/LanguageSection.tsx'

const t = words.de.applications.editor
const entry = (companyName: string): Draft['career'][number] => ({
  companyName,
  position: '',
  from: null,
  to: null,
})
const [baker, museum, press] = [entry('Bäckerei'), entry('Museum'), entry('Presse')]

const rows = page.getByRole('listitem').filter({ hasNot: page.getByRole('form') })
const handle = (name: string) =>
  page.getByRole('button', { name: fill(t.move, { name }), exact: true, includeHidden: false })
const editOf = (name: string) => page.getByRole('button', { name: fill(t.edit, { name }), exact: true })
const add = page.getByRole('button', { name: t.werdegang.add })
const said = (name: string, place: number) => page.getByText(fill(t.moved, { name, place, count: 3 }))

test('the arrow keys move an entry, the focus goes along, and its new place is said', async () => {
  await openCareer()
  focus(handle('Bäckerei'))
  await userEvent.keyboard('{ArrowDown}')
  await expectOrder('Museum', 'Bäckerei', 'Presse')
  await expect.element(said('Bäckerei', 2)).toBeInTheDocument()
  await expect.element(handle('Bäckerei')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(said('Bäckerei', 3)).toBeInTheDocument()
  // At the end there is nowhere to go.
  await userEvent.keyboard('{ArrowDown}')
  await expectOrder('Museum', 'Presse', 'Bäckerei')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expectOrder('Bäckerei', 'Museum', 'Presse')
  await expect.element(handle('Bäckerei')).toHaveFocus()
})

test('nobody has to drag: the handle opens a menu', async () => {
  await openCareer()
  await handle('Museum').click()
  await page.getByRole('menuitem', { name: t.moveUp }).click()
  await expectOrder('Museum', 'Bäckerei', 'Presse')
  await expect.element(handle('Museum')).toHaveFocus()
  await handle('Museum').click()
  await expect
    .element(page.getByRole('menuitem', { name: t.moveUp }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('what is dragged takes the place it is let go on, over several others; Escape leaves it', async () => {
  await openCareer()
  await drag('Bäckerei', 2)
  await expectOrder('Museum', 'Presse', 'Bäckerei')
  await expect.element(said('Bäckerei', 3)).toBeInTheDocument()
  await expect.element(handle('Bäckerei')).toHaveFocus()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await drag('Bäckerei', -1)
  await expectOrder('Museum', 'Bäckerei', 'Presse')
  await drag('Museum', 2, () => userEvent.keyboard('{Escape}'))
  await expectOrder('Museum', 'Bäckerei', 'Presse')
})

test('an entry lasts until today or has an end, which is asked for', async () => {
  const saved = await openCareer()
  await add.click()
  await page.getByLabelText(t.werdegang.companyName).fill('Verein')
  await month(t.from, '09', '2023')
  await page.getByRole('button', { name: t.take }).click()
  await expect.element(page.getByText(t.whenEnded)).toBeVisible()
  await month(t.to, '06', '')
  await expect.element(page.getByText(t.wholeMonth)).toBeVisible()
  await page.getByLabelText(t.lasts).click()
  await expect.element(page.getByLabelText(`${t.to}: ${t.month}`)).not.toBeInTheDocument()
  await page.getByRole('button', { name: t.take }).click()
  // It goes on, so it stands above what has no time.
  await expectOrder('Verein', 'Bäckerei', 'Museum', 'Presse')
  expect(saved()[0]).toEqual({ companyName: 'Verein', position: '', from: '2023-09', to: null })

  await editOf('Verein').click()
  await expect.element(page.getByLabelText(t.lasts)).toBeChecked()
  await page.getByLabelText(t.lasts).click()
  await month(t.to, '01', '2023')
  await page.getByRole('button', { name: t.take }).click()
  await expect.element(page.getByText('Das Ende liegt vor dem Anfang.')).toBeVisible()
  await month(t.to, '01', '2024')
  await page.getByRole('button', { name: t.take }).click()
  await expect.element(editOf('Verein')).toHaveFocus()
  expect(saved()[0]).toMatchObject({ from: '2023-09', to: '2024-01' })
})

test('after an entry is left or removed, the focus is where one goes on', async () => {
  await openCareer()
  await editOf('Museum').click()
  await page.getByRole('button', { name: t.cancel }).click()
  await expect.element(editOf('Museum')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: t.removeEntry }).click()
  await expectOrder('Bäckerei', 'Presse')
  await expect.element(editOf('Presse')).toHaveFocus()
})

test('who goes on to another field while an entry closes keeps what is typed there', async () => {
  answer(listLanguages, list([{ id: 'en', name: 'Englisch', native: 'English', common: true }]))
  await openCareer()
  await add.click()
  await page.getByLabelText(t.werdegang.companyName).fill('Verein')
  // A slow device draws late.
  const frames: FrameRequestCallback[] = []
  const late = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw))
  await page.getByRole('button', { name: t.take }).click()
  await expect.element(page.getByRole('form')).not.toBeInTheDocument()
  const language = page.getByRole('combobox', { name: t.sprachen.add })
  await language.fill('Engl')
  late.mockRestore()
  for (const draw of frames) draw(performance.now())
  await expect.element(language).toHaveFocus()
  await page.getByRole('option', { name: 'Englisch' }).click()
  await expect.element(page.getByRole('radiogroup', { name: 'Englisch' })).toBeVisible()
})

test('a language typed before the list has loaded is found in it, and nothing is said to be missing before', async () => {
  let arrive = () => {}
  const loaded = new Promise<void>((resolve) => (arrive = resolve))
  answer(listLanguages, async () => {
    await loaded
    return list([{ id: 'en', name: 'Englisch', native: 'English', common: true }])
  })
  await openCareer()
  await page.getByRole('combobox', { name: t.sprachen.add }).fill('Engl')
  await expect.element(page.getByText(t.sprachen.nothingFound)).not.toBeInTheDocument()
  arrive()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('radiogroup', { name: 'Englisch' })).toBeVisible()
})

test('what is typed into an open entry is there again after a reload, for its own account only', async () => {
  await openCareer()
  await editOf('Museum').click()
  await page.getByLabelText(t.werdegang.position).fill('Führungen')
  await reload([baker, museum, press])
  await expect.element(page.getByLabelText(t.werdegang.position)).toHaveValue('Führungen')
  await expect.element(page.getByLabelText(t.werdegang.companyName)).toHaveValue('Museum')

  // Changed elsewhere meanwhile: it comes back as a new one, and overwrites nothing.
  await reload([baker, entry('Musée'), press])
  await expect.element(page.getByRole('form', { name: t.newEntry })).toBeVisible()
  await expectOrder('Bäckerei', 'Musée', 'Presse')

  await reload([baker, museum], applicant({ id: '019b0000-0000-7000-8000-000000000009' }))
  await expect.element(add).toBeVisible()
  expect(document.body.textContent).not.toContain('Führungen')
})

test('an open entry stays itself when a second device changes the list', async () => {
  const saved = await openCareer()
  const position = page.getByLabelText(t.werdegang.position)
  await editOf('Bäckerei').click()
  await position.fill('Verkauf')
  setCareer([entry('Verein'), baker, museum, press])
  await expect.element(page.getByText('Verein')).toBeVisible()
  await expect.element(position).toHaveValue('Verkauf')
  await expect.element(position).toHaveFocus()
  await page.getByRole('button', { name: t.take }).click()
  await expect.element(page.getByText('Verkauf', { exact: true })).toBeVisible()
  expect(saved()).toEqual([entry('Verein'), { ...baker, position: 'Verkauf' }, museum, press])
})

test('an open entry that a second device removed becomes a new one with what was typed', async () => {
  const saved = await openCareer()
  const position = page.getByLabelText(t.werdegang.position)
  await editOf('Presse').click()
  await position.fill('Redaktion')
  setCareer([baker, museum])
  await expect.element(page.getByRole('form', { name: t.newEntry })).toBeVisible()
  await expect.element(position).toHaveValue('Redaktion')
  await expect.element(position).toHaveFocus()
  await expect.element(page.getByRole('button', { name: t.removeEntry })).not.toBeInTheDocument()
  await page.getByRole('button', { name: t.take }).click()
  await expect.element(add).toBeVisible()
  expect(saved()).toHaveLength(3)
  expect(saved()).toContainEqual({ ...press, position: 'Redaktion' })
})

test('an open entry that a second device removed closes where nothing was typed', async () => {
  await openCareer()
  await editOf('Presse').click()
  await expect.element(page.getByRole('form')).toBeVisible()
  setCareer([baker])
  await expect.element(page.getByRole('form')).not.toBeInTheDocument()
  await expect.element(add).toHaveFocus()
  setCareer([baker, press])
  await expectOrder('Bäckerei', 'Presse')
})

async function openCareer(career = [baker, museum, press], person = applicant()) {
  signIn(person)
  let now: Draft['career'] = career
  const screen = await open(<Career career={career} onSaved={(entries) => (now = entries)} />)
  leave = screen.unmount
  return () => now
}

let leave: () => Promise<void>
/** Another version arrives from the server. */
let setCareer: (career: Draft['career']) => void

/** A page that is loaded anew says nothing to its components, so what is stored stays. */
async function reload(career: Draft['career'], person = applicant()): Promise<void> {
  const stored = { ...sessionStorage }
  await leave()
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
  await openCareer(career, person)
}

function Career({ career, onSaved }: { career: Draft['career']; onSaved: (of: Draft['career']) => void }) {
  const form = useForm<Draft>({ defaultValues: { ...blank, career } })
  setCareer = (entries) => form.setValue('career', entries)
  onSaved(useWatch({ control: form.control, name: 'career' }))
  return (
    <FormProvider {...form}>
      <CareerSection applicationId="a" />
      <LanguageSection />
    </FormProvider>
  )
}

async function expectOrder(...names: string[]): Promise<void> {
  await expect.poll(() => rows.elements().map((row) => row.querySelector('b')?.textContent)).toEqual(names)
}

async function month(label: string, value: string, year: string): Promise<void> {
  await page.getByLabelText(`${label}: ${t.month}`).selectOptions(value)
  if (year) await page.getByLabelText(`${label}: ${t.year}`).selectOptions(year)
}

const focus = (locator: { element: () => Element }) => (locator.element() as HTMLElement).focus()

/** By so many rows; `before` comes before it is let go. */
async function drag(name: string, by: number, before = async () => {}): Promise<void> {
  const on = handle(name).element() as HTMLElement
  focus({ element: () => on })
  const { top, height } = on.getBoundingClientRect()
  const [first, second] = rows.elements().map((row) => row.getBoundingClientRect())
  const row = (second?.top ?? 0) - (first?.top ?? 0)
  const send = (type: string, y: number) =>
    on.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientY: top + height / 2 + y }),
    )
  on.setPointerCapture = () => {}
  send('pointerdown', 0)
  for (const part of [0.3, 0.7, 1]) send('pointermove', by * row * part)
  await before()
  send('pointerup', by * row)
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
}
