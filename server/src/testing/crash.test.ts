import { spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { onPostgresServer, urlOfDatabase } from './postgres-server.ts'

const rounds = 10
const template = inject('template')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-crash-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('trap 5: the embedded database keeps every acknowledged write over kill -9, no half of one and no claimed key', async ({
  skip,
}) => {
  if (template.kind === 'postgres') return skip('runs without TEST_DATABASE_URL')
  await crashAgainAndAgain([folder])
}, 180_000)

test('PostgreSQL keeps every acknowledged write over kill -9, no half of one and no claimed key', async ({
  skip,
}) => {
  if (template.kind === 'pglite') return skip('no TEST_DATABASE_URL')
  const name = `tandem_crash_${randomUUID().slice(0, 8)}`
  await onPostgresServer(template.url, `CREATE DATABASE ${name}`)
  await crashAgainAndAgain([folder, urlOfDatabase(template.url, name)])
  await onPostgresServer(template.url, `DROP DATABASE ${name} WITH (FORCE)`)
}, 180_000)

async function crashAgainAndAgain(childArguments: string[]): Promise<void> {
  const acknowledged: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const { found, written } = await writeUntilKilled(childArguments)
    const whole = new Set(found.filter(({ halves }) => halves === 2).map(({ id }) => id))
    expect(whole.size, 'bookings that are whole').toBe(found.length)
    expect(
      acknowledged.filter((id) => !whole.has(id)),
      'lost bookings',
    ).toEqual([])
    expect(written.length, 'bookings before the kill').toBeGreaterThan(0)
    acknowledged.push(...written)
  }
}

type Written = { found: { id: number; halves: number }[]; written: number[] }

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
  const [found = '[]', ...written] = lines
  return { found: JSON.parse(found), written: written.map(Number) }
}
