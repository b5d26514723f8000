/**
 * How long a start takes until `/health/ready` answers 200, phase by phase, from the sources and from the bundle in
 * turns: `npm run bench:start`. CPU seconds compare; seconds by the clock depend on what else the machine does.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

type Moment = { name: string; wall: number; cpu: number }
type Kind = 'first' | 'later' | 'after kill -9'

const rounds = Number(process.argv[2] ?? 3)
const port = 4598
const root = resolve(import.meta.dirname, '..')
const programs = { sources: 'server/src/app/start.ts', bundle: 'server/dist/start.js' }
const kinds: Kind[] = ['first', 'later', 'after kill -9']

const folder = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
const runs = new Map<string, Moment[][]>()
try {
  // Leaves snapshot and compiled code, as the build does.
  await start('bundle', 'warm', 'SIGTERM')
  await start('sources', 'warm', 'SIGTERM')
  for (let round = 0; round < rounds; round += 1) {
    for (const program of ['sources', 'bundle'] as const) {
      const dataDir = `${program}-${round}`
      for (const kind of kinds) {
        // The start after this one finds a database that was closed, or one that was not.
        const moments = await start(program, dataDir, kind === 'later' ? 'SIGKILL' : 'SIGTERM')
        const key = `${program}, ${kind}`
        runs.set(key, [...(runs.get(key) ?? []), moments])
      }
    }
  }
  for (const kind of kinds) print(kind)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function start(program: keyof typeof programs, dataDir: string, end: NodeJS.Signals) {
  const env = { PORT: String(port), DATA_DIR: join(folder, dataDir), TANDEM_DEMO: 'on', LOG_LEVEL: 'warn' }
  const child = fork(join(root, programs[program]), {
    env: { PATH: process.env.PATH, ...env },
    execArgv: ['--import', join(import.meta.dirname, 'servers/report-phases.ts')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const moments = await readMoments(child)
  child.kill(end)
  await ended
  return moments
}

async function readMoments(child: ChildProcess): Promise<Moment[]> {
  const moments: Moment[] = []
  child.once('exit', (code) => {
    if (code) throw new Error(`The server ended with ${code}`)
  })
  for (;;) {
    const [moment] = (await once(child, 'message')) as [Moment]
    moments.push(moment)
    if (moment.name === 'listening') {
      const { status } = await fetch(`http://localhost:${port}/health/ready`)
      if (status !== 200) throw new Error(`/health/ready answered ${status}`)
      child.send('first ready answer')
    }
    if (moment.name === 'first ready answer') return moments
  }
}

/** Of all rounds the middle one, by its CPU seconds at the end. */
function middle(key: string): Moment[] {
  const all = runs.get(key) ?? []
  return all.toSorted((a, b) => total(a) - total(b))[Math.floor(all.length / 2)] ?? []
}

function total(moments: Moment[]): number {
  return moments.at(-1)?.cpu ?? 0
}

function print(kind: Kind): void {
  const [sources, bundle] = [middle(`sources, ${kind}`), middle(`bundle, ${kind}`)]
  console.log(`\n${kind.padEnd(20)} sources: CPU s (wall)   bundle: CPU s (wall)   until then`)
  for (const { name } of sources) {
    console.log(`  ${name.padEnd(22)}${columns(sources, name)}          ${columns(bundle, name)}`)
  }
  console.log(`  ratio of CPU seconds, bundle to sources: ${(total(bundle) / total(sources)).toFixed(2)}`)
}

function columns(moments: Moment[], name: string): string {
  const moment = moments.find((each) => each.name === name)
  if (!moment) return '-'.padStart(14)
  return `${moment.cpu.toFixed(2).padStart(6)} (${moment.wall.toFixed(2).padStart(5)})`
}
