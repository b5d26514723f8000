/**
 * A thread of 5,000 messages beside one of 20: the server's answer and the browser's first view, as ratios of one to
 * the other. `npm run bench:messages`, on the embedded database.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { launchBrowser, signIn } from '../browser.ts'
import { measure, median } from '../measure.ts'
import { startTandem } from '../servers/start-tandem.ts'
import { fillThreads, type Threads } from './fill-threads.ts'

const email = 'personal.demo@example.org'
const rounds = 7
const load = { requests: 200, connections: 1 }

const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
const threads = await fillThreads(dataDir, email)
const tandem = await startTandem(dataDir)
const browser = await launchBrowser()
try {
  const headers = await tandem.signIn(email)
  await printAnswers(headers)
  await printViews()
} finally {
  await browser.close()
  await tandem.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function printAnswers(headers: Record<string, string>): Promise<void> {
  const answer = async (id: string) =>
    (await measure(`${tandem.address}/api/messaging/thread/${id}`, { headers, ...load })).p50
  const short: number[] = []
  const long: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    short.push(await answer(threads.short))
    long.push(await answer(threads.long))
  }
  print('answer, p50 ms', median(short), median(long))
}

async function printViews(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page, tandem.address, email)
  const seen: Record<keyof Threads, number[]> = { short: [], long: [] }
  for (let round = 0; round < rounds; round += 1) {
    seen.short.push(await openThread(page, threads.short, 'Nachricht 20'))
    seen.long.push(await openThread(page, threads.long, 'Nachricht 5000'))
  }
  print('opened, ms', median(seen.short), median(seen.long))
}

/** From the address to the newest message being there. */
async function openThread(page: Page, id: string, newest: string): Promise<number> {
  const begun = performance.now()
  await page.goto(`${tandem.address}/nachrichten/${id}`)
  await page.getByRole('log').getByText(newest, { exact: true }).waitFor()
  return performance.now() - begun
}

function print(what: string, short: number, long: number): void {
  console.log(
    what.padEnd(16),
    `20 messages ${short.toFixed(1)}`.padEnd(24),
    `5,000 messages ${long.toFixed(1)}`.padEnd(28),
    `ratio ${(long / short).toFixed(2)}`,
  )
}
