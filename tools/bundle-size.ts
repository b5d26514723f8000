import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * What a person downloads before the first screen, per route, gzipped. The first page is held to its budget;
 * the others are printed so that growth is seen.
 */
const budgetKb = 186
const dist = resolve(import.meta.dirname, '../web/dist')

type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
  css?: string[]
}
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
if (!entry) throw new Error('The build has no entry')
const textsOf = (part: 'start' | 'public' | 'inside') =>
  Object.keys(manifest).filter((key) => key.endsWith(`texts/${part}.de.ts`))
const pages = Object.keys(manifest).filter((key) => /features\/.*Page\.tsx$/.test(key))
const base = [...withImports(entry), ...textsOf('start').flatMap((key) => [...withImports(key)])]
const inside = [...textsOf('public'), ...textsOf('inside')].flatMap((key) => [...withImports(key)])
if (inside.length === 0) throw new Error('The build has no texts')

for (const page of pages.sort()) {
  const kb = sum(new Set([...base, ...inside, ...withImports(page)]))
  console.log(`${kb.toFixed(1).padStart(7)} kB  ${page.replace('src/features/', '')}`)
}
if (pages.some((page) => page.endsWith('HomePage.tsx')))
  throw new Error('The home page is not part of the entry')
for (const [key, { imports = [] }] of Object.entries(manifest)) {
  const taken = imports.find((imported) => pages.includes(imported))
  if (taken) throw new Error(`${key} loads ${taken}, which is for its own page only`)
}
const first = sum(new Set(base))
console.log(`first page ${first.toFixed(1)} kB of ${budgetKb} kB`)
if (first > budgetKb) {
  console.error('The first page is over its budget.')
  process.exitCode = 1
}

function withImports(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) withImports(imported, seen)
  return seen
}

function sum(files: Set<string>): number {
  return [...files].reduce((total, file) => total + statSync(join(dist, `${file}.gz`)).size, 0) / 1000
}
