import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readDocument } from './document.ts'
import type { Mutant } from './syntax.ts'
import { type Notice, readLines } from './test-runner.ts'

const root = resolve(import.meta.dirname, '../..')
const kept = join(root, 'node_modules/.access-mutants/noticed.jsonl')

type Kept = Notice & { isCurrent: boolean }
type Line = Notice & { id: string; source: string; testSource: string }

/**
 * What earlier runs noticed, so that a run that was ended goes on. It holds as long as neither the source of the mutant
 * nor the test has changed; after that it says where to look first, as the document does where nothing is kept.
 * What was not noticed is tried again each time.
 */
export function readKept(mutants: Mutant[]): Map<string, Kept> {
  const pathsById = new Map(mutants.map(({ id, path }) => [id, path]))
  const found = new Map<string, Kept>()
  for (const [id, notice] of readDocument(mutants)) found.set(id, { ...notice, isCurrent: false })
  for (const { id, source, test, testPath, testSource } of readLines<Line>(kept)) {
    const path = pathsById.get(id)
    if (!path || found.get(id)?.isCurrent) continue
    const isCurrent = source === hashOf(path) && testSource === hashOfTest({ test, testPath })
    found.set(id, { test, testPath, isCurrent })
  }
  return found
}

export function keep({ id, path }: Mutant, { test, testPath }: Notice): void {
  mkdirSync(dirname(kept), { recursive: true })
  const testSource = hashOfTest({ test, testPath })
  const line: Line = { id, source: hashOf(path), test, testPath, testSource }
  appendFileSync(kept, `${JSON.stringify(line)}\n`)
}

export function forgetKept(): void {
  rmSync(kept, { force: true })
}

/** Of a test file; of a cell of the access matrix, where others come and go beside it, what runs it and its own words. */
function hashOfTest({ test, testPath }: Notice): string {
  if (testPath.endsWith('.ts')) return hashOf(testPath)
  const [, cell = ''] = /^access matrix: (.*), [^,]*$/.exec(test) ?? []
  return hashOf(join(testPath, 'run-cell.testing.ts')) + digest(wordsOfCells(testPath).get(cell) ?? '')
}

const words = new Map<string, string>()

/** By name. A cell is a property of a list of its folder. */
function wordsOfCells(folder: string): Map<string, string> {
  if (words.size > 0) return words
  for (const file of globSync(`${folder}/cells/*-cells.testing.ts`, { cwd: root })) {
    for (const property of readFileSync(join(root, file), 'utf8').split(/\n(?= {2}[\w'])/)) {
      const [, quoted, plain] = /^ {2}(?:'([^']+)'|(\w+)):/.exec(property) ?? []
      words.set(quoted ?? plain ?? '', property)
    }
  }
  return words
}

const hashes = new Map<string, string>()

function hashOf(path: string): string {
  const known = hashes.get(path)
  if (known) return known
  const value = existsSync(join(root, path)) ? digest(readFileSync(join(root, path))) : ''
  hashes.set(path, value)
  return value
}

const digest = (content: string | Buffer): string => createHash('sha1').update(content).digest('base64url')
