import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * What a person downloads, gzipped. A page that is read loads one small program by itself, whichever page it is
 * (ADR 41). With the first use come the client, the page and its texts, and after them the parts that the server has
 * drawn (`servedPart`). Each is held to a budget; the other pages, which load all of it at once, are printed so that
 * growth is seen. By the imports of the build: that nothing else comes by itself, `e2e/pages/served.e2e.ts` sees in a
 * browser.
 */
const byItselfKb = 5
const footer = 'src/app/shell/footer/PublicFooter.tsx'
const firstPages = {
  '/': {
    page: 'pages/HomePage.tsx',
    texts: ['start'],
    parts: [
      'pages/home/below/HomeBelow.tsx',
      'pages/home/below/texts.de.ts',
      'pages/home/quick/PopularCourses.tsx',
    ],
    firstUseKb: 148,
    partsKb: 14,
  },
  '/faq': {
    page: 'pages/faq/FaqPage.tsx',
    texts: ['start', 'pages'],
    parts: ['pages/faq/FaqTopics.tsx'],
    firstUseKb: 150,
    partsKb: 43,
  },
  '/kontakt': {
    page: 'pages/contact/ContactUsPage.tsx',
    texts: ['start', 'pages'],
    parts: ['pages/contact/ContactForm.tsx', 'pages/contact/Locations.tsx'],
    firstUseKb: 149,
    partsKb: 46,
  },
} as const
const dist = resolve(import.meta.dirname, '../web/dist')

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
/** By chunk its modules with their bytes before they are minified. */
const modules: Record<string, Record<string, number>> = JSON.parse(
  readFileSync(join(dist, '.vite/modules.json'), 'utf8'),
)

const keys = Object.keys(manifest)
const entry = keys.find((key) => manifest[key]?.isEntry)
if (!entry) throw new Error('The build has no entry')
const client = keys.find((key) => key === 'src/app/client.tsx')
if (!client) throw new Error('The build has no client')
const pages = keys.filter((key) => /features\/.*Page\.tsx$/.test(key)).sort()
const textsOf = (part: string) => keys.filter((key) => key.endsWith(`texts/${part}.de.ts`))
if (textsOf('inside').length === 0) throw new Error('The build has no texts')

for (const page of pages) {
  const files = filesOf(page, ['start', 'pages', 'public', 'inside'])
  console.log(`${kbOf(files).toFixed(1).padStart(7)} kB  ${page.replace('src/features/', '')}`)
}
for (const key of [client, ...pages]) {
  const files = withImports([key])
  const taken = pages.find((page) => page !== key && files.has(manifest[page]?.file ?? ''))
  if (taken) throw new Error(`${key} loads ${taken}, which is for its own page only`)
}
const byItself = withImports([entry])
hold('A page that is read, by itself', byItself, byItselfKb)
for (const [path, { page, texts, parts, firstUseKb, partsKb }] of Object.entries(firstPages)) {
  const whole = filesOf(`src/features/${page}`, texts)
  hold(`${path} with the first use`, without(whole, byItself), firstUseKb)
  const partKeys = [footer, ...parts.map((part) => `src/features/${part}`)]
  const missing = partKeys.find((key) => !manifest[key])
  if (missing) throw new Error(`${missing} is no part of its own any more`)
  hold(`${path} parts after it`, without(withImports(partKeys), whole), partsKb)
}

function hold(name: string, files: Set<string>, kb: number): void {
  const used = kbOf(files)
  console.log(`${name} ${used.toFixed(1)} kB of ${kb} kB`)
  if (used <= kb) return
  console.error(`${name}: over its budget. Its largest parts, by what they weigh before they are minified:`)
  for (const [part, bytes] of largestParts(files))
    console.error(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${part}`)
  process.exitCode = 1
}

function filesOf(page: string, texts: readonly string[]): Set<string> {
  return withImports([entry ?? '', client ?? '', page, ...texts.flatMap(textsOf)])
}

function without(files: Set<string>, others: Set<string>): Set<string> {
  return new Set([...files].filter((file) => !others.has(file)))
}

function withImports(keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  for (const key of keys) addWithImports(key, files)
  return files
}

function addWithImports(key: string, files: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) addWithImports(imported, files)
}

function kbOf(files: Set<string>): number {
  return [...files].reduce((total, file) => total + statSync(join(dist, `${file}.gz`)).size, 0) / 1000
}

/** By package, and by folder of our own. */
function largestParts(files: Set<string>): [string, number][] {
  const parts = new Map<string, number>()
  for (const file of files) {
    for (const [module, bytes] of Object.entries(modules[file] ?? {})) {
      const [, inPackage] = module.split(/.*node_modules\//)
      const part = inPackage?.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? module.split('/').slice(0, 4).join('/')
      parts.set(part, (parts.get(part) ?? 0) + bytes)
    }
  }
  return [...parts].sort(([, one], [, other]) => other - one).slice(0, 25)
}
