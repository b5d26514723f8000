import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { type NamedQuery, nameQuery, runQuery } from './named-query.ts'

/**
 * Values with a placeholder for each. What a wording may depend on stays as it is: what is null, true or false, and how
 * many objects a list has. A list of anything else is one value; one of objects is never empty, it is null then.
 */
export type Slots<Values> = Values extends boolean | null
  ? Values
  : Values extends readonly (infer Each)[]
    ? Each extends object
      ? Slots<Each>[]
      : Placeholder
    : Values extends object
      ? { [Name in keyof Values]: Slots<Values[Name]> }
      : Placeholder

/** Each is planned by every connection; more of them are somebody's play. */
const maxForms = 300

/**
 * A statement that is asked so often that even putting its wording together would show: that is done once for each
 * form and shape of values, and no value can reach it. Rows arrive as `runNamedQuery` gives them.
 */
export function statement<Row, Form, Values>(
  build: (form: Form, slots: Slots<Values>) => SQL,
): (db: Db, form: Form, values: Values) => Promise<Row[]> {
  const known = new Map<string, NamedQuery>()
  return (db, form, values) => {
    const given: unknown[] = []
    const key = JSON.stringify(form) + collectValues(values, given)
    const query = known.get(key) ?? nameQuery(build(form, toSlots(values) as Slots<Values>))
    const isKept = known.size < maxForms || known.has(key)
    if (isKept) known.set(key, query)
    return runQuery<Row>(db, isKept ? query : { ...query, name: undefined }, given)
  }
}

/** The same wording with the values themselves in it, for a statement that is run too seldom to be put together once. */
export function inlined<Values>(values: Values): Slots<Values> {
  const given: unknown[] = []
  collectValues(values, given)
  return toSlots(values, { next: 0 }, (n) => sql.param(given[n])) as Slots<Values>
}

/** The shape of the values, which are themselves put into `given` one after the other. */
function collectValues(value: unknown, given: unknown[]): string {
  if (isOfShape(value)) return String(value)
  if (!isStructure(value)) {
    given.push(value)
    return '?'
  }
  let shape = '{'
  // `for … in` would be compiled for one kind of object, and anew for the next.
  for (const [name, each] of Object.entries(value)) shape += `${name}:${collectValues(each, given)},`
  return `${shape}}`
}

/** The same way through the values as `collectValues`, so that each placeholder has the number of its value. */
function toSlots(
  value: unknown,
  numbers = { next: 0 },
  slot: (n: number) => unknown = (n) => sql.placeholder(String(n)),
): unknown {
  if (isOfShape(value)) return value
  if (!isStructure(value)) return slot(numbers.next++)
  if (Array.isArray(value)) return value.map((each) => toSlots(each, numbers, slot))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toSlots(each, numbers, slot)]))
}

const isOfShape = (value: unknown) => value === null || typeof value === 'boolean'

const isStructure = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && (!Array.isArray(value) || typeof value[0] === 'object')
