import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').adminSettings

test('a setting is changed, found in the audit log with who did it, and taken back', async ({ page }) => {
  const { label } = t.keys.analytics.siteId
  await signInAs(page, 'admin')
  await page.goto(paths.backendSettings())
  const number = page.getByRole('textbox', { name: label })
  await expect(number).toHaveValue('1')
  await number.fill('7')
  await page.getByRole('region', { name: t.bar.label }).getByRole('button', { name: t.bar.save }).click()
  const undo = page.getByRole('button', { name: t.history.undo.replace('{{name}}', label) })
  await expect(undo).toBeVisible()

  await page.getByRole('link', { name: t.history.all, exact: true }).last().click()
  await expect(page).toHaveURL(paths.backendAudit({ search: { what: 'change_setting' } }))
  const entry = page.getByRole('row').filter({ hasText: label }).first()
  await expect(entry).toContainText('Mirjam Holderbaum')
  await expect(entry).toContainText('7')

  await page.goBack()
  await expect(number).toHaveValue('7')
  await undo.click()
  await expect(number).toHaveValue('1')
  await page.reload()
  await expect(number).toHaveValue('1')
})
