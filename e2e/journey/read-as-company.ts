import { readFile } from 'node:fs/promises'
import type { Page, Response } from '@playwright/test'
import { expect } from '../test.ts'
import { fill, type Locale, words } from '../words.ts'
import { coverLetter } from './apply.ts'
import { cv } from './fill-profile.ts'
import type { Newcomer } from './register.ts'

export const invitation = 'Guten Tag, wir würden Sie gern kennenlernen. Passt Ihnen Donnerstag um 10:30 Uhr?'

/** Finds the application, opens it, reads the PDF, moves it to "interview" and writes. */
export async function readAsCompany(page: Page, locale: Locale, applicant: Newcomer): Promise<void> {
  const t = words(locale)
  const name = `${applicant.firstName} ${applicant.lastName}`
  await page.getByRole('banner').getByRole('link', { name: t.common.nav.received }).click()
  const loaded = page.waitForResponse(/\/api\/applicant\/.*\/file\//)
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await readPdf(page, await loaded)
  await page.getByRole('tab', { name: t.applications.record.coverLetter }).click()
  await expect(page.getByText(coverLetter)).toBeVisible()

  const { record, move } = t.applications
  const more = page.getByRole('button', { name: fill(record.more, { name }) })
  await more.click()
  await page.getByRole('menuitem', { name: fill(move.into, { stage: move.to.interview }) }).click()
  await expect(page.getByText(t.applications.timeline.company.interview)).toBeVisible()

  await more.click()
  await page.getByRole('menuitem', { name: record.write }).click()
  const dialog = page.getByRole('dialog', { name: fill(t.messaging.new.title, { name }) })
  await dialog.getByLabel(t.messaging.new.message).fill(invitation)
  await dialog.getByRole('button', { name: t.messaging.write.send }).click()
  await expect(dialog).toBeHidden()
}

/** It is drawn in the page. */
async function readPdf(page: Page, response: Response): Promise<void> {
  expect(response.headers()['content-type']).toBe('application/pdf')
  // Playwright cannot read a body that the page took as a blob, so it is asked for once more.
  const { authorization = '' } = await response.request().allHeaders()
  const again = await page.request.get(response.url(), { headers: { authorization } })
  expect(await again.body()).toEqual(await readFile(cv))
  await expect(page.locator('canvas').first()).toBeVisible()
}
