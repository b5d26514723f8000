import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Mutant } from './syntax.ts'
import { readLines } from './test-runner.ts'

const root = resolve(import.meta.dirname, '../..')
const kept = join(root, 'node_modules/.access-mutants/noticed.jsonl')

/** `testPath`: the test file, or the folder of the access matrix. */
export type Notice = { test: string; testPath: string }
type Kept = Notice & { isCurrent: boolean }
type Line = Notice & { id: string; source: string; testSource: string }

/**
 * What earlier runs noticed, so that a run that was ended goes on. It holds as long as neither the source of the mutant
 * nor the test has changed; after that it says where to look first. What was not noticed is tried again each time.
 */
export function readKept(mutants: Mutant[]): Map<string, Kept> {
  const pathsById = new Map(mutants.map(({ id, path }) => [id, path]))
  const found = new Map<string, Kept>()
  for (const { id, source, test, testPath, testSource } of readLines<Line>(kept)) {
    const path = pathsById.get(id)
    if (!path || found.get(id)?.isCurrent) continue
    const isCurrent = source === hashOf(path) && testSource === hashOf(testPath)
    found.set(id, { test, testPath, isCurrent })
  }
  return found
}

export function keep({ id, path }: Mutant, { test, testPath }: Notice): void {
  mkdirSync(dirname(kept), { recursive: true })
  const line: Line = { id, source: hashOf(path), test, testPath, testSource: hashOf(testPath) }
  appendFileSync(kept, `${JSON.stringify(line)}\n`)
}

export function forgetKept(): void {
  rmSync(kept, { force: true })
}

const hashes = new Map<string, string>()

/** Of a file, or of all files right in a folder. */
function hashOf(path: string): string {
  const known = hashes.get(path)
  if (known) return known
  const files = path.endsWith('.ts') ? [path] : globSync(`${path}/*.ts`, { cwd: root }).toSorted()
  const hash = createHash('sha1')
  for (const file of files) {
    if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)))
  }
  const value = hash.digest('base64url')
  hashes.set(path, value)
  return value
}
