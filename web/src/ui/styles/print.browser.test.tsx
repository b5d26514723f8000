import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { boxOf } from '#testing/boxes.ts'
import { open } from '#testing/open.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { ComparisonTable } from '#ui/data/comparison/ComparisonTable.tsx'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { ChipGroup, ChipToggle } from '#ui/fields/choice/Chip.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { MultiSelectField } from '#ui/fields/combobox/MultiSelectField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

const points = Array.from({ length: 12 }, (_, at) => `Punkt ${at + 1}`)
const firstPage = page.getByTestId('first')
const leftOf = (title: string) => boxOf(page.getByRole('heading', { name: title })).left

test('a long section begins where there is room for its first lines', async () => {
  await print(250)
  expect(boxOf(page.getByText('Punkt 1', { exact: true })).left - leftOf('Abschnitt')).toBe(0)
  expect(leftOf('Abschnitt') - boxOf(firstPage).left).toBeLessThan(100)
  expect(boxOf(page.getByText('Punkt 12', { exact: true })).left - leftOf('Abschnitt')).toBeGreaterThan(300)
})

test('a heading with its description goes with what follows', async () => {
  await print(490)
  const { left } = boxOf(page.getByText('Beschreibung'))
  expect(leftOf('Danach')).toBe(left)
  expect(leftOf('Abschnitt') - left).toBeGreaterThanOrEqual(0)
  expect(leftOf('Abschnitt') - left).toBeLessThan(100)
})

test('what was entered is printed in full; an empty field, and a tool of the screen, is not', async () => {
  await emulatePrint()
  const years = [2027, 2028].map((value) => ({ value, label: String(value) }))
  await open(
    <div id="root">
      <main>
        <TextField label="Titel" defaultValue="Meine Vorlage" />
        <TextField label="Ort" placeholder="Ort suchen" />
        <SelectField label="Beginn" options={years} defaultValue={2028} />
        <SelectField label="Sortierung" hideLabel options={years} />
        <TextArea label="Über mich" rows={2} defaultValue={points.join('\n')} style={{ height: 60 }} />
        <Switch label="Vektoren zeigen" defaultChecked />
        <Checkbox label="Abitur" defaultChecked />
        <Checkbox label="Zeile auswählen" hideLabel />
        <ChipGroup label="Jahre">
          <ChipToggle on onToggle={() => {}}>
            Winter
          </ChipToggle>
          <ChipToggle on={false} onToggle={() => {}}>
            Sommer
          </ChipToggle>
        </ChipGroup>
        <MultiSelectField
          label="Fächer"
          value={[1]}
          options={[{ value: 1, label: 'Informatik' }]}
          nothingFound=""
          placeholder="Fach suchen"
          onChange={() => {}}
        />
      </main>
    </div>,
  )
  const text = page.getByRole('textbox', { name: 'Über mich' })
  for (const shown of [
    page.getByRole('textbox', { name: 'Titel' }),
    page.getByRole('combobox', { name: 'Beginn' }),
    text,
    page.getByRole('switch'),
    page.getByRole('checkbox', { name: 'Abitur' }),
    page.getByText('Winter'),
    page.getByText('Informatik'),
  ])
    await expect.element(shown).toBeVisible()
  for (const hidden of ['Ort', 'Sommer'])
    await expect.element(page.getByText(hidden, { exact: true })).not.toBeVisible()
  for (const hidden of ['Sortierung', 'Fächer'])
    await expect.element(page.getByRole('combobox', { name: hidden, includeHidden: true })).not.toBeVisible()
  await expect
    .element(page.getByRole('checkbox', { name: 'Zeile auswählen', includeHidden: true }))
    .not.toBeVisible()
  const { scrollHeight, clientHeight } = text.element()
  expect(clientHeight).toBeGreaterThanOrEqual(scrollHeight)
})

test('a comparison is printed with all its columns, and without what can be done with them', async () => {
  await page.viewport(600, 800)
  await emulatePrint()
  const column = (key: string) => ({
    key,
    title: key,
    actions: <a href="/">Einladen</a>,
    removeLabel: `${key} entfernen`,
    onRemove: () => {},
  })
  await open(
    <div id="root">
      <main>
        <ComparisonTable
          label="Vergleich"
          words={{ rowHeads: 'Merkmal', legend: '', standsOut: '', same: () => '' }}
          columns={['Mira', 'Jannis', 'Aylin', 'Ege'].map(column)}
          groups={[{ key: 'facts', title: 'Auf einen Blick', rows: [] }]}
          onlyDifferences={false}
        />
      </main>
    </div>,
  )
  const table = page.getByRole('region', { name: 'Vergleich' }).element()
  expect(table.scrollWidth).toBe(table.clientWidth)
  expect(getComputedStyle(table).overflowX).toBe('visible')
  await expect.element(page.getByText('Mira', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Einladen').first()).not.toBeVisible()
})

/** Columns are divided as pages are, and can be measured. `taken` pixels of the first one of 600. */
async function print(taken: number) {
  await emulatePrint()
  const pages = { height: 600, width: 1200, columnWidth: 380, columnGap: 20, columnFill: 'auto' } as const
  await render(
    <div id="root">
      <main>
        <div style={pages}>
          <Stack gap={4}>
            <div data-testid="first" style={{ height: taken }} />
            <Stack gap={4}>
              <div>
                <h2>Danach</h2>
                <Text>Beschreibung</Text>
              </div>
              <SectionCard title="Abschnitt">
                <ul>
                  {points.map((point) => (
                    <li key={point} style={{ height: 40 }}>
                      {point}
                    </li>
                  ))}
                </ul>
              </SectionCard>
            </Stack>
          </Stack>
        </div>
      </main>
    </div>,
  )
}

async function emulatePrint() {
  const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
  onTestFinished(async () => void (await emulate('')))
  await emulate('print')
}
