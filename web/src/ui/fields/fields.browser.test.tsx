import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOf } from '#testing/boxes.ts'
import { brokenWords } from '#testing/broken-words.ts'
import { open, words } from '#testing/open.tsx'
import { spaceText } from '#testing/text-spacing.ts'
import { Checkbox } from './choice/Checkbox.tsx'
import { LevelPicker } from './choice/LevelPicker.tsx'
import { EditorBar } from './form/EditorBar.tsx'
import { GradeField } from './grade/GradeField.tsx'
import { MonthField } from './MonthField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'

test('a choice that is asked for again keeps the focus at its field', async () => {
  const retry = vi.fn()
  await open(
    <section>
      <h2 tabIndex={-1}>Umkreis</h2>
      <SelectField label="Entfernung" options={[]} onRetry={retry} />
    </section>,
  )
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  expect(retry).toHaveBeenCalledOnce()
  expect(page.getByRole('combobox')).toHaveFocus()
})

test('a month is two choices; half a choice is handed on as no month, and none as nothing', async () => {
  const changed = vi.fn()
  await open(<Month onChange={changed} />)
  const month = page.getByRole('combobox', { name: 'Von: Monat' })
  const year = page.getByRole('combobox', { name: 'Von: Jahr' })
  await month.selectOptions('September')
  expect(changed).toHaveBeenLastCalledWith('-09')
  await year.selectOptions('2017')
  expect(changed).toHaveBeenLastCalledWith('2017-09')
  await month.selectOptions('')
  expect(changed).toHaveBeenLastCalledWith('2017-')
  await year.selectOptions('')
  expect(changed).toHaveBeenLastCalledWith(null)
})

test('the label leads to the month, and a fault is named at both halves', async () => {
  await open(<Month error="Bitte beides wählen." />)
  await page.getByText('Von', { exact: true }).click()
  await expect.element(page.getByRole('combobox', { name: 'Von: Monat' })).toHaveFocus()
  await userEvent.tab()
  const year = page.getByRole('combobox', { name: 'Von: Jahr' })
  await expect.element(year).toHaveFocus()
  await expect.element(year).toHaveAccessibleDescription('Bitte beides wählen.')
  await expect.element(year).toHaveAttribute('aria-invalid', 'true')
})

test('the label of a box fits into a narrow card, however long its word and far apart its letters', async () => {
  await spaceText()
  const label = 'Ausländische Hochschulzugangsberechtigung'
  await open(
    <div style={{ width: 246 }}>
      <Checkbox label={label} />
    </div>,
  )
  const words = page.getByText(label)
  await expect.element(words).toBeVisible()
  expect(boxOf(words).width).toBeLessThanOrEqual(246 - 32)
})

test('levels stay whole words within a narrow card, however far letters stand apart', async () => {
  await spaceText()
  const { short } = words.de.applications.levels
  const levels = (
    ['beginner', 'basics', 'advanced', 'independent', 'expert', 'nearly_native', 'native'] as const
  ).map((value) => ({ value, label: short[value], title: value }))
  await open(
    <div style={{ width: 246 }}>
      <LevelPicker
        {...{ legend: 'Englisch', name: 'english', levels, value: 'native', missingText: '' }}
        onChange={() => {}}
      />
    </div>,
  )
  const picker = page.getByRole('radiogroup').element()
  expect(brokenWords(picker)).toEqual([])
  expect(picker.scrollWidth).toBe(picker.clientWidth)
})

test('Tab back under the bar of an editor keeps the focus there in sight, however high the bar is', async () => {
  await page.viewport(320, 568)
  const names = Array.from({ length: 30 }, (_, at) => `Feld ${at + 1}`)
  await open(
    <>
      <EditorBar
        title="Bewerbung bei der Wolkenwerk Software GmbH"
        actions={<button type="button">Später weiter</button>}
      >
        Gespeichert um 14:03 Uhr
      </EditorBar>
      {names.map((name) => (
        <p key={name} style={{ marginBlock: 60 }}>
          <button type="button">{name}</button>
        </p>
      ))}
    </>,
  )
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  button('Feld 30').element().focus()
  for (const name of names.slice(0, -1).reverse()) {
    await userEvent.tab({ shift: true })
    await expect.element(button(name)).toHaveFocus()
    const { left, top } = boxOf(button(name))
    expect(document.elementFromPoint(left + 4, top + 4), name).toBe(button(name).element())
  }
})

test('a password is shown and hidden, and stays what it was', async () => {
  await open(<PasswordField label="Passwort" />)
  const field = page.getByLabelText('Passwort', { exact: true })
  await field.fill('Sieben Segel')
  await expect.element(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Passwort zeigen' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue('Sieben Segel')
  await page.getByRole('button', { name: 'Passwort verbergen' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('a grade takes comma and point, and is tidied once left; what is none stays', async () => {
  const changed = vi.fn()
  await open(<Grade onChange={changed} />)
  const field = page.getByLabelText('Note')
  await field.fill('1.80')
  expect(changed).toHaveBeenLastCalledWith(1.8)
  await expect.element(field).toHaveValue('1.80')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1,8')
  await field.fill('gut')
  await userEvent.tab()
  await expect.element(field).toHaveValue('gut')
  expect(changed).toHaveBeenLastCalledWith(Number.NaN)
})

test('a text is counted aloud and may grow longer than allowed', async () => {
  await open(<TextArea label="Über mich" maxLength={5} />)
  const area = page.getByLabelText('Über mich')
  await area.fill('Hallo Welt')
  await expect.element(area).toHaveValue('Hallo Welt')
  await expect.element(area).toHaveAccessibleDescription('10 von 5 Zeichen')
})

function Month({ onChange, error }: { onChange?: (month: string | null) => void; error?: string }) {
  const [value, setValue] = useState<string | null>(null)
  const change = (next: string | null) => {
    setValue(next)
    onChange?.(next)
  }
  return (
    <MonthField
      label="Von"
      month="Monat"
      year="Jahr"
      years={[2018, 2017]}
      {...{ value, error }}
      onChange={change}
    />
  )
}

function Grade({ onChange }: { onChange: (grade: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null)
  const change = (next: number | null) => {
    setValue(next)
    onChange(next)
  }
  return <GradeField label="Note" value={value} onChange={change} />
}
