import type * as z from 'zod/mini'
import { Settings } from './setting-values.ts'

type Schema = { def: { type: string; innerType?: object }; shape?: Record<string, Schema> }

/** A group has a default for the whole of it, and one for each of its members. */
function leavesOf(schema: Schema, above = ''): [key: string, schema: Schema][] {
  const { def, shape } = schema
  const members = shape ?? (def.type === 'prefault' ? (def.innerType as Schema).shape : undefined)
  if (!members) return [[above, schema]]
  return Object.entries(members).flatMap(([name, member]) =>
    leavesOf(member, above ? `${above}.${name}` : name),
  )
}

const leaves = leavesOf(Settings as unknown as Schema)

/** The key of each single setting, as a row of the database may have it: `company.map.zoom`. */
export const settingKeys: readonly string[] = leaves.map(([key]) => key)

/** What each setting may be. */
export const settingSchemas: ReadonlyMap<string, z.ZodMiniType> = new Map(
  leaves.map(([key, schema]) => [key, schema as unknown as z.ZodMiniType]),
)

/** The value at a key, of all settings. */
export const settingAt = (settings: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], settings)

/**
 * What only the client does as a setting says. All others change what the server answers. For each, a test of its side
 * (`settings-at-work`) shows both values at work, and fails for a setting that it does not know.
 */
export const clientSettings: readonly string[] = settingKeys.filter((key) =>
  /^(company\.(offersEditableInline|map\.|profileRedirect)|offers\.showInMenu|contact\.map\.|footer\.|social|analytics\.(siteId|heartbeat))/.test(
    key,
  ),
)
