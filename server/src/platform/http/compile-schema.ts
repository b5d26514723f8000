import type { Schema } from '@tandem/contract/endpoint'
import * as z from 'zod/mini'

const uses = new WeakMap<Schema, number>()
const compiled = new WeakMap<Schema, Schema>()

/** Compiling takes up to a millisecond: as long as parsing some hundred times without. */
const usesBeforeCompiling = 200

/**
 * The same schema, once it is used often as zod compiles it: what is valid is then parsed in a fraction of the time,
 * anything else by the schema itself.
 */
export function compileSchema<Given extends Schema>(schema: Given): Given {
  const known = compiled.get(schema) as Given | undefined
  if (known) return known
  const used = uses.get(schema) ?? 0
  uses.set(schema, used + 1)
  if (used < usesBeforeCompiling) return schema
  const made = z.compile(schema)
  compiled.set(schema, made)
  return made
}
