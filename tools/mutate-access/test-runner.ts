import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { hasKeptStatements, instrument, withoutKeptStatements } from './instrument.ts'
import type { Mutant } from './syntax.ts'

export type Numbered = Mutant & { number: number }
/** `testPath`: the test file, or the folder of the access matrix. */
export type Notice = { test: string; testPath: string }
/**
 * `by`: the test that noticed it; null when none did. `remark`: why that could be. `earlier`: with kept results alone,
 * the test that noticed it before its source or that test was changed last.
 */
export type Result = { mutant: Numbered; by: string | null; remark?: string; earlier?: string | undefined }

const root = resolve(import.meta.dirname, '../..')
const server = join(root, 'server')
export const matrixFolder = 'server/src/app/access'

/** `folder`: where tests under mutation leave what they have met and noticed. */
export type Runner = {
  vitest: Vitest
  folder: string
  /** Modules whose mutant is noticed by now, so that they are not run any more. */
  needless: (id: string) => boolean
  whenDone: (module: TestModule) => void
}

/**
 * One test runner for all mutants, with one prepared database and one worker, which loads the program once. Sources are
 * changed on their way into it, never on the disk.
 */
export async function openRunner(mutants: Numbered[]): Promise<Runner> {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-mutants-'))
  process.env.ACCESS_MUTATION = folder
  const byPath = Map.groupBy(mutants, ({ path }) => path)
  const plugin = {
    name: 'access-mutants',
    enforce: 'pre' as const,
    load(id: string) {
      if (!runner.needless(id)) return undefined
      return `import { test } from 'vitest'\ntest.skip('is noticed', () => {})`
    },
    transform(text: string, id: string) {
      const path = relative(root, id.split('?')[0] ?? '')
      if (hasKeptStatements(path)) return withoutKeptStatements(path, text)
      const within = byPath.get(path)
      return within && instrument(text, within)
    },
  }
  const options = {
    root: server,
    watch: false,
    // Changed sources must neither come from the last run nor be kept for others.
    fsModuleCache: false,
    maxWorkers: 1,
    testTimeout: 30_000,
    sequence: { sequencer: InGivenOrder },
    reporters: [{ onTestModuleEnd: (module: TestModule) => runner.whenDone(module) }],
    include: ['src/**/*.test.ts', 'src/app/access/matrix-under-mutation.testing.ts'],
    setupFiles: ['src/app/access/mutant-switch.testing.ts'],
  }
  const runner: Runner = {
    folder,
    needless: () => false,
    whenDone: () => {},
    vitest: await createVitest(options, { plugins: [plugin] }),
  }
  return runner
}

export async function closeRunner({ vitest, folder }: Runner): Promise<void> {
  await vitest.close()
  rmSync(folder, { recursive: true, force: true })
}

class InGivenOrder {
  async shard<T>(files: T[]): Promise<T[]> {
    return files
  }
  async sort<T>(files: T[]): Promise<T[]> {
    return files
  }
}

/** Every test file of the server, from the root of the project. */
export async function listTestFiles({ vitest }: Runner): Promise<string[]> {
  const all = await vitest.globTestSpecifications()
  return all.map(({ moduleId }) => relative(root, moduleId)).filter((path) => path.endsWith('.test.ts'))
}

/** One after the other. The same file may stand here several times, with another mutant after its name. */
export async function runModules(runner: Runner, ids: string[], whenDone: Runner['whenDone']): Promise<void> {
  const [project] = runner.vitest.projects
  if (!project || ids.length === 0) return
  runner.whenDone = whenDone
  const { unhandledErrors } = await runner.vitest.runTestSpecifications(
    ids.map((id) => project.createSpecification(join(root, id))),
  )
  if (unhandledErrors.length > 0) console.log(`${unhandledErrors.length} unhandled errors meanwhile`)
}

export const pathOf = (module: TestModule): string => relative(root, module.moduleId)

export type Verdict = { test: string; isAssertion: boolean; message: string }

/** The test that turned red, first one that did so by what it expects. */
export function verdictOf(module: TestModule): Verdict | null {
  if (module.ok()) return null
  const red = [...module.children.allTests('failed')].map((test) => {
    const { errors = [] } = test.result()
    const isAssertion = errors.some(({ name }) => name === 'AssertionError')
    return { test: test.fullName, isAssertion, message: errors[0]?.message ?? '' }
  })
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
  const message = errors[0]?.message ?? ''
  return (
    red.find(({ isAssertion }) => isAssertion) ??
    red[0] ?? { test: 'does not start', isAssertion: false, message }
  )
}

export function readLines<T>(path: string): T[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
