import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findChanges } from './changes.ts'
import { countCpuSeconds, measureSlowness } from './cpu-seconds.ts'
import { readFailures, readReports } from './read-reports.ts'
import { exitCode } from './run.ts'

/**
 * Everything that must hold at every commit, in the order in which a mistake is cheapest to find: `npm run check`.
 * Only some steps: `npm run check lint types`. Only what changed since main: `npm run check -- --changed`.
 */
const root = resolve(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'tandem-check-'))
const noPostgres = 3

/** CPU seconds that the parts may use, on processors of usual speed: together 17 minutes on two. */
const budget = { 'static and web': 370, server: 680, screens: 450, journeys: 500 }
/** The same work costs a little more or less each time. Only what is over by so much fails. */
const tolerance = 4 / 3
/** Tests that may fail once and pass when they run again. */
const unstableAllowed = { screens: 2, journeys: 2 }

type Part = keyof typeof budget
type Command = (command: string, args: string[], options?: { cwd?: string; env?: Env }) => Promise<number>
type Env = Record<string, string>
type Step = { name: string; part: Part; run: (command: Command) => Promise<number> }
/** Lists that run side by side; the steps of one list run one after the other. */
type Stage = Step[][]

const workspaces = ['contract', 'server', 'web', 'e2e', 'bench', 'data', 'tools']
const embeddedAlone = 'src/platform/db/pglite/**'
/**
 * Where both run. The access matrix calls every endpoint, so it is what shows each query on the embedded database. The
 * bundle's programs open one whatever the tests have.
 */
const embeddedOnce = ['src/app/access/access-matrix.test.ts', 'src/app/processes/bundle.test.ts']
/** What runs on the embedded database beside PostgreSQL, which runs everything. */
const embeddedToo = ['src/platform/', 'src/app/', 'src/testing/']
/**
 * Made-up requests, planted words and what is about HTTP or the demo's content try nothing of the database. The bundle's
 * test and the screens fill an embedded one with the demo.
 */
const postgresAlone = ['app/fuzz/**', 'app/withheld/**', 'app/http/**', 'demo/**']

const memory = '/dev/shm'
const enoughMemory = 4 * 1024 ** 3

/** Databases that live for a second are not worth tidying. */
const forShortLives = ['-c', 'autovacuum=off']

const wanted = process.argv.slice(2).filter((each) => !each.startsWith('--'))
const stages = process.argv.includes('--changed') ? stagesForChanges() : allStages()
const cpuSeconds = countCpuSeconds()
const slowness = measureSlowness()
const begun = Date.now()
const results: string[] = []
const notes: string[] = []
const stepsOf: Record<Part, string[]> = { 'static and web': [], server: [], screens: [], journeys: [] }
let failed = 0

for (const stage of stages) {
  const lists = stage.map((list) => list.filter(isWanted)).filter((list) => list.length > 0)
  await Promise.all(lists.map((list) => runInTurn(list, lists.length > 1)))
}
report()

function allStages(): Stage[] {
  return [
    [
      [step('lint', 'biome', ['check', '.']), vitest('boundaries', 'tools'), step('unused', 'knip', [])],
      [
        types(workspaces),
        step('build', 'node', ['tools/build.ts']),
        step('size', 'node', ['tools/bundle-size.ts']),
      ],
    ],
    // A page waits for its typing two fifths of the time, in which the server's tests get on.
    [[vitest('web', 'web')], [embedded(), server([])]],
    [[playwright('screens', ['screens'])]],
    [[playwright('journeys', ['journeys', 'full-browser'])]],
  ]
}

/** By feature folder. The screens and what is about the whole are left to the whole check. */
function stagesForChanges(): Stage[] {
  const changes = findChanges(root)
  console.log(`${changes.files.length} files changed since ${changes.since}`)
  if (changes.files.length === 0) return []
  const some = (step: Step, tests: string[]) => (tests.length > 0 ? [step] : [])
  return [
    [
      [
        step('lint', 'biome', ['check', '--no-errors-on-unmatched', ...changes.files]),
        vitest('boundaries', 'tools'),
        ...some(vitest('web', 'web', changes.web), changes.web),
      ],
      [types(changes.workspaces)],
    ],
    [some(server(changes.server), changes.server)],
    [some(playwright('journeys', ['journeys'], changes.journeys), changes.journeys)],
  ]
}

function step(name: string, command: string, args: string[]): Step {
  return { name, part: 'static and web', run: (run) => run(command, args) }
}

/** One thread for each of two workspaces at a time: two threads for one do much twice. */
function types(projects: string[]): Step {
  const run = async (command: Command) => {
    const waiting = [...projects]
    const codes: number[] = []
    const work = async () => {
      for (let project = waiting.shift(); project; project = waiting.shift()) {
        const state = [
          '--incremental',
          '--tsBuildInfoFile',
          `node_modules/.cache/types/${project}.tsbuildinfo`,
        ]
        codes.push(await command('tsc', ['--noEmit', '--singleThreaded', ...state, '-p', project]))
      }
    }
    await Promise.all([work(), work()])
    return Math.max(0, ...codes)
  }
  return { name: 'types', part: 'static and web', run }
}

function vitest(name: string, folder: string, only: string[] = []): Step {
  return step(name, 'vitest', vitestArguments(folder, name, only))
}

function embedded(): Step {
  const args = [
    ...vitestArguments('server', 'embedded', embeddedToo),
    ...without(postgresAlone.map((each) => `src/${each}`)),
  ]
  const run = (command: Command) => inMemory((env) => command('vitest', args, { env }))
  return { name: 'server embedded', part: 'server', run }
}

