import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forbidden, options } from './boundaries.ts'
import { mutualReads, serverFeatureEdges, tableEdges, webFeatureEdges } from './feature-edges.ts'
import { findLiteralPaths } from './literal-paths.ts'
import { type Planted, plantViolations } from './planted-violations.ts'
import { findStoresWithoutSnapshot } from './store-snapshots.ts'
import { type Access, findForeignAccess, findOwners } from './table-access.ts'

const root = resolve(import.meta.dirname, '..')
const modules = ['{contract,server,web}/src/**/*.{ts,tsx}', '{bench,data,e2e,tools}/**/*.{ts,tsx}']

let planted: Planted
let accesses: Access[]

beforeAll(() => {
  planted = plantViolations(root)
  accesses = findForeignAccess(root)
})
afterAll(() => rmSync(planted.root, { recursive: true }))

test('the house keeps its boundaries', async () => {
  const { summary, modules: seen } = await look(root, [
    'contract/src',
    'server/src',
    'web/src',
    'bench',
    'data',
    'e2e',
    'tools',
  ])
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  // "No violations" on no modules is what a parser that reads nothing says too.
  const looked = new Set(seen.map(({ source }) => source))
  expect(sources(...modules).filter((file) => !looked.has(file))).toEqual([])
})

test('every boundary notices a break', async () => {
  // The breaks themselves, with what they import: rules are about one import each.
  const { summary } = await look(
    planted.root,
    planted.files.map(({ file }) => file),
    { maxDepth: 1 },
  )
  const found = new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))
  expect(planted.files.filter(({ rule, file }) => !found.has(`${rule}: ${file}`))).toEqual([])
})

test('each table of edges names every feature, and nothing else', () => {
  expect(unlikeFolders(root)).toEqual([])
})

test('a feature that no table of edges names is noticed', () => {
  const [server, web] = planted.folders
  const expected = [`doors ${server}`, `tables ${server}`, `doors ${web}`]
  expect(unlikeFolders(planted.root)).toEqual(expect.arrayContaining(expected))
})

test('each table, view and function of the schema has an owner', () => {
  const schema = readFileSync(join(root, 'server/schema.sql'), 'utf8')
  const made = [...schema.matchAll(/^CREATE (?:TABLE|VIEW|OR REPLACE FUNCTION public\.) ?(\w+)/gm)]
  expect([...findOwners(root).keys()].sort()).toEqual(made.map(([, name = '']) => name).sort())
})

test('a feature reads the tables of others along the listed edges only', () => {
  const read = new Set(accesses.map(({ from, to }) => `${from} → ${to}`))
  const edges = Object.entries(tableEdges).flatMap(([from, to]) => to.map((each) => `${from} → ${each}`))
  expect([...read].sort()).toEqual(edges.sort())
})

test('few features read each other', () => {
  const mutual = Object.entries(tableEdges).flatMap(([from, to]) =>
    to.filter((each) => from < each && tableEdges[each]?.includes(from)).map((each) => [from, each]),
  )
  expect(mutual.sort()).toEqual(mutualReads)
  expect(mutual.length).toBeLessThanOrEqual(5)
})

test('a table is written by its owner only', () => {
  expect(accesses.filter(({ kind }) => kind === 'write')).toEqual([])
})

test('every access to another one’s table is noticed', () => {
  const found = new Set(findForeignAccess(planted.root).map(({ kind, file }) => `${kind} ${file}`))
  expect(planted.accesses.filter(({ kind, file }) => !found.has(`${kind} ${file}`))).toEqual([])
})

test('journeys take their addresses from the contract', () => {
  expect(findLiteralPaths(root)).toEqual([])
})

test('an address that a journey writes out is noticed', () => {
  expect(findLiteralPaths(planted.root)).toEqual(planted.literalPaths)
})

test('the server can draw what listens to a store', () => {
  expect(findStoresWithoutSnapshot(root)).toEqual([])
})

test('a store without its value on the server is noticed', () => {
  expect(findStoresWithoutSnapshot(planted.root)).toEqual(planted.stores)
})

test('environment variables are read in platform/config only', () => {
  const readers = sources('server/src/**/*.ts').filter(
    (file) =>
      !/platform\/config|\.(test|testing)\.ts$|testing\//.test(file) &&
      readFileSync(join(root, file), 'utf8').includes('process.env'),
  )
  // The start hands the environment over.
  expect(readers).toEqual([
    'server/src/app/commands/create-admin.ts',
    'server/src/app/commands/doctor.ts',
    'server/src/app/commands/given-up-jobs.ts',
    'server/src/app/commands/import-places.ts',
    'server/src/app/commands/load-settings.ts',
    'server/src/app/commands/reset-database.ts',
    'server/src/app/commands/verify-audit.ts',
    'server/src/app/main.ts',
  ])
})

async function look(baseDir: string, files: string[], depth: { maxDepth?: number } = {}) {
  const rules = { ruleSet: { forbidden }, validate: true }
  const result = await cruise(files, { ...options, ...rules, ...depth, baseDir })
  if (typeof result.output === 'string') throw new Error('dependency-cruiser answered text')
  return result.output
}

/** The features that only the folders or only a table of edges names. */
function unlikeFolders(base: string): string[] {
  return [
    ['doors', 'server', serverFeatureEdges] as const,
    ['tables', 'server', tableEdges] as const,
    ['doors', 'web', webFeatureEdges] as const,
  ].flatMap(([table, workspace, edges]) => {
    const folder = `${workspace}/src/features`
    const named = Object.keys(edges)
    const there = readdirSync(join(base, folder))
    const unlike = [...named, ...there].filter((each) => !(named.includes(each) && there.includes(each)))
    return unlike.map((feature) => `${table} ${folder}/${feature}`)
  })
}

const sources = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (file) => file === 'node_modules' || file === 'dist' }).sort()
