import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import { instrument } from './instrument.ts'
import type { Mutant } from './syntax.ts'

export type Numbered = Mutant & { number: number }
/** `by`: the test that noticed it; null when none did. */
export type Result = { mutant: Numbered; by: string | null }

const server = resolve(import.meta.dirname, '../../server')
const access = 'src/app/access'

/**
 * One test runner for all mutants, with one prepared database. Sources are changed on their way into it, never on the
 * disk. First the access matrix, which switches mutants on while it runs; then for each mutant that it did not notice
 * the feature's own tests that meet it, in a process of their own.
 */
export async function runMutants(mutants: Numbered[], report: (result: Result) => void): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-mutants-'))
  process.env.ACCESS_MUTATION = folder
  const vitest = await openVitest(mutants)
  const runner = { vitest, folder }
  try {
    const results = new Map<number, Result>()
    const keep = (mutant: Numbered, by: string | null) => {
      results.set(mutant.number, { mutant, by })
      report({ mutant, by })
    }
    const noticed = await noticedByMatrix(runner)
    for (const mutant of mutants) {
      const by = noticed.get(mutant.number)
      if (by) keep(mutant, by)
    }
    const left = mutants.filter(({ number }) => !results.has(number))
    const meeting = await whoMeets(runner, left)
    for (const mutant of left) keep(mutant, await noticedByTests(runner, mutant, meeting))
    return mutants.flatMap(({ number }) => results.get(number) ?? [])
  } finally {
    await vitest.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Runner = { vitest: Vitest; folder: string }

function openVitest(mutants: Numbered[]): Promise<Vitest> {
  const byFile = Map.groupBy(mutants, ({ path }) => resolve(server, '..', path))
  const options = {
    root: server,
    watch: false,
    bail: 1,
    // Changed sources must neither come from the last run nor be kept for others.
    fsModuleCache: false,
    reporters: [{}],
    include: ['src/**/*.test.ts', `${access}/matrix-under-mutation.testing.ts`],
    setupFiles: [`${access}/mutant-switch.testing.ts`],
  }
  const plugin = {
    name: 'access-mutants',
    enforce: 'pre' as const,
    transform(text: string, id: string) {
      const [path = ''] = id.split('?')
      if (path.startsWith(join(server, 'src/platform/db/'))) return withoutKeptStatements(text)
      const within = byFile.get(path)
      return within && instrument(text, within)
    },
  }
  return createVitest(options, { plugins: [plugin] })
}

/** A statement that is put together once would never hear of a mutant that is switched on later. */
function withoutKeptStatements(text: string): string {
  return text
    .replaceAll(/\bknown\.(get|has)\((key|db)\)/g, 'undefined')
    .replace('build(db).prepare(name)', 'build(db).prepare(`$' + '{name} $' + '{accessSwitch.active}`)')
}

async function noticedByMatrix(runner: Runner): Promise<Map<number, string>> {
  const [red] = await run(runner, [join(server, access, 'matrix-under-mutation.testing.ts')])
  if (red) throw new Error(`The access matrix is red without a mutant: ${red.test}`)
  const lines = readLines<{ number: number; by: string }>(join(runner.folder, 'noticed.jsonl'))
  return new Map(lines.map(({ number, by }) => [number, by]))
}

type Meeting = { file: string; mutants: Set<number> }[]

/** The test files of the features that these mutants are in, with the mutants that each meets. */
async function whoMeets(runner: Runner, mutants: Numbered[]): Promise<Meeting> {
  const areas = new Set(mutants.map(areaOf))
  const all = await runner.vitest.globTestSpecifications()
  const files = all
    .map(({ moduleId }) => moduleId)
    .filter(
      (file) => file.endsWith('.test.ts') && areas.has(areaOf({ path: relative(join(server, '..'), file) })),
    )
  if (files.length === 0) return []
  rmSync(join(runner.folder, 'met.jsonl'), { force: true })
  const red = await run(runner, files, { bail: 0 })
  if (red.length > 0)
    console.log(`Left out, for they are red without a mutant:\n${red.map(({ test }) => test).join('\n')}`)
  return readLines<{ file: string; mutants: number[] }>(join(runner.folder, 'met.jsonl'))
    .filter(({ file }) => !red.some((each) => each.file === file))
    .map(({ file, mutants }) => ({ file, mutants: new Set(mutants) }))
}

/** `server/src/features/messaging`. */
const areaOf = ({ path }: { path: string }) => path.split('/').slice(0, 4).join('/')

/** The nearest test file first: those in its folder, then those that meet the fewest others. */
async function noticedByTests(runner: Runner, mutant: Numbered, meeting: Meeting): Promise<string | null> {
  const folder = resolve(server, '..', dirname(mutant.path))
  const distance = ({ file, mutants }: Meeting[number]) =>
    (dirname(file) === folder ? 0 : 10_000) + mutants.size
  const files = meeting
    .filter(({ mutants }) => mutants.has(mutant.number))
    .toSorted((a, b) => distance(a) - distance(b))
    .map(({ file }) => file)
  for (const some of [files.slice(0, 1), files.slice(1, 4), files.slice(4)]) {
    if (some.length === 0) continue
    const [red] = await run(runner, some, { active: mutant.number })
    if (red) return red.test
  }
  return null
}

type Red = { file: string; test: string }

/** What turned red: of each file the first test that did. */
async function run(
  { vitest, folder }: Runner,
  files: string[],
  { active = null as number | null, bail = 1 } = {},
) {
  writeFileSync(join(folder, 'active.json'), JSON.stringify(active))
  for (const project of vitest.projects) {
    project.config.bail = bail
    // Or the runner tells again what it knows of earlier runs.
    vitest.state.clearFiles(project, files)
  }
  const answer = await vitest.runTestFiles(files)
  const { unhandledErrors } = answer
  const testModules = answer.testModules.filter(({ moduleId }) => files.includes(moduleId))
  const red: Red[] = testModules.flatMap((module) => {
    const [test] = module.children.allTests('failed')
    if (!test && module.ok()) return []
    const why = test?.fullName ?? module.errors()[0]?.message ?? 'does not start'
    return { file: module.moduleId, test: `${relative(join(server, 'src'), module.moduleId)}: ${why}` }
  })
  return red.length === 0 && unhandledErrors.length > 0 ? [{ file: '', test: 'an unhandled error' }] : red
}

function readLines<T>(path: string): T[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
