import type { Schema } from '@tandem/contract/endpoint'
import { endpoints } from '@tandem/contract/endpoints'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const length = 100_000
/** Each could keep a careless expression going back and forth. */
const fillings = [
  'a',
  'A',
  '0',
  ' ',
  '\t\n',
  '-',
  '.',
  'a.',
  'a@',
  '1~',
  '=',
  '\u0301',
  '\ud83d\ude00',
  '\ud800',
  '\0',
]
const beginnings = ['', 'a@', 'https://', 'data:image/png;base64,', '2026-10-01T00:00:00.', '-1.1~']
const endings = ['', '!']

/**
 * How many times as long as looking at each character once a text may take. What is linear takes up to some sixty
 * times, what is quadratic many thousand times as long.
 */
const maxTimesPass = 200

test('no text of 100 kB keeps a schema of the contract busy', { timeout: 120_000 }, () => {
  const schemas = new Set<Schema>()
  for (const { endpoint } of endpoints) {
    for (const schema of [endpoint.params, endpoint.query, endpoint.body])
      if (schema) collect(schema, schemas)
  }
  // Others refuse a text without looking into it.
  const ofTexts = [...schemas].filter((schema) => ['string', 'number', 'pipe'].includes(typeOf(schema)))
  expect(ofTexts.length).toBeGreaterThan(100)
  const different = new Map(ofTexts.map((schema) => [writtenOut(schema), schema]))
  const texts = textsOf(length)
  expect([...different.values()].flatMap((schema) => slowTexts(schema, texts))).toEqual([])
})

test('an expression that takes quadratic time would be noticed', () => {
  const careless = z.string().check(z.regex(/\s+$/))
  expect(slowTexts(careless, [`${' '.repeat(length / 10)}!`])).toHaveLength(1)
})

const textsOf = (length: number) =>
  beginnings.flatMap((beginning) =>
    fillings.flatMap((filling) =>
      endings.map((ending) => {
        const room = length - beginning.length - ending.length
        return beginning + filling.repeat(Math.ceil(room / filling.length)) + ending
      }),
    ),
  )

function slowTexts(schema: Schema, texts: string[]): string[] {
  return texts
    .filter((text) => {
      const allowed = maxTimesPass * passMs(text)
      const takes = () => timeOf(() => z.safeParse(schema, text))
      return takes() > allowed && takes() > allowed && takes() > allowed
    })
    .map((text) => `${typeOf(schema)}: ${JSON.stringify(text.slice(0, 30))}…`)
}

const passes = new Map<number, number>()

/** The fastest of many passes over a text of this length, as this machine does it now. */
function passMs(text: string): number {
  const known = passes.get(text.length)
  if (known !== undefined) return known
  const times = Array.from({ length: 50 }, () => timeOf(() => sumOf(text)))
  passes.set(text.length, Math.min(...times))
  return Math.min(...times)
}

function sumOf(text: string): number {
  let sum = 0
  for (let index = 0; index < text.length; index += 1) sum = (sum + text.charCodeAt(index)) | 0
  return sum
}

function timeOf(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

const typeOf = (schema: Schema) => (schema as unknown as z.core.$ZodTypes)._zod.def.type

/** Many are declared alike: a line of so many letters. */
const writtenOut = (schema: Schema): string =>
  JSON.stringify((schema as unknown as z.core.$ZodTypes)._zod.def, (_, value) => {
    if (value instanceof RegExp || typeof value === 'function') return String(value)
    return typeof value === 'object' && value !== null && '_zod' in value ? value._zod.def : value
  })

/** The schema and all that it is made of. */
function collect(schema: Schema, found: Set<Schema>): void {
  if (found.has(schema)) return
  found.add(schema)
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  for (const part of Object.values(def).flatMap(partsOf)) collect(part, found)
}

function partsOf(value: unknown): Schema[] {
  if (typeof value !== 'object' || value === null) return []
  if ('_zod' in value) return 'run' in (value._zod as object) ? [value as Schema] : []
  if (Array.isArray(value)) return value.flatMap(partsOf)
  return Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null
    ? Object.values(value).flatMap(partsOf)
    : []
}
