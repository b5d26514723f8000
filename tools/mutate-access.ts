/**
 * Takes out every check of access, one at a time, and demands that a test turns red: `npm run mutate:access`, or of some
 * files only, `npm run mutate:access -- messaging`. Of all it writes `docs/access-mutations.md`. A run that was ended goes
 * on where it was; `--fresh` begins anew, `--kept` only says what earlier runs found. `--tests=sessions,sign-in/login`
 * asks these test files alone, without the access matrix: for who has just written a test.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { exemptions } from './mutate-access/exemptions.ts'
import { findMutants } from './mutate-access/find-mutants.ts'
import { forgetKept } from './mutate-access/kept-results.ts'
import { type Result, runMutants } from './mutate-access/run-mutants.ts'
import { parseSource } from './mutate-access/syntax.ts'

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

const nameOf = (mutant: { function: string; check: string }) => `${mutant.function}: ${mutant.check}`
const names = new Set(found.map(nameOf))
const stale = Object.keys(exemptions).filter((name) => !names.has(name))
if (stale.length > 0) throw new Error(`Exempted, but no longer there:\n${stale.join('\n')}`)

const numbered = found.map((mutant, number) => ({ ...mutant, number }))
const wanted = numbered
  .filter(({ id }) => only.length === 0 || only.some((part) => id.includes(part)))
  .filter((mutant) => !(nameOf(mutant) in exemptions))
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
const changed = results.filter(({ earlier }) => earlier)
const minutes = ((Date.now() - begun) / 60_000).toFixed(1)
console.log(`\n${results.length} checks taken out in ${minutes} minutes, ${survivors.length} not noticed`)
for (const { mutant, remark = '' } of survivors) {
  console.log(`  ${mutant.path}:${mutant.line} ${nameOf(mutant)}\n    ${remark}`)
}
if (only.length === 0) writeFileSync(resolve(root, 'docs/access-mutations.md'), describe(results))
process.exitCode = survivors.length > 0 ? 1 : 0

function describe(results: Result[]): string {
  const red = results.length - survivors.length
  const rows = (of: string[][]) => of.map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
  const byArea = Map.groupBy(results, ({ mutant }) => mutant.path.split('/').slice(2, 4).join('/'))
  const sections = [...byArea].map(
    ([area, of]) =>
      `## ${area}\n\n| Where | Check | Turned red |\n|---|---|---|\n${rows(
        of.map(({ mutant, by, earlier }) => [
          mutant.function,
          code(mutant.check),
          by ?? (earlier ? `${earlier} (before a change since)` : '**nothing**'),
        ]),
      )}\n`,
  )
  const excused = numbered
    .filter((mutant) => nameOf(mutant) in exemptions)
    .map((mutant) => [mutant.function, code(mutant.check), exemptions[nameOf(mutant)] ?? ''])
  return `# Checks of access, taken out one at a time

Written by \`npm run mutate:access\`. Each check is taken out of the running server, and a test has to turn red.
${red} of ${results.length} are noticed by the tests as they stand; ${changed.length} more were, before their source or their test was changed, and
wait for the next run; ${excused.length} are exempted. Where it says "nothing", no run has had a red test so far.

${sections.join('\n')}
## Exempted

| Where | Check | Reason |
|---|---|---|
${rows(excused)}
`
}

function code(text: string): string {
  return `\`${text.length > 110 ? `${text.slice(0, 110)}…` : text}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
