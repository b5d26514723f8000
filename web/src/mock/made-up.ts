import type { Schema } from '@tandem/contract/endpoint'
import * as z from 'zod/mini'

/** What texts and numbers of the contract are: of each the first that a schema accepts. */
const texts = [
  ...['', 'Beispiel', '0', 'beispiel@example.org', 'https://example.org', '76133', '2027-10-01', '2027-10'],
  ...['2027-10-01T08:00:00.000Z', '019b0000-0000-7000-8000-00000000000a', 'de', 'x'.repeat(43), '#0d8097'],
]
const numbers = [0, 1, 10, 2027, 1.5, 49, 100]

type Def = z.core.$ZodTypeDef & {
  shape: Record<string, Schema>
  element: Schema
  innerType: Schema
  options: Schema[]
  items: Schema[]
  values: unknown[]
  entries: Record<string, unknown>
  defaultValue: unknown
  in: Schema
  left: Schema
  right: Schema
  getter: () => Schema
}

/**
 * A value that a schema accepts, made of what is there: fields that it does not know go, fields that are missing or
 * wrong come. So an answer that was recorded before the contract changed is still one of the contract.
 */
export function madeUp(schema: Schema, given?: unknown): unknown {
  if (given !== undefined) {
    // As it was read: what has a default need not be there to be accepted.
    const { success, data } = z.safeParse(schema, given)
    if (success) return data
  }
  const def = schema._zod.def as Def
  switch (def.type) {
    case 'object':
      return madeUpObject(def.shape, isObject(given) ? given : {})
    case 'array': {
      const members = Array.isArray(given) ? given.map((each) => madeUp(def.element, each)) : []
      return z.safeParse(schema, members).success ? members : [madeUp(def.element)]
    }
    case 'tuple':
      return def.items.map((item, at) => madeUp(item, Array.isArray(given) ? given[at] : undefined))
    case 'optional':
      return given === undefined ? undefined : madeUp(def.innerType, given)
    case 'nullable':
      return given === undefined ? null : madeUp(def.innerType, given)
    case 'default':
    case 'prefault':
      return def.defaultValue
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return madeUp(def.innerType, given)
    case 'union':
      return accepted(
        schema,
        def.options.map((option) => madeUp(option, given)),
      )
    case 'intersection':
      return { ...object(madeUp(def.left, given)), ...object(madeUp(def.right, given)) }
    case 'pipe':
      return madeUp(def.in, given)
    case 'lazy':
      return madeUp(def.getter(), given)
    case 'literal':
      return def.values[0]
    case 'enum':
      return Object.values(def.entries)[0]
    case 'record':
      return {}
    case 'boolean':
      return false
    default:
      return accepted(schema, [...texts, ...numbers, null, undefined])
  }
}

const accepted = (schema: Schema, values: unknown[]): unknown =>
  values.find((value) => z.safeParse(schema, value).success)

function madeUpObject(shape: Record<string, Schema>, given: Record<string, unknown>) {
  const made = Object.entries(shape).map(([key, schema]) => [key, madeUp(schema, given[key])] as const)
  return Object.fromEntries(made.filter(([, value]) => value !== undefined))
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const object = (value: unknown) => (isObject(value) ? value : {})
