/**
 * The editor of a profile with 30 expertises and 20 documents: how long it takes to open, as a ratio to the same editor
 * with an empty profile and to a bare page of the same bytes, and the longest tasks while one opens, types, orders and
 * saves: `npm run bench:profile`. On the embedded database.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inNewPage, launchBrowser, signIn } from './browser.ts'
import { fillProfile } from './profile/fill-profile.ts'
import { startBareProfile } from './profile/start-bare-profile.ts'
import { measureTasks, measureView, medianOf, type View } from './received/measure-view.ts'
import { startTandem } from './servers/start-tandem.ts'

const rounds = 5
const email = 'lena.demo@example.org'
const editor = { first: '#kenntnisse', complete: 'main >> text=Angebote suchen' }
const bareEditor = { first: 'li', complete: '[data-complete]' }

const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
const tandem = await startTandem(dataDir)
const browser = await launchBrowser()
try {
  const headers = await tandem.signIn(email)
  const empty = await fillProfile(tandem.address, headers, { expertises: 0, documents: 0 })
  const full = await fillProfile(tandem.address, headers, { expertises: 30, documents: 20 })
  await printViews(headers, empty, full)
  await printTasks(full)
} finally {
  await browser.close()
  await tandem.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function printViews(headers: Record<string, string>, empty: string, full: string): Promise<void> {
  const answer = await (await fetch(`${tandem.address}/api/application/${full}`, { headers })).text()
  const bare = await startBareProfile(answer)
  const seen: Record<string, View[]> = { bare: [], empty: [], full: [] }
  // In turns, so that a machine that changes its pace changes it for all.
  for (let round = 0; round < rounds; round += 1) {
    seen.bare?.push(await inNewPage(browser, (page) => measureView(page, bare.address, bareEditor)))
    seen.empty?.push(await inNewPage(browser, (page) => openEditor(page, empty)))
    seen.full?.push(await inNewPage(browser, (page) => openEditor(page, full)))
  }
  bare.stop()
  console.log('profile   all ms   longest task, CPU ms   ratio to bare   ratio to empty')
  for (const [name, measured] of Object.entries(seen)) {
    const ratioTo = (other: View[] | undefined) =>
      (medianOf(measured, 'completeMs') / medianOf(other ?? [], 'completeMs')).toFixed(1)
    console.log(
      name.padEnd(8),
      medianOf(measured, 'completeMs').toFixed(0).padStart(7),
      medianOf(measured, 'longestMs').toFixed(0).padStart(22),
      ratioTo(seen.bare).padStart(15),
      ratioTo(seen.empty).padStart(16),
    )
  }
}

async function printTasks(id: string): Promise<void> {
  console.log('\ntasks                   over 50 ms   longest, CPU ms')
  await inNewPage(browser, async (page) => {
    const print = async (name: string, run: () => Promise<void>) => {
      const { over50, longestMs } = await measureTasks(page, run)
      console.log(name.padEnd(23), String(over50).padStart(10), longestMs.toFixed(0).padStart(17))
    }
    await openEditor(page, id)
    await page.waitForTimeout(1000)
    await print('typing and saving', () => type(page))
    await print('an expertise, saved', () => changeExpertise(page))
    await print('ordering by keys, saved', () => order(page))
  })
}

async function type(page: Page): Promise<void> {
  await page
    .locator('#ueber-mich textarea')
    .pressSequentially('Ich baue gern kleine Dinge, die andere benutzen.')
  await saved(page)
}

async function changeExpertise(page: Page): Promise<void> {
  await page.locator('#kenntnisse [data-edit]').nth(15).click()
  await page.locator('#kenntnisse form textarea').fill('Neu beschrieben')
  await page.locator('#kenntnisse form button[type=submit]').click()
  await saved(page)
}

async function order(page: Page): Promise<void> {
  await page.locator('#kenntnisse [data-handle]').nth(5).focus()
  for (let n = 0; n < 10; n += 1) await page.keyboard.press('ArrowDown', { delay: 40 })
  await saved(page)
}

async function saved(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await page.waitForTimeout(1000)
}

async function openEditor(page: Page, id: string): Promise<View> {
  await signIn(page, tandem.address, email)
  return measureView(page, `${tandem.address}/bewerbungsprofil/${id}`, editor)
}
