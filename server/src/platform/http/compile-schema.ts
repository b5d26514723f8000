import type { Schema } from '@tandem/contract/endpoint'
import * as z from 'zod/mini'

const known = new WeakMap<Schema, { schema: Schema; uses: number }>()

/** Compiling takes up to a millisecond: as long as parsing some hundred times without. */
const usesBeforeCompiling = 200

/**
 * The same schema, once it is used often as zod compiles it: what is valid is then parsed in a fraction of the time,
 * anything else by the schema itself.
 */
export function compileSchema<Given extends Schema>(schema: Given): Given {
  const entry = known.get(schema) ?? { schema, uses: 0 }
  known.set(schema, entry)
  if (entry.uses === usesBeforeCompiling) entry.schema = z.compile(schema)
  entry.uses += 1
  return entry.schema as Given
}
