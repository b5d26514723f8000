import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').referenceLists

test('a clerk renames an entry, moves it by keyboard, and takes a file over after reading what it changes', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await page.goto(paths.referenceLists({ list: 'decline-reasons' }))
  const table = page.getByRole('table', { name: t.lists['decline-reasons'] })
  const first = table.getByRole('row').nth(1)
  const name = (await first.getByRole('rowheader').locator('b').textContent())?.trim() ?? ''
  await first.getByRole('button', { name: t.edit }).click()
  await page.getByLabel(t.nameDe).fill(`${name} (neu)`)
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await expect(first).toContainText(`${name} (neu)`)
  await expect(first).toContainText(t.edited)

  await first.getByRole('button').nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row').nth(2)).toContainText(`${name} (neu)`)

  const key = await table.getByRole('row').nth(2).getByRole('cell').first().textContent()
  const dialog = page.getByRole('dialog')
  const choose = (csv: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'gruende.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: t.import.open }).click()
  await choose(`key;name_de\n${key};${name}\nneu;Etwas Neues\n`)
  await expect(dialog.getByText(t.import.reasons.not_extensible)).toBeVisible()
  await choose(`key;name_de\n${key};${name}\n`)
  await expect(dialog.getByText(`${t.nameDe}: „${name} (neu)“ → „${name}“`)).toBeVisible()
  await dialog.getByRole('button', { name: t.import.apply_one }).click()
  await expect(dialog).toBeHidden()
  await expect(table.getByRole('row').nth(2)).not.toContainText('(neu)')
})
