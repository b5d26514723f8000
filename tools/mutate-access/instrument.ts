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
