import type { Schema } from '@tandem/contract/endpoint'
import fc, { type Arbitrary } from 'fast-check'
import type * as z from 'zod/mini'

/** What a schema takes; with `hostility` of 1, now and then what it does not, at any depth. */
export function valuesOf(schema: Schema, known: readonly string[], hostility: 0 | 1): Arbitrary<unknown> {
  const taken = fitting(schema, known, hostility)
  return hostility === 0
    ? taken
    : fc.oneof({ weight: 9, arbitrary: taken }, { weight: 1, arbitrary: hostileValue })
}

const deep = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** Names that no endpoint declares. */
export const foreignNames = ['isAdmin', 'accountId', 'permissions', 'toString', '__proto__'] as const

const hostileTexts = [
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202egpj.exe',
  '\ufeff',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '٣',
  "'; drop table account; --",
  '%',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'a\r\nset-cookie: x=1',
  ' '.repeat(1000),
  'ﷺ'.repeat(5000),
  'x'.repeat(200_000),
] as const

const hostileText = fc.constantFrom(...hostileTexts)

const hostileValue: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, '', 0, -1, 2 ** 31, 2 ** 53, 1.5, 1e308, -1e308, [], {}, [[]], [null]),
  fc.constantFrom<unknown>(
    deep(3000),
    { length: 1e9 },
    Array.from({ length: 5000 }, () => 1),
  ),
  fc.constantFrom(...foreignNames).map((name) => Object.fromEntries([[name, { a: 1 }]])),
  fc.jsonValue(),
)

function fitting(schema: Schema, known: readonly string[], hostility: 0 | 1): Arbitrary<unknown> {
  const inner = (of: unknown) => valuesOf(of as Schema, known, hostility)
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return texts(boundsOf(def), known)
    case 'number':
      return numbers(boundsOf(def))
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constantFrom<unknown>(...def.values)
    case 'enum':
      return fc.constantFrom<unknown>(...Object.values(def.entries))
    case 'array':
      return fc.array(inner(def.element), { maxLength: 3 })
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape).map(([key, of]) => [key, inner(of)])))
    case 'record':
      return fc.dictionary(
        inner(def.keyType).map((key) => String(key).slice(0, 40)),
        inner(def.valueType),
        { maxKeys: 3 },
      )
    case 'unknown':
      return fc.jsonValue()
    case 'union':
      return fc.oneof(...def.options.map(inner))
    case 'nullable':
      return fc.option(inner(def.innerType))
    case 'optional':
    case 'default':
      return fc.option(inner(def.innerType), { nil: undefined })
    case 'pipe':
      return inner(exactSide(def))
    default:
      throw new Error(`The fuzz knows no values for ${def.type}; teach it`)
  }
}

/** The side of a pipe that says what may come in. */
const exactSide = ({ in: first, out }: z.core.$ZodPipeDef) =>
  typeOf(first) === 'transform' || typeOf(out) === 'literal' ? out : first

const typeOf = (schema: z.core.SomeType) => schema._zod.def.type

type Bounds = { format?: string; minimum?: number; maximum?: number }

/** What the schema itself and the checks on it say. */
function boundsOf(def: z.core.$ZodStringDef | z.core.$ZodNumberDef): Bounds {
  const said = [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)] as Said[]
  const bounds: Bounds = {}
  for (const { check, format, minimum, maximum, value } of said) {
    if (format !== undefined) bounds.format = format
    if (minimum !== undefined || check === 'greater_than') bounds.minimum = minimum ?? Number(value)
    if (maximum !== undefined || check === 'less_than') bounds.maximum = maximum ?? Number(value)
  }
  return bounds
}

type Said = { check?: string; format?: string; minimum?: number; maximum?: number; value?: unknown }

function texts({ format, minimum = 0, maximum = 40 }: Bounds, known: readonly string[]): Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...known), fc.uuid({ version: 7 }))
  if (format === 'email')
    return fc.oneof(
      fc.emailAddress(),
      fc.nat(99).map((n) => `person-${n}@example.org`),
    )
  if (format === 'date') return days.map((day) => day.slice(0, 10))
  if (format === 'regex') return days.map((day) => day.slice(0, 7))
  const written = fc.string({
    unit: 'binary',
    minLength: minimum,
    maxLength: Math.min(maximum, minimum + 40),
  })
  const likely = ['36', '58', 'cv', 'de', 'abitur', 'logo', ...known]
  return fc.oneof(
    fc.constantFrom(...likely.filter(({ length }) => length <= maximum), 'x'.repeat(minimum)),
    written,
  )
}

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

function numbers({ format, minimum, maximum }: Bounds): Arbitrary<number> {
  // Without bounds it is a grade in tenths, or counts how often something was saved.
  if (minimum === undefined) return format ? fc.integer({ min: 0, max: 6 }) : grades
  return fc.integer({ min: minimum, max: Math.min(maximum ?? minimum, minimum + 5000) })
}

const grades = fc.integer({ min: 10, max: 40 }).map((tenths) => tenths / 10)
