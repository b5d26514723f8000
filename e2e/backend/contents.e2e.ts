import { localizePath, paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').contents

test('an admin corrects an answer in both languages, which readers see at once, and writes a notice for tomorrow', async ({
  page,
  otherPage: reader,
}) => {
  await signInAs(page, 'admin')
  await page.goto(paths.contents({ kind: 'question' }))
  await page.getByLabel(t.search).fill('passwort vergessen')
  await page.getByRole('link', { name: 'Ich habe mein Passwort vergessen' }).click()
  await page.getByLabel('Antwort, Deutsch').fill('Der neue Link kommt per Mail.')
  await page.getByLabel('Antwort, Englisch').fill('The new link comes by e-mail.')
  await page.getByRole('button', { name: t.publish }).click()
  await expect(page.getByText(t.published)).toBeVisible()
  const question = paths.faqQuestion({ questionId: 'passwort-vergessen' })
  await reader.goto(localizePath(question, 'en'))
  await expect(reader.getByText('The new link comes by e-mail.')).toBeVisible()

  await page.getByRole('link', { name: t.all }).click()
  await page.getByRole('link', { name: t.kind.notice }).click()
  await page.getByRole('link', { name: t.new.notice }).click()
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await page.getByLabel(t.showFrom, { exact: true }).fill(tomorrow)
  await page.getByLabel('Überschrift, Deutsch').fill('Wartung am Abend')
  await page.getByRole('button', { name: t.publish }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wartung am Abend' })).toBeVisible()
  await page.getByRole('link', { name: t.all }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Wartung am Abend' })).toContainText('06:00')
})