function server(only: string[]): Step {
  const run = async (command: Command) => {
    const elsewhere = only.length > 0 ? [embeddedAlone] : [embeddedAlone, ...embeddedOnce]
    // A worker waits for the database while that works for it: with three both processors have something to do.
    const args = ['vitest', ...vitestArguments('server', 'server', only), '--maxWorkers=3']
    const run = ['tools/with-postgres.ts', ...forShortLives, '--', ...args, ...without(elsewhere)]
    const code = await inMemory((env) => command('node', run, { env }))
    if (code !== noPostgres) {
      notes.push('The server ran on PostgreSQL.')
      return code
    }
    notes.push('No PostgreSQL is installed here: the server ran on the embedded database only.')
    return command('vitest', [...args.slice(1, -1), ...without(only.length > 0 ? [] : embeddedOnce)])
  }
  return { name: 'server', part: 'server', run }
}

/**
 * With the folder for temporary files in memory, where there is one with room: each test file gets a copy of a database,
 * a thousand files, which on a disk costs four times as much.
 */
async function inMemory(run: (env: Env) => Promise<number>): Promise<number> {
  const { bavail = 0, bsize = 0 } = existsSync(memory) ? statfsSync(memory) : {}
  if (bavail * bsize < enoughMemory) return run({})
  const folder = mkdtempSync(join(memory, 'tandem-check-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const stop = () => process.exit(1)
  process.once('exit', remove).once('SIGINT', stop).once('SIGTERM', stop)
  try {
    // PostgreSQL has a user of its own.
    chmodSync(folder, 0o711)
    return await run({ TMPDIR: folder })
  } finally {
    process.off('exit', remove).off('SIGINT', stop).off('SIGTERM', stop)
    remove()
  }
}

function without(files: string[]): string[] {
  return files.flatMap((each) => ['--exclude', each])
}

function vitestArguments(folder: string, name: string, only: string[]): string[] {
  const output = `--outputFile.json=${join(reports, `${name}.json`)}`
  const some = only.length > 0 ? ['--passWithNoTests', ...only] : []
  // Beside the server's tests one page has time enough; a second would load all modules once more.
  const workers = folder === 'web' ? ['--maxWorkers=1'] : []
  return ['run', '--root', folder, '--reporter=default', '--reporter=json', output, ...workers, ...some]
}

/**
 * What failed runs again with a trace. Of many tests on a busy machine one or two may stumble: when they pass the second
 * time they are named with their errors, to be mended; more fail the check, and so does one that fails twice.
 */
function playwright(name: 'screens' | 'journeys', projects: string[], only: string[] = []): Step {
  const args = ['test', ...projects.map((project) => `--project=${project}`)]
  const run = async (command: Command) => {
    const cwd = join(root, 'e2e')
    const report = join(reports, `${name}.json`)
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const code = await command('playwright', [...args, '--reporter=list,json', ...only], { cwd, env })
    if (code === 0) return 0
    const again = [...args, '--last-failed', '--trace=on', '--reporter=list']
    const passed = (await command('playwright', again, { cwd })) === 0
    const failures = readFailures(report)
    notes.push(
      `${name}: what failed ran again and ${passed ? 'passed, so it is not stable' : 'failed again'}; traces are in e2e/test-results.`,
      ...failures,
    )
    return passed && failures.length > 0 && failures.length <= unstableAllowed[name] ? 0 : code
  }
  return { name, part: name, run }
}

function isWanted({ name }: Step): boolean {
  return wanted.length === 0 || wanted.some((each) => name.startsWith(each))
}

/** Beside others a step prints all at its end. */
async function runInTurn(list: Step[], besideOthers: boolean): Promise<void> {
  for (const { name, part, run } of list) {
    const begun = Date.now()
    const printed: string[] = []
    const print = besideOthers ? (text: string) => void printed.push(text) : undefined
    const follow = (pid: number) => cpuSeconds.follow(pid, name)
    if (!besideOthers) console.log(`\n== ${name}`)
    const code = await run((command, args, options) =>
      exitCode(command, args, { cwd: root, ...options, print, onStart: follow, onExit: cpuSeconds.ended }),
    )
    if (besideOthers) console.log(`\n== ${name}\n${printed.join('')}`)
    if (code !== 0) failed += 1
    stepsOf[part].push(name)
    const seconds = `${((Date.now() - begun) / 1000).toFixed(0)} s, ${cpuSeconds.read(name).toFixed(0)} CPU s`
    results.push(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}, ${seconds}`)
  }
}

function report(): void {
  cpuSeconds.stop()
  slowness.stop()
  const { failures, ...tests } = readReports(reports)
  rmSync(reports, { recursive: true })
  console.log(`\n${[...results, ...notes, ...failures].join('\n')}`)
  console.log(`\n${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`)
  console.log(`\n${((Date.now() - begun) / 60_000).toFixed(1)} minutes in all`)
  if (cpuSeconds.known) reportCpuSeconds(slowness.read())
  process.exitCode = failed > 0 ? 1 : 0
}

/** What counts is what the same work would have used on processors of usual speed. */
function reportCpuSeconds(slower: number): void {
  console.log(
    `CPU seconds used, at usual speed, and allowed; these processors took ${slower.toFixed(2)} times as long`,
  )
  for (const [part, allowed] of Object.entries(budget) as [Part, number][]) {
    const used = stepsOf[part].reduce((sum, step) => sum + cpuSeconds.read(step), 0)
    if (used === 0) continue
    const usual = used / slower
    const shown = [used, usual].map((seconds) => seconds.toFixed(0).padStart(5)).join('')
    console.log(`${part.padEnd(16)} ${shown} of ${allowed}${usual > allowed ? ' OVER' : ''}`)
    if (usual > allowed * tolerance) failed += 1
  }
}
