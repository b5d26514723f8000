import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Mutant } from './syntax.ts'
import { matrixFolder, type Notice, type Numbered, type Result } from './test-runner.ts'

const path = resolve(import.meta.dirname, '../../docs/access-mutations.md')
const beforeChange = ' (before a change since)'

/** `excused`: with the reason why no test needs to hold it. */
export function writeDocument(results: Result[], excused: { mutant: Numbered; reason: string }[]): void {
  const red = results.filter(({ by }) => by !== null).length
  const changed = results.filter(({ earlier }) => earlier).length
  const rows = (of: string[][]) => of.map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
  const byArea = Map.groupBy(results, ({ mutant }) => areaOf(mutant))
  const sections = [...byArea].map(
    ([area, of]) =>
      `## ${area}\n\n| Where | Check | Turned red |\n|---|---|---|\n${rows(
        of.map(({ mutant, by, earlier }) => [
          mutant.function,
          code(mutant.check),
          by ?? (earlier ? `${earlier}${beforeChange}` : '**nothing**'),
        ]),
      )}\n`,
  )
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: dirname(path),
    encoding: 'utf8',
  }).trim()
  const text = `# Checks of access, taken out one at a time

Written by \`npm run mutate:access\`. Each check is taken out of the running server, and a test has to turn red.
${red} of ${results.length} are noticed by the tests as they stand; ${changed} more were, before their source or their test was changed or
what was kept of the run was lost, and wait for the next run; ${excused.length} are exempted. Where it says "nothing", no run has had a red test so far. Of the sources of commit
${commit}: checks that were added or renamed since are not in it.

${sections.join('\n')}
## Exempted

| Where | Check | Reason |
|---|---|---|
${rows(excused.map(({ mutant, reason }) => [mutant.function, code(mutant.check), reason]))}
`
  writeFileSync(path, text)
}

/** What the document says noticed each of these: where to look first when nothing else is kept. */
export function readDocument(mutants: Mutant[]): Map<string, Notice> {
  const noticed = new Map<string, (Notice | null)[]>()
  let area = ''
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    if (line.startsWith('## ')) area = line.slice(3)
    const [, where, check, by] = /^\| (\S*) \| (`.*`) \| (.*) \|$/.exec(line) ?? []
    if (!check || !by) continue
    const key = `${area} ${where} ${check}`
    noticed.set(key, [...(noticed.get(key) ?? []), noticeIn(by.replaceAll('\\|', '|'))])
  }
  return new Map(
    mutants.flatMap((mutant) => {
      const key = `${areaOf(mutant)} ${mutant.function} ${cell(code(mutant.check))}`
      const notice = noticed.get(key)?.shift()
      return notice ? [[mutant.id, notice] as const] : []
    }),
  )
}

function noticeIn(by: string): Notice | null {
  const test = by.replace(beforeChange, '')
  if (test.startsWith('access matrix: ')) return { test, testPath: matrixFolder }
  const [, file, name] = /^(\S+\.test\.ts): (.*)$/.exec(test) ?? []
  return file && name ? { test: name, testPath: `server/src/${file}` } : null
}

/** `features/messaging`. */
const areaOf = (mutant: Mutant): string => mutant.path.split('/').slice(2, 4).join('/')

function code(text: string): string {
  return `\`${text.length > 110 ? `${text.slice(0, 110)}…` : text}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
