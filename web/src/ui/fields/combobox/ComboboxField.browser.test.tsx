import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open, words } from '#testing/open.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { ComboboxField } from './ComboboxField.tsx'
import { MultiSelectField } from './MultiSelectField.tsx'
import { SuggestField } from './SuggestField.tsx'

const towns = ['Karlsruhe', 'Karlstadt', 'Mannheim', 'Heilbronn']
const box = page.getByRole('combobox', { name: 'Ort' })
const option = (name: string) => page.getByRole('option', { name })

test('the first that fits is taken by Enter', async () => {
  const chosen = vi.fn()
  await open(<Town onChoose={chosen} />)
  await box.fill('karls')
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await expect.element(box).toHaveAttribute('aria-controls', page.getByRole('listbox').element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('Karlsruhe')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  expect(chosen).toHaveBeenLastCalledWith('Karlsruhe')
})

test('arrows move through the options, which a reader hears of, and Enter takes the marked one', async () => {
  await open(<Town />)
  await box.fill('karls')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(box).toHaveAttribute('aria-activedescendant', option('Karlstadt').element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('Karlstadt')
  await expect.element(box).toHaveFocus()
})

test('an option is taken by the pointer', async () => {
  await open(<Town />)
  await box.fill('mann')
  await option('Mannheim').click()
  await expect.element(box).toHaveValue('Mannheim')
})

test('what was typed in full counts without being picked, and what is no name goes', async () => {
  const chosen = vi.fn()
  await open(<Town onChoose={chosen} />)
  await box.fill('heilbronn')
  await userEvent.tab()
  await expect.element(box).toHaveValue('Heilbronn')
  expect(chosen).toHaveBeenLastCalledWith('Heilbronn')
  await box.fill('Nirgendwo')
  await expect.element(page.getByText('Kein Ort')).toBeVisible()
  await userEvent.tab()
  await expect.element(box).toHaveValue('Heilbronn')
})

test('a name typed in full counts, although its list comes only after the field was left', async () => {
  const chosen = vi.fn()
  await open(<Town loading onChoose={chosen} />)
  await box.fill('heilbronn')
  await userEvent.tab()
  await expect.element(box).toHaveValue('heilbronn')
  expect(chosen).not.toHaveBeenCalled()
  setLoading(false)
  await expect.element(box).toHaveValue('Heilbronn')
  expect(chosen).toHaveBeenLastCalledWith('Heilbronn')
})

test('who comes back before the list is there goes on typing', async () => {
  await open(<Town loading />)
  await box.fill('heil')
  await userEvent.tab()
  await box.click()
  setLoading(false)
  await expect.element(option('Heilbronn')).toBeVisible()
  await expect.element(box).toHaveValue('heil')
})

test('Enter before the list is there takes the first of that list, none of the one before', async () => {
  const chosen = vi.fn()
  const before = ['Mannheim']
  await open(<Town loading before={before} onChoose={chosen} />)
  await box.fill('karls')
  await userEvent.keyboard('{Enter}')
  expect(chosen).not.toHaveBeenCalled()
  setLoading(false)
  await expect.element(box).toHaveValue('Karlsruhe')
  expect(chosen.mock.calls).toEqual([['Karlsruhe']])

  setLoading(true)
  await box.fill('nirgendwo')
  await userEvent.keyboard('{Enter}')
  setLoading(false)
  await expect.element(page.getByText('Kein Ort')).toBeVisible()
  await expect.element(box).toHaveValue('nirgendwo')
})

test('an emptied field has no value', async () => {
  const chosen = vi.fn()
  await open(<Town onChoose={chosen} />)
  await box.fill('mann')
  await userEvent.keyboard('{Enter}')
  await box.fill('')
  expect(chosen).toHaveBeenLastCalledWith(null)
})

test('Escape closes the list first, and only then the dialog around it', async () => {
  await open(
    <Dialog open onClose={closed} title="Wo?">
      <Town />
    </Dialog>,
  )
  await box.fill('karls')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  expect(closed).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalled()
})

test('several are chosen, ticked, and taken away by Backspace or at their chip', async () => {
  await open(<Towns />)
  await box.click()
  await option('Karlsruhe').click()
  await box.fill('mann')
  await option('Mannheim').click()
  await expect.element(option('Mannheim')).toHaveAttribute('aria-selected', 'true')
  const chips = page.getByRole('button', { name: /entfernen/ })
  expect(chips.elements()).toHaveLength(2)
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => chips.elements().length).toBe(1)
  await userEvent.keyboard('{Escape}')
  await chips.click()
  await expect.poll(() => chips.elements().length).toBe(0)
})

test('what is chosen after each change is said, also after Backspace has taken the last away', async () => {
  await open(<Towns />)
  await expect.element(box).toBeVisible()
  const said = () => document.querySelector('[aria-live="polite"]')?.textContent
  expect(said()).toBe('')
  await box.fill('karls')
  await option('Karlsruhe').click()
  await expect.poll(said).toBe('Ort: Karlsruhe')
  await box.fill('mann')
  await option('Mannheim').click()
  await expect.poll(said).toBe('Ort: Karlsruhe, Mannheim')
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.poll(said).toBe('Ort: –')
})

test('until the options have loaded, the opened list says so, and Backspace takes nothing away unseen', async () => {
  await open(<Towns loading chosen={['Mannheim']} />)
  const status = page.getByRole('status')
  await userEvent.tab()
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(status).toMatchTextContent('Lädt noch')
  await expect.element(page.getByText('Kein Ort')).not.toBeInTheDocument()
  await userEvent.keyboard('{Backspace}')
  setLoading(false)
  await expect.element(option('Mannheim')).toHaveAttribute('aria-selected', 'true')
  await expect.element(status).not.toBeInTheDocument()
  await expect.element(box).toHaveFocus()
})

test.for(['one', 'several'] as const)(
  'a list that failed to load says so and is loaded by its own option, %s',
  async (kind) => {
    await open(kind === 'one' ? <Town failed /> : <Towns failed chosen={['Mannheim']} />)
    await box.fill('karls')
    await expect.element(page.getByRole('status')).toMatchTextContent(words.de.common.error.load)
    await expect.element(page.getByText('Kein Ort')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(option('Karlsruhe')).toBeVisible()
    await expect.element(page.getByRole('status')).not.toBeInTheDocument()
    await expect.element(box).toHaveFocus()
  },
)

test('Enter loads a list that failed to load, and submits no form', async () => {
  await open(
    <form onSubmit={sent}>
      <Town failed />
    </form>,
  )
  await box.fill('karls')
  await userEvent.keyboard('{Enter}')
  await expect.element(option('Karlsruhe')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

test('what is chosen and cannot be shown is not taken away unseen', async () => {
  await open(<Towns failed chosen={['Mannheim']} />)
  await box.click()
  await userEvent.keyboard('{Backspace}')
  await option(words.de.common.error.retry).click()
  await expect.element(option('Mannheim')).toHaveAttribute('aria-selected', 'true')
})

test('typing narrows by name or group, and at most so many can be chosen', async () => {
  await open(<Towns max={1} />)
  await box.fill('baden')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(2)
  await option('Karlsruhe').click()
  await option('Mannheim').click()
  await expect.poll(() => page.getByRole('button', { name: /entfernen/ }).elements().length).toBe(1)
})

test('free text submits with Enter, and a suggestion is taken only when one is marked', async () => {
  await open(<Text />)
  const text = page.getByRole('combobox', { name: 'Was?' })
  await text.fill('karls')
  await expect.element(option('Karlsruhe')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledWith('karls')
  await text.fill('karlsr')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(taken).toHaveBeenCalledWith('Karlsruhe')
  expect(sent).toHaveBeenCalledTimes(1)
})

const [closed, sent, taken] = [vi.fn(), vi.fn(), vi.fn()]

/** Of the list of towns. */
let setLoading: (isLoading: boolean) => void

type TownProps = {
  onChoose?: (town: string | null) => void
  loading?: boolean
  failed?: boolean
  /** What it found before, shown until it has loaded. */
  before?: string[]
}

function Town({ onChoose, before = [], ...start }: TownProps) {
  const [loading, setState] = useState(start.loading)
  setLoading = setState
  const [failed, setFailed] = useState(start.failed)
  const [typed, setTyped] = useState('')
  const [town, setTown] = useState<string | null>(null)
  return (
    <ComboboxField
      label="Ort"
      value={town}
      onChange={(next) => {
        setTown(next)
        onChoose?.(next)
      }}
      options={
        failed
          ? []
          : loading
            ? before
            : towns.filter((each) => each.toLowerCase().startsWith(typed.toLowerCase()))
      }
      loading={loading}
      onRetry={failed ? () => setFailed(false) : undefined}
      onSearch={setTyped}
      optionKey={(each) => each}
      text={(each) => each}
      nothingFound="Kein Ort"
    />
  )
}

type TownsProps = { max?: number; loading?: boolean; failed?: boolean; chosen?: string[] }

function Towns({ max, chosen = [], ...start }: TownsProps) {
  const [loading, setState] = useState(start.loading)
  setLoading = setState
  const [failed, setFailed] = useState(start.failed)
  const [value, setValue] = useState(chosen)
  const loaded = loading || failed ? [] : towns
  const options = loaded.map((label, at) => ({ value: label, label, group: at % 2 ? 'Franken' : 'Baden' }))
  return (
    <MultiSelectField
      label="Ort"
      loading={loading ? 'Lädt noch' : undefined}
      onRetry={failed ? () => setFailed(false) : undefined}
      maxValues={max}
      nothingFound="Kein Ort"
      {...{ value, options }}
      onChange={setValue}
    />
  )
}

function Text() {
  const [value, setValue] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent(value)
      }}
    >
      <SuggestField
        label="Was?"
        value={value}
        onChange={setValue}
        options={value.startsWith('karls') ? [{ key: 'Karlsruhe', content: 'Karlsruhe' }] : []}
        onOption={taken}
      />
    </form>
  )
}
