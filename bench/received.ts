/**
 * The board with 500 received applications: the server's answer as a ratio to a bare route that sends the same bytes,
 * the browser's first view as a ratio to a bare list of the same answers, and the longest tasks while one scrolls
 * and moves: `npm run bench:received`. On the embedded database.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { inNewPage, launchBrowser, signIn } from './browser.ts'
import { measure, median } from './measure.ts'
import { fillReceived } from './received/fill-received.ts'
import { measureTasks, measureView, medianOf, type View } from './received/measure-view.ts'
import { startBareList } from './received/start-bare-list.ts'
import { startBare } from './servers/start-bare.ts'
import { startTandem } from './servers/start-tandem.ts'

const rounds = 5
const requests = 40
const moves = 10
const email = 'personal.demo@example.org'
const path = '/unternehmensprofil/bewerbungen'
// The line that counts offers stands there once all are loaded.
const complete = 'text=/500 Bewerbungen auf/'
const views = {
  bareList: { first: 'li', complete: '[data-complete]' },
  board: { first: 'article', complete },
  list: { first: 'tbody tr', complete },
}

const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
await fillReceived(dataDir)
const tandem = await startTandem(dataDir)
const browser = await launchBrowser()
try {
  const headers = await tandem.signIn(email)
  const answers = await readAnswers(headers)
  await printAnswer(headers, answers[0] ?? '')
  await printViews(answers)
  await printTasks()
  await printColleague()
} finally {
  await browser.close()
  await tandem.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** As the client asks for them, a hundred at a time. */
function readAnswers(headers: Record<string, string>): Promise<string[]> {
  return Promise.all([1, 2, 3, 4, 5].map(async (page) => (await fetch(answerUrl(page), { headers })).text()))
}

function answerUrl(page: number): string {
  return `${tandem.address}/api/applications?scope=received&page=${page}&perPage=100`
}

async function printAnswer(headers: Record<string, string>, answer: string): Promise<void> {
  const bare = await startBare(answer)
  const load = { requests, connections: 1 }
  const own = await measure(answerUrl(1), { headers, ...load })
  const floor = await measure(bare.address, { headers, ...load })
  await bare.stop()
  console.log('a hundred of them   p50 ms   p99 ms   bare p50 ms   ratio')
  console.log(
    `${Math.round(answer.length / 1024)} kB`.padEnd(17),
    own.p50.toFixed(1).padStart(8),
    own.p99.toFixed(1).padStart(8),
    floor.p50.toFixed(1).padStart(13),
    (own.p50 / floor.p50).toFixed(1).padStart(7),
  )
}

async function printViews(answers: string[]): Promise<void> {
  const list = await startBareList(answers)
  const seen: Record<keyof typeof views, View[]> = { bareList: [], board: [], list: [] }
  // In turns, so that a machine that changes its pace changes it for all.
  for (let round = 0; round < rounds; round += 1) {
    seen.bareList.push(await inNewPage(browser, (page) => measureView(page, list.address, views.bareList)))
    seen.board.push(await inNewPage(browser, (page) => openReceived(page, '', views.board)))
    seen.list.push(await inNewPage(browser, (page) => openReceived(page, '?ansicht=liste', views.list)))
  }
  list.stop()
  console.log('\nview        first ms   all ms   longest task, CPU ms   ratio of the first to the bare list')
  for (const [name, measured] of Object.entries(seen)) {
    console.log(
      name.padEnd(10),
      medianOf(measured, 'firstMs').toFixed(0).padStart(9),
      medianOf(measured, 'completeMs').toFixed(0).padStart(8),
      medianOf(measured, 'longestMs').toFixed(0).padStart(22),
      (medianOf(measured, 'firstMs') / medianOf(seen.bareList, 'firstMs')).toFixed(1).padStart(8),
    )
  }
}

async function printTasks(): Promise<void> {
  console.log('\ntasks                  over 50 ms   longest, CPU ms')
  await inNewPage(browser, async (page) => {
    const print = async (name: string, run: () => Promise<void>) => {
      const { over50, longestMs } = await measureTasks(page, run)
      console.log(name.padEnd(22), String(over50).padStart(10), longestMs.toFixed(0).padStart(17))
    }
    await openReceived(page, '', views.board)
    await print('scrolling the board', () => scroll(page))
    await print(`${moves} moves on it`, () => moveSome(page))
    await openReceived(page, '?ansicht=liste', views.list)
    await print('scrolling the list', () => scroll(page))
    await print(`${moves} moves in it`, () => moveSome(page))
  })
}

/** Down to the end, as far as it grows meanwhile. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 500)
  for (let steps = 0; steps < 200; steps += 1) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(40)
  }
}

async function moveSome(page: Page): Promise<void> {
  for (let n = 0; n < moves; n += 1) {
    const menu = page.locator('main :is(article, td) button[aria-haspopup=menu]').nth(n * 3)
    await menu.focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('menuitem')
      .nth(n % 3)
      .press('Enter')
    await page.waitForTimeout(300)
  }
}

/** From the key that moves an application until another device of the company shows it. */
async function printColleague(): Promise<void> {
  await inNewPage(browser, (mover) =>
    inNewPage(browser, async (watcher) => {
      await openReceived(mover, '', views.board)
      await openReceived(watcher, '', views.board)
      const seen: number[] = []
      for (let n = 0; n < moves; n += 1) seen.push(await measureColleague(mover, watcher))
      const [usual, slowest] = [median(seen), Math.max(...seen)]
      console.log(`\na colleague sees a move after ${usual.toFixed(0)} ms, at most ${slowest.toFixed(0)} ms`)
    }),
  )
}

/** Moves the first card of the board, and waits until the other page counts one more where it went. */
async function measureColleague(mover: Page, watcher: Page): Promise<number> {
  const heading = watcher.getByRole('heading', { name: /^In Prüfung/ })
  const before = (await heading.textContent()) ?? ''
  const menu = mover.locator('main article button[aria-haspopup=menu]').first()
  await menu.focus()
  await mover.keyboard.press('Enter')
  const inReview = mover.getByRole('menuitem').first()
  const begun = performance.now()
  await inReview.press('Enter')
  await heading.filter({ hasNotText: before }).waitFor()
  return performance.now() - begun
}

async function openReceived(page: Page, search: string, until: (typeof views)['board']): Promise<View> {
  await signIn(page, tandem.address, email)
  return measureView(page, tandem.address + path + search, until)
}
