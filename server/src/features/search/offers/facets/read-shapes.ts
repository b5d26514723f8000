import type { CountedShape, Course } from './shapes.store.ts'

/** What of an offer's shape is about its course and years; there are a few hundred of them. */
export type Term = { course: Course | undefined; years: number[]; freeYears: number[] }
/** Accepted; empty: all. */
export type Acceptance = string[]
export type Group = { term: Term; acceptance: Acceptance; count: number }

/** Reads each different part of the shapes once: there are many thousands of them, of few parts. */
export function readShapes(shapes: readonly CountedShape[], courses: readonly Course[]): Group[] {
  const courseById = new Map(courses.map((course) => [String(course.id), course]))
  const terms = new Map<string, Term>()
  const acceptances = new Map<string, Acceptance>()
  return shapes.map(({ shape, count }) => {
    const end = shape.lastIndexOf(';')
    return {
      term: once(terms, shape.slice(0, end), (part) => toTerm(part, courseById)),
      acceptance: once(acceptances, shape.slice(end + 1), listed),
      count,
    }
  })
}

function toTerm(part: string, courses: ReadonlyMap<string, Course>): Term {
  const [interest = '', years = '', freeYears = ''] = part.split(';')
  return {
    course: courses.get(interest),
    years: listed(years).map(Number),
    freeYears: listed(freeYears).map(Number),
  }
}

const listed = (list: string): string[] => (list === '' ? [] : list.split(','))

function once<T>(known: Map<string, T>, part: string, read: (part: string) => T): T {
  const found = known.get(part) ?? read(part)
  known.set(part, found)
  return found
}
