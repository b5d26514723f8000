import type { Mutant } from './syntax.ts'

/** A source in which each mutant can be switched on while it runs: `accessMutant(3) ? true : mayRead(viewer, it)`. */
export function instrument(text: string, mutants: (Mutant & { number: number })[]): string {
  const ordered = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const body = rendered(text, 0, text.length, ordered)
  return `import { sql as accessSql } from 'drizzle-orm'\n${body}`
}

function rendered(text: string, start: number, end: number, within: (Mutant & { number: number })[]): string {
  let written = ''
  let at = start
  let rest = within
  while (rest.length > 0) {
    const [first, ...others] = rest
    if (!first) break
    const inside = others.filter((each) => each.start >= first.start && each.end <= first.end)
    rest = others.filter((each) => !inside.includes(each))
    const original = rendered(text, first.start, first.end, inside)
    const either = `(accessMutant(${first.number}) ? ${first.replacement} : (${original}))`
    // Without a semicolon before it, a statement must not begin with a parenthesis.
    const isStatement = first.replacement === 'undefined'
    written += text.slice(at, first.start) + (isStatement ? `void ${either}` : either)
    at = first.end
  }
  return written + text.slice(at, end)
}

/** A statement that is put together once would never hear of a mutant that is switched on later. */
const keptStatements: Record<string, [original: string, instead: string][]> = {
  'server/src/platform/db/statements/statement.ts': [['known.get(key) ?? ', '']],
  'server/src/platform/db/statements/named-query.ts': [
    // The name too: each connection keeps the wording that it heard first.
    [
      'known.get(db) ?? build(db).prepare(name)',
      'build(db).prepare(`$' + '{name} $' + '{accessSwitch.active}`)',
    ],
  ],
}

export const hasKeptStatements = (path: string) => path in keptStatements

/** The source of one of these, which puts its statement together at each call. */
export function withoutKeptStatements(path: string, text: string): string {
  let changed = text
  for (const [original, instead] of keptStatements[path] ?? []) {
    if (text.split(original).length !== 2)
      throw new Error(`${path} must have exactly one "${original}": mutants in kept statements go unnoticed`)
    changed = changed.replace(original, () => instead)
  }
  return changed
}
