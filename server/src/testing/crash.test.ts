import { spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startApp } from '#app/start-app.ts'
import { nightlyFileCleanUp } from '#features/files/files.jobs.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { createTestClock } from '#platform/clock/test-clock.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log/log.ts'
import type { Found } from './crash-writer.ts'
import { onPostgresServer, urlOfDatabase } from './postgres-server.ts'
import { settleJobs } from './settle-jobs.ts'

/** `npm run crash` asks for 100. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 10)
/** Of the processor, which other work on the machine does not stretch. */
const maxCpuSecondsUntilReady = 5
const timeout = rounds * 20_000
const template = inject('template')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-crash-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test(
  'trap 5: the embedded database keeps every acknowledged write over kill -9, no half of one, no claimed key and no stray file',
  async ({ skip }) => {
    if (template.kind === 'postgres') return skip('runs without TEST_DATABASE_URL')
    await crashAgainAndAgain(folder)
  },
  timeout,
)

test(
  'PostgreSQL keeps every acknowledged write over kill -9, no half of one, no claimed key and no stray file',
  async ({ skip }) => {
    if (template.kind === 'pglite') return skip('no TEST_DATABASE_URL')
    const name = `tandem_crash_${randomUUID().slice(0, 8)}`
    await onPostgresServer(template.url, `CREATE DATABASE ${name}`)
    await crashAgainAndAgain(folder, urlOfDatabase(template.url, name))
    await onPostgresServer(template.url, `DROP DATABASE ${name} WITH (FORCE)`)
  },
  timeout,
)

async function crashAgainAndAgain(dataDir: string, url?: string): Promise<void> {
  const acknowledged = { bookings: [] as number[], files: [] as string[] }
  let slowest = { wall: 0, cpu: 0 }
  for (let round = 0; round <= rounds; round++) {
    const { found, written } = await writeUntilKilled(url ? [dataDir, url] : [dataDir])
    const whole = new Set(found.bookings.filter(({ halves }) => halves === 2).map(({ id }) => id))
    expect(whole.size, 'bookings that are whole').toBe(found.bookings.length)
    expect(
      acknowledged.bookings.filter((id) => !whole.has(id)),
      'lost bookings',
    ).toEqual([])
    const kept = new Set(found.files.filter(({ isWhole }) => isWhole).map(({ id }) => id))
    expect(
      acknowledged.files.filter((id) => !kept.has(id)),
      'lost files',
    ).toEqual([])
    expect(
      found.files.filter(({ isWhole }) => isWhole === false),
      'files of which a part is kept',
    ).toEqual([])
    expect(found.strayFiles, 'files without a row').toBe(0)
    expect(written.bookings.length, 'bookings before the kill').toBeGreaterThan(0)
    acknowledged.bookings.push(...written.bookings)
    acknowledged.files.push(...written.files)
    // The first start makes the database.
    if (round === 0) continue
    expect(found.ready.cpu, 'CPU seconds until it is ready').toBeLessThan(maxCpuSecondsUntilReady)
    if (found.ready.wall > slowest.wall) slowest = found.ready
  }
  expect(acknowledged.files.length, 'files before a kill').toBeGreaterThan(0)
  await expectNothingLeftAfterSweep(dataDir, url)
  if (process.env.CRASH_ROUNDS) {
    const { bookings, files } = acknowledged
    const seconds = `${slowest.wall.toFixed(1)} s (${slowest.cpu.toFixed(1)} CPU s)`
    process.stdout.write(
      `${rounds} kills, ${bookings.length} bookings and ${files.length} files kept, ready in at most ${seconds}\n`,
    )
  }
}

/** No record ties the files, so that after a day neither rows nor bytes of them are left, nor parts of killed writes. */
async function expectNothingLeftAfterSweep(dataDir: string, url: string | undefined): Promise<void> {
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })
  const database = await openDatabase({ url: url ?? null, dataDir })
  const clock = createTestClock(new Date())
  const app = await startApp({ config, database, log: createLog(config), clock, webFolder: null })
  await app.runJobs()
  clock.advance(25 * 60 * 60 * 1000)
  await enqueue(database.db, nightlyFileCleanUp, {})
  await settleJobs(database.db, clock())
  expect(await database.db.$count(storedFile)).toBe(0)
  const left = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
  await app.stop()
  await database.close()
}

type Written = { found: Found; written: { bookings: number[]; files: string[] } }

async function writeUntilKilled(childArguments: string[]): Promise<Written> {
  const script = join(import.meta.dirname, 'crash-writer.ts')
  const child = spawn(process.execPath, [script, ...childArguments], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line))
  const ended = Promise.all([once(child, 'exit'), once(reader, 'close')])
  // The first line says what was found, the second acknowledges the first booking.
  while (lines.length < 2 && child.exitCode === null) await pause(5)
  await pause(randomInt(150))
  child.kill('SIGKILL')
  await ended
  const [found, ...acknowledged] = lines.map((line) => JSON.parse(line))
  if (!found) throw new Error('The writer did not start')
  const bookings = acknowledged.flatMap(({ booking }) => booking ?? [])
  const files = acknowledged.flatMap(({ file }) => file ?? [])
  return { found, written: { bookings, files } }
}
