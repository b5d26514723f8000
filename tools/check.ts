import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { exitCode } from './run.ts'

/**
 * Everything that must hold at every commit, in the order in which a mistake is cheapest to find:
 * `npm run check`, or only some of it, `npm run check lint types`.
 */
const root = resolve(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'tandem-check-'))
const noPostgres = 3

type Step = { name: string; run: () => Promise<number> }

const steps: Step[] = [
  { name: 'lint', run: () => exitCode('biome', ['check', '.'], { cwd: root }) },
  { name: 'types', run: types },
  { name: 'boundaries', run: () => vitest('tools', 'boundaries') },
  { name: 'unused', run: () => exitCode('knip', [], { cwd: root }) },
  { name: 'build', run: () => exitCode('node', ['tools/build-web.ts'], { cwd: root }) },
  { name: 'size', run: () => exitCode('node', ['tools/bundle-size.ts'], { cwd: root }) },
  { name: 'web', run: () => vitest('web', 'web') },
  { name: 'server, embedded database', run: () => vitest('server', 'embedded') },
  { name: 'server, PostgreSQL', run: serverOnPostgres },
  { name: 'browser', run: browser },
]

const wanted = process.argv.slice(2)
const notes: string[] = []
let failed = 0
for (const { name, run } of steps) {
  if (wanted.length > 0 && !wanted.some((each) => name.startsWith(each))) continue
  const begun = Date.now()
  console.log(`\n== ${name}`)
  const code = await run()
  if (code !== 0) failed += 1
  notes.push(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}, ${((Date.now() - begun) / 1000).toFixed(0)} s`)
}
console.log(`\n${notes.join('\n')}`)
const tests = countTests()
rmSync(reports, { recursive: true })
console.log(`\n${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`)
process.exitCode = failed > 0 ? 1 : 0

async function types(): Promise<number> {
  for (const project of ['contract', 'server', 'web', 'e2e', 'bench', 'data', 'tools']) {
    const code = await exitCode('tsc', ['--noEmit', '-p', project], { cwd: root })
    if (code !== 0) return code
  }
  return 0
}

function vitest(folder: string, report: string): Promise<number> {
  const output = `--outputFile.json=${join(reports, `${report}.json`)}`
  return exitCode('vitest', ['run', '--root', folder, '--reporter=default', '--reporter=json', output], {
    cwd: root,
  })
}

async function serverOnPostgres(): Promise<number> {
  const output = `--outputFile.json=${join(reports, 'postgres.json')}`
  const command = ['vitest', 'run', '--root', 'server', '--reporter=default', '--reporter=json', output]
  const code = await exitCode('node', ['tools/with-postgres.ts', '--', ...command], { cwd: root })
  if (code !== noPostgres) return code
  notes.push('skipped: no PostgreSQL is installed here, so the server ran on the embedded database only')
  return 0
}

function browser(): Promise<number> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'browser.json') }
  return exitCode('playwright', ['test', '--reporter=list,json'], { cwd: join(root, 'e2e'), env })
}

type Counts = { passed: number; failed: number; skipped: number }

function countTests(): Counts {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const report of ['boundaries', 'web', 'embedded', 'postgres', 'browser']) {
    const file = join(reports, `${report}.json`)
    if (!existsSync(file)) continue
    const { stats, ...result } = JSON.parse(readFileSync(file, 'utf8'))
    total.passed += stats ? stats.expected : result.numPassedTests
    total.failed += stats ? stats.unexpected : result.numFailedTests
    total.skipped += stats ? stats.skipped : result.numPendingTests
  }
  return total
}
