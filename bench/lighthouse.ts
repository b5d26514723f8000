/**
 * What Lighthouse says of the public pages on a phone: `npm run bench:lighthouse`, on a desktop: `-- --desktop`. Another
 * server than one of its own: `-- --address https://…`. Quiet machines only: performance falls with every other process.
 * It is installed when it is asked for: with all that it brings it would be a tenth of every `npm ci`.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { paths } from '../contract/src/paths.ts'
import { browserExecutable, fullBrowser } from '../e2e/browser.ts'
import { prepareData } from '../server/src/app/data/prepare-data.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { openDatabase } from '../server/src/platform/db/database.ts'
import { createStorage } from '../server/src/platform/files/storage.ts'
import { createLog } from '../server/src/platform/log/log.ts'
import { freePort } from '../tools/free-port.ts'
import { startTandem } from './servers/start-tandem.ts'

const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    desktop: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const target = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof target
const categories = Object.keys(target) as Category[]

/** What is read of a report. */
type Report = {
  runtimeError?: { message: string }
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}
const program = join(import.meta.dirname, 'lighthouse/node_modules/.bin/lighthouse')

const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
const tandem = values.address ? null : await startOpen()
const address = values.address ?? tandem?.address ?? ''
try {
  for (const path of [paths.home(), paths.faq(), paths.contactUs(), await someOffer()]) {
    const results: Report[] = []
    for (let round = 0; round < rounds; round += 1) results.push(await ask(`${address}${path}`))
    print(path, middleOf(results))
  }
} finally {
  await tandem?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** With the demo world, whose offers everybody may read. */
async function startOpen() {
  const config = loadConfig({ DATA_DIR: dataDir, TANDEM_DEMO: 'on', LOG_LEVEL: 'warn' })
  const database = await openDatabase({ url: null, dataDir })
  const parts = { config, database, storage: createStorage(config), log: createLog(config), now: new Date() }
  await prepareData(parts)
  await database.pool.query(
    `insert into setting (key, value, updated_at) values ('offers.publicSearch', 'true', now())
     on conflict (key) do update set value = excluded.value`,
  )
  await database.close()
  return startTandem(dataDir)
}

async function someOffer(): Promise<string> {
  const answer = await fetch(`${address}/api/offers?perPage=1`)
  const { member } = (await answer.json()) as { member: { id: string }[] }
  if (!member[0]) throw new Error('No offer is public there')
  return paths.offer({ offerId: member[0].id })
}

/** A browser of its own for each, so that none finds what the one before has fetched. */
async function ask(url: string): Promise<Report> {
  const port = await freePort('127.0.0.1')
  const browser = await chromium.launch({
    executablePath: fullBrowser ?? (await browserExecutable()),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    const options = [`--port=${port}`, '--output=json', '--quiet', `--only-categories=${categories}`]
    if (values.desktop) options.push('--preset=desktop')
    const { stdout } = await promisify(execFile)(program, [url, ...options], { maxBuffer: 1e9 })
    const report: Report = JSON.parse(stdout)
    if (report.runtimeError) throw new Error(report.runtimeError.message)
    return report
  } finally {
    await browser.close()
  }
}

function scoreOf(report: Report, category: Category): number {
  return Math.round((report.categories[category].score ?? 0) * 100)
}

function middleOf(results: Report[]): Report {
  const sorted = results.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('No round was run')
  return middle
}

function print(path: string, report: Report): void {
  const scores = categories.map((category) => {
    const score = scoreOf(report, category)
    return `${category} ${score}${score < target[category] ? ` (not ${target[category]})` : ''}`
  })
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  console.log(`\n${path}\n  ${scores.join(', ')}`)
  console.log(`  ${times.map((id) => `${id} ${report.audits[id]?.displayValue}`).join(', ')}`)
  for (const category of categories.filter((each) => each !== 'performance')) {
    for (const { id, weight } of report.categories[category].auditRefs) {
      const audit = report.audits[id]
      if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1)
        console.log(`  ${category}: ${audit?.title} ${audit?.displayValue ?? ''}`)
    }
  }
}
