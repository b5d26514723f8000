import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'
import {
  buildBundle,
  bundle,
  collect,
  freePort,
  killAll,
  listen,
  resetting,
  sources,
  start as startProgram,
} from './program.testing.ts'

let dataDir: string
beforeAll(async () => {
  await buildBundle()
  dataDir = await mkdtemp(join(tmpdir(), 'tandem-process-'))
})
afterAll(async () => {
  killAll()
  await rm(dataDir, { recursive: true, force: true })
})

test.runIf(inject('template').kind === 'pglite')(
  'a second start on the same data says so and ends; SIGTERM drops no request',
  {
    timeout: 90_000,
  },
  async () => {
    const port = await freePort()
    const first = start({ PORT: String(port) })
    await expect.poll(listen(first), { timeout: 60_000 }).toContain('Tandem is ready')
    expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200)

    const second = start({ PORT: String(await freePort()) })
    const complaint = await collect(second)
    expect(second.exitCode).toBe(1)
    expect(complaint).toMatch(/is in use by process \d+\./)
    expect(await collect(start({}, resetting))).toBe(complaint)
    expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200)

    expect(await answersWhileEnding(first, port)).toEqual([])
    expect(first.exitCode).toBe(0)
  },
)

// Windows has no shell of that kind, and ends all of a terminal's programs.
test.runIf(inject('template').kind === 'pglite' && process.platform !== 'win32')(
  'SIGTERM to “npm start” ends the server, which npm’s shell leaves alone',
  { timeout: 90_000 },
  async () => {
    const port = await freePort()
    const settings = { PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'test', TANDEM_DEMO: 'off' }
    const shell = spawn('sh', ['-c', `'${process.execPath}' '${bundle}'; exit`], {
      env: { PATH: process.env.PATH, npm_lifecycle_event: 'start', ...settings },
      detached: true,
    })
    try {
      await expect.poll(listen(shell), { timeout: 60_000 }).toContain('Tandem is ready')
      // What the backup of docs/operations.md names is there before the first upload.
      expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['files', 'secret-key']))
      shell.kill('SIGTERM')
      await once(shell, 'exit')
      const ask = () =>
        fetch(`http://localhost:${port}/health/live`).then(
          () => 'answered',
          () => 'refused',
        )
      await expect.poll(ask, { timeout: 20_000 }).toBe('refused')
    } finally {
      endGroup(shell)
    }
  },
)

/** The embedded database belongs to one process. */
describe.runIf(inject('template').kind === 'postgres')('several processes on one port', () => {
  test('say once that they are ready, share the work, leave jobs to one more, are replaced when they fall and end together', {
    timeout: 120_000,
  }, async () => {
    const { database, drop } = await openTestDatabase()
    const url = database.pool.options.connectionString ?? ''
    const port = await freePort()
    // Three in a row, below those that the system hands out.
    const metrics = 20_000 + 3 * (process.pid % 4000)
    const settings = { PORT: String(port), DATABASE_URL: url, WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' }
    const server = start({ ...settings, METRICS_PORT: String(metrics) })
    const output = listen(server)
    await expect.poll(output, { timeout: 60_000 }).toContain('Tandem is ready')

    const [fallen = 0, spared = 0, ...others] = await answering(port, output)
    expect(others).toEqual([])
    process.kill(fallen, 'SIGKILL')
    await expect.poll(output).toContain('a process ended unasked and is replaced')
    expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200)
    await expect.poll(() => answering(port, output), { timeout: 60_000 }).toHaveLength(2)
    expect(await answering(port, output)).toContain(spared)

    await expect.poll(() => workingOnJobs(output()), { timeout: 60_000 }).toHaveLength(1)
    const [jobs = 0] = workingOnJobs(output())
    expect([fallen, spared]).not.toContain(jobs)
    expect(getPriority(jobs)).toBeGreaterThan(getPriority(spared))
    const countsJobs = async (place: number) =>
      (await (await fetch(`http://127.0.0.1:${metrics + place}/metrics`)).text()).includes('tandem_jobs')
    expect(await Promise.all([0, 1, 2].map(countsJobs))).toEqual([false, false, true])
    process.kill(jobs, 'SIGKILL')
    await expect.poll(() => workingOnJobs(output()), { timeout: 60_000 }).toHaveLength(2)

    expect(await answersWhileEnding(server, port)).toEqual([])
    expect(server.exitCode).toBe(0)
    expect(output().match(/Tandem is ready/g)).toHaveLength(1)
    await drop()
  })

  test('that cannot start end the start', async () => {
    const { database, drop } = await openTestDatabase()
    const url = database.pool.options.connectionString ?? ''
    const child = start({ PORT: '1', HOST: '203.0.113.1', DATABASE_URL: url, WEB_CONCURRENCY: '2' })
    const complaint = await collect(child)
    expect(child.exitCode).toBe(1)
    expect(complaint).toContain('EADDRNOTAVAIL')
    await drop()
  })
})

// No database is opened.
test.runIf(inject('template').kind === 'pglite').for([bundle, sources])(
  'a bad variable stops the start with a sentence that names it',
  async (program) => {
    const child = start({ PORT: 'eighty' }, program)
    const complaint = await collect(child)
    expect(child.exitCode).toBe(1)
    expect(complaint).toMatch(/^PORT must be .*\.$/m)
    expect(complaint).not.toContain('at ')
  },
)

const start = (env: Record<string, string>, program = bundle) =>
  startProgram({ DATA_DIR: dataDir, ...env }, program)

/** Of a process that was started `detached`. */
function endGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody of it is left.
  }
}

/** The answers that were not the expected one, of twenty requests on their way while the server is told to end. */
async function answersWhileEnding(server: ChildProcess, port: number): Promise<unknown[]> {
  const asking = Array.from({ length: 20 }, () =>
    fetch(`http://localhost:${port}/api/system/available-study-interests`),
  )
  await Promise.race(asking)
  server.kill('SIGTERM')
  const answers = await Promise.all(
    asking.map((each) =>
      each.then(
        ({ status }) => status,
        () => 'refused',
      ),
    ),
  )
  await once(server, 'exit')
  return answers.filter((status) => status !== 200)
}

/** The processes that answer ten requests on connections of their own, by what they log. */
async function answering(port: number, output: () => string): Promise<number[]> {
  const before = output().length
  const headers = { connection: 'close' }
  for (let n = 0; n < 10; n++) await fetch(`http://localhost:${port}/health/live`, { headers })
  await expect.poll(() => pidsIn(output().slice(before))).toHaveLength(10)
  return [...new Set(pidsIn(output().slice(before)))]
}

const workingOnJobs = (log: string) =>
  [...log.matchAll(/"pid":(\d+),.*"works on jobs"/g)].map(([, pid]) => Number(pid))

const pidsIn = (log: string) =>
  [...log.matchAll(/"pid":(\d+),.*"route":"\/health\/live"/g)].map(([, pid]) => Number(pid))
