/**
 * Whether a text can be made up on which a regular expression of the contract, the server or the web client takes more
 * than linear time: `npm run check:regexps`, some 20 CPU seconds. Reads the expressions from the sources, and those of
 * zod's formats from the schemas of the endpoints. recheck is installed when it is asked for, as plain JavaScript: its
 * optional programs would be 50 MB of every `npm ci`.
 */
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { parseSync } from '@swc/core'
import { endpoints } from '../contract/src/endpoints.ts'
import { walk } from './table-access.ts'

type Verdict = {
  status: 'safe' | 'vulnerable' | 'unknown'
  complexity?: { summary: string; isFuzz: boolean }
  attack?: { string: string }
}
type Recheck = { checkSync: (source: string, flags: string, options: { timeout: number }) => Verdict }

const root = resolve(import.meta.dirname, '..')
const installed = createRequire(`${root}/tools/regexps/package.json`)
const recheck: Recheck = installed('recheck/lib/browser.js')
const fewest = 300
/** Of one expression, in ms; on a quiet machine the longest takes 5 s. */
const timeout = 90_000
const planted = '/^(a+)+$/'
const ours = 'reads only what we write ourselves'
const exemptions: Record<string, string> = {
  'server/src/platform/config/parse.ts /\\/+$/': 'reads what the operator sets, at the start',
  'server/src/platform/http/pages/rendered/page-template.ts /\\s*<link rel="modulepreload" data-client[^>]*>/g':
    ours,
  'server/src/platform/http/pages/rendered/page-template.ts /<title[^>]*>.*?<\\/title>/': ours,
  'web/src/app/rendering/render.tsx /^(?:<title[^>]*>[^<]*<\\/title>|<(?:meta|link)\\b[^>]*>)*/':
    'each tag ends at its first bracket; what people typed has none there',
  'web/src/app/rendering/render.tsx /<form(?![^>]* action=)/g': ours,
  'web/src/lib/i18n/Trans.tsx /<(\\w+)>(.*?)<\\/\\1>/s': ours,
}

const found = [...new Map([...inSources(), ...inSchemas()])].map(([expression, place]) => ({
  name: `${place} ${expression}`,
  expression,
}))
if (found.length < fewest) throw new Error(`Only ${found.length} regular expressions were found`)
if (verdictOf(planted).status !== 'vulnerable') throw new Error(`${planted} was not found vulnerable`)
const faults = found
  .filter(({ name }) => !(name in exemptions))
  .map(({ name, expression }) => ({ name, ...verdictOf(expression) }))
  .filter(({ status }) => status !== 'safe')
for (const { name, status, complexity } of faults)
  console.log(`${status} ${complexity?.summary ?? ''} ${name}`)
const stale = Object.keys(exemptions).filter((name) => !found.some((each) => each.name === name))
for (const name of stale) console.log(`exempted, but no longer there: ${name}`)
const exempted = Object.keys(exemptions).length
console.log(
  `${found.length} regular expressions, ${faults.length} vulnerable or not decided; ${exempted} exempted`,
)
process.exitCode = faults.length + stale.length > 0 ? 1 : 0

/** `/…/flags`. What recheck only guessed by trying is measured: its texts have up to 100 kB, which may take 10 ms. */
function verdictOf(expression: string): Verdict {
  const end = expression.lastIndexOf('/')
  const [source, flags] = [expression.slice(1, end), expression.slice(end + 1)]
  const verdict = recheck.checkSync(source, flags, { timeout })
  const { complexity, attack } = verdict
  if (verdict.status !== 'vulnerable' || !complexity?.isFuzz || !attack) return verdict
  const took = [1, 2, 3].map(() => {
    const begun = performance.now()
    attack.string.replace(new RegExp(source, flags), '')
    return performance.now() - begun
  })
  return Math.min(...took) > 10 ? verdict : { status: 'safe' }
}

/** Of `new RegExp(`…${part}…`)` each part counts as a 1, which stands for a text as for a number of times. */
function inSources(): [string, string][] {
  const expressions: [string, string][] = []
  for (const path of globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: root }).sort()) {
    if (/\.(test|testing)\.|^\w+\/src\/(testing|mock|demo)\//.test(path)) continue
    const syntax = { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' } as const
    walk(parseSync(readFileSync(resolve(root, path), 'utf8'), syntax), (node) => {
      if (node.type === 'RegExpLiteral') expressions.push([`/${node.pattern}/${node.flags}`, path])
      if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier') return
      if (node.callee.value !== 'RegExp') return
      const [pattern, flags] = node.arguments?.map(({ expression }) => expression) ?? []
      if (pattern?.type !== 'TemplateLiteral') throw new Error(`${path}: no template to read`)
      const parts = pattern.quasis.map(({ cooked }) => cooked)
      expressions.push([`/${parts.join('1')}/${flags?.type === 'StringLiteral' ? flags.value : ''}`, path])
    })
  }
  return expressions
}

/** What a schema of the contract holds at run time, wherever it lies. */
function inSchemas(): [string, string][] {
  const expressions: [string, string][] = []
  const seen = new Set<unknown>()
  const visit = (value: unknown, place: string) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (value instanceof RegExp) expressions.push([String(value), place])
    else if (value instanceof Map || value instanceof Set) for (const each of value) visit(each, place)
    else for (const key of Reflect.ownKeys(value)) visit(Reflect.get(value, key), place)
  }
  for (const { name, endpoint } of endpoints) visit(endpoint, name)
  return expressions
}
