/**
 * Takes out every check of access, one at a time, and demands that a test turns red: `npm run mutate:access`, or of some
 * files only, `npm run mutate:access -- messaging`. Of all it writes `docs/access-mutations.md`. A run that was ended goes
 * on where it was; `--fresh` begins anew, `--kept` only says what earlier runs found. `--tests=sessions,sign-in/login`
 * asks these test files alone, without the access matrix: for who has just written a test.
 */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { writeDocument } from './mutate-access/document.ts'
import { exemptions } from './mutate-access/exemptions.ts'
import { findMutants } from './mutate-access/find-mutants.ts'
import { forgetKept } from './mutate-access/kept-results.ts'
import { runMutants } from './mutate-access/run-mutants.ts'
import { nameOf, parseSource } from './mutate-access/syntax.ts'
import type { Result } from './mutate-access/test-runner.ts'

const root = resolve(import.meta.dirname, '..')
const fewestMutants = 300
const isFresh = process.argv.includes('--fresh')
const isKeptOnly = process.argv.includes('--kept')
const tests = process.argv
  .find((each) => each.startsWith('--tests='))
  ?.slice('--tests='.length)
  .split(',')
const only = process.argv.slice(2).filter((each) => !each.startsWith('--'))
if (isFresh) forgetKept()

const paths = globSync(['server/src/features/**/*.ts', 'server/src/platform/{http,auth}/**/*.ts'], {
  cwd: root,
})
  .filter((path) => !/\.(test|testing|schema|d)\.ts$/.test(path))
  .toSorted()
const found = findMutants(paths.map((path) => parseSource(path, readFileSync(resolve(root, path), 'utf8'))))
if (found.length < fewestMutants) throw new Error(`Only ${found.length} checks were found`)

const names = new Set(found.map(nameOf))
const stale = Object.keys(exemptions).filter((name) => !names.has(name))
if (stale.length > 0) throw new Error(`Exempted, but no longer there:\n${stale.join('\n')}`)

const numbered = found.map((mutant, number) => ({ ...mutant, number }))
const wanted = numbered
  .filter(({ id }) => only.length === 0 || only.some((part) => id.includes(part)))
  .filter((mutant) => !(nameOf(mutant) in exemptions))
const excused = numbered.flatMap((mutant) => {
  const reason = exemptions[nameOf(mutant)]
  return reason === undefined ? [] : [{ mutant, reason }]
})
const begun = Date.now()
let done = 0
const report = ({ mutant, by, remark }: Result) => {
  done += 1
  console.log(
    `${done}/${wanted.length} ${by ? 'red     ' : 'SURVIVED'} ${mutant.path}:${mutant.line} ${nameOf(mutant)}`,
  )
  if (by ?? remark) console.log(`        ${by ?? remark}`)
}
const results = await runMutants(numbered, wanted, { isKeptOnly, tests, report })
const survivors = results.filter(({ by }) => by === null)
const minutes = ((Date.now() - begun) / 60_000).toFixed(1)
console.log(`\n${results.length} checks taken out in ${minutes} minutes, ${survivors.length} not noticed`)
for (const { mutant, remark = '' } of survivors) {
  console.log(`  ${mutant.path}:${mutant.line} ${nameOf(mutant)}\n    ${remark}`)
}
if (only.length === 0) writeDocument(results, excused)
process.exitCode = survivors.length > 0 ? 1 : 0
