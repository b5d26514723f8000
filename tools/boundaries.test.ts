import { globSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import { forbidden, options } from './boundaries.ts'
import { plantViolations } from './planted-violations.ts'

const root = resolve(import.meta.dirname, '..')

test('the house keeps its boundaries', async () => {
  const { summary, modules } = await look(root)
  // "No violations" on no modules is what a parser that reads nothing says too.
  expect(modules.filter(({ source }) => /^(contract|server|web)\/src/.test(source)).length).toBeGreaterThan(
    300,
  )
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
})

test('every boundary notices a break', async () => {
  const planted = plantViolations(root)
  try {
    const { summary } = await look(planted.root)
    const found = new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))
    const unnoticed = planted.files.filter(({ rule, file }) => !found.has(`${rule}: ${file}`))
    expect(unnoticed).toEqual([])
  } finally {
    rmSync(planted.root, { recursive: true })
  }
})

test('environment variables are read in platform/config only', () => {
  const readers = sources('server/src/**/*.ts').filter(
    (file) => !/platform\/config|\.test\.ts$|testing\//.test(file) && /process\.env/.test(read(file)),
  )
  // The start hands the environment over.
  expect(readers).toEqual(['server/src/app/main.ts'])
})

test('a table is written by its owner only', () => {
  const strangers = sources('server/src/features/**/*.store.ts').flatMap((file) => {
    const owner = file.match(/features\/([^/]+)\//)?.[1]
    const written = [...read(file).matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].map(([, table]) => table)
    return foreignTables(file, owner)
      .filter((table) => written.includes(table))
      .map((table) => ({ file, table }))
  })
  expect(strangers).toEqual([])
})

async function look(baseDir: string) {
  const rules = { ruleSet: { forbidden }, validate: true }
  const result = await cruise(['contract/src', 'server/src', 'web/src'], { ...options, ...rules, baseDir })
  if (typeof result.output === 'string') throw new Error('dependency-cruiser answered text')
  return result.output
}

/** The tables that a store imports from other features' schemas. */
function foreignTables(file: string, owner: string | undefined): string[] {
  const imports = [
    ...read(file).matchAll(/import \{([^}]*)\} from '#features\/([^/]+)\/[\w-]+\.schema\.ts'/g),
  ]
  return imports
    .filter(([, , feature]) => feature !== owner)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.replace(/^type /, '').trim()))
    .filter(Boolean)
}

const sources = (pattern: string) => globSync(pattern, { cwd: root }).sort()
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
