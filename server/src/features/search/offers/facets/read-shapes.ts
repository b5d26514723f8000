import { yearsOf } from '../../core/postings/year-bits.ts'
import type { Interest } from '../../core/study-interests.store.ts'
import type { CountedShape } from './shapes.store.ts'

/** What of an offer's shape is about its course and years; there are a few hundred of them. */
export type Term = { course: Interest | undefined; years: number[]; freeYears: number[] }
/** Accepted; empty: all. */
export type Acceptance = string[]
export type Group = { term: Term; acceptance: Acceptance; count: number }

export type Codes = readonly { key: string; code: number }[]

/** Reads each different part of the shapes once: there are many thousands of them, of few parts. */
export function readShapes(
  shapes: readonly CountedShape[],
  courses: ReadonlyMap<number, Interest>,
  codes: Codes,
): Group[] {
  const terms = new Map<string, Term>()
  const knownYears = new Map<string, number[]>()
  const yearsOnce = (bits: string) => once(knownYears, bits, yearsOf)
  const acceptances = new Map<string, Acceptance>()
  return shapes.map(({ course, years, free, qualifications, count }) => ({
    term: once(terms, `${course};${years};${free}`, () => ({
      course: course === null ? undefined : courses.get(course),
      years: yearsOnce(years),
      freeYears: yearsOnce(free),
    })),
    acceptance: once(acceptances, qualifications, (bits) =>
      codes.filter(({ code }) => (BigInt(bits) >> BigInt(code)) & 1n).map(({ key }) => key),
    ),
    count,
  }))
}

function once<T>(known: Map<string, T>, part: string, read: (part: string) => T): T {
  const found = known.get(part) ?? read(part)
  known.set(part, found)
  return found
}
