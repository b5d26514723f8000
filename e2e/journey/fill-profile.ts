import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { expect } from '../test.ts'
import { at, fill, type Locale, words } from '../words.ts'

export const cv = resolve(import.meta.dirname, '../fixtures/lebenslauf.pdf')

export type Preferences = { studyInterest: string; town: string; year: string }

/** Study interests, place with radius, qualification, grade, start year, a language and a document. */
export async function fillProfile(
  page: Page,
  locale: Locale,
  { studyInterest, town, year }: Preferences,
): Promise<void> {
  const t = words(locale).applications.editor
  await page.goto(at(locale, paths.ownProfile()))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.title)

  await choose(page, t.studienwunsch.studyInterests, studyInterest)
  await choose(page, t.studienwunsch.place, town)
  await page.getByLabel(fill(t.studienwunsch.radius, { place: town })).selectOption('50')
  await page.getByRole('button', { name: year, exact: true }).click()

  await page.getByLabel(t.schule.qualification, { exact: true }).selectOption('ahr')
  await page.getByLabel(t.schule.grade).fill('1,8')
  await choose(page, t.sprachen.add, locale === 'de' ? 'Englisch' : 'English')
  await page.getByRole('radio', { name: 'B2' }).last().check({ force: true })

  const documents = page.getByRole('list', { name: t.unterlagen.title, exact: true })
  await documents.locator('input[type=file]').first().setInputFiles(cv)
  await expect(page.getByText(savedWords(locale)).first()).toBeVisible()
}

/** Types into a searchable field and takes the first suggestion that fits. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(option)
  await page.getByRole('option', { name: option }).first().click()
}

/** "Gespeichert um …", whatever the time is. */
const savedWords = (locale: Locale) => new RegExp(words(locale).autosave.saved.split('{{')[0] ?? '')
