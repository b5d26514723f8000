import { isDeepStrictEqual } from 'node:util'
import { settingAt as at, settingKeys } from '@tandem/contract/setting-keys'
import { ConfigError } from '#platform/config/config-error.ts'
import type { Db } from '#platform/db/database.ts'
import { readSettingRows, type SettingRow, writeSetting } from './settings.store.ts'
import { settingsOf } from './settings.ts'

type Change = { key: string; from: unknown; to: unknown }
type Loaded = {
  changed: Change[]
  /** Said otherwise in the database, by an admin or by an earlier file; they stay unless they are to be replaced. */
  kept: Change[]
}

/** The settings of a file by their keys. Throws a sentence that names each key that is unknown or has a wrong value. */
export function readConfiguration(text: string): Map<string, unknown> {
  const values = valuesOf(parseJson(text))
  const wrong = [...values].flatMap(([key, value]) => {
    if (!settingKeys.includes(key)) return [`${key} is no setting`]
    return settingsOf([{ key, value }]).wrong.length > 0 ? [`${key} may not be ${JSON.stringify(value)}`] : []
  })
  if (wrong.length > 0) throw new ConfigError(`The file cannot be loaded: ${wrong.join('; ')}.`)
  return values
}

/** In the caller's transaction, so that no process sees half of a configuration. */
export async function loadSettings(
  db: Db,
  values: Map<string, unknown>,
  { replace, now }: { replace: boolean; now: Date },
): Promise<Loaded> {
  const rows = await readSettingRows(db)
  const { settings } = settingsOf(rows)
  const differing = [...values]
    .map(([key, to]) => ({ key, from: at(settings, key), to }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to))
  const isKept = ({ key }: Change) => !replace && isSaid(rows, key)
  const changed = differing.filter((change) => !isKept(change))
  for (const { key, to } of changed) await writeSetting(db, key, to, now)
  return { changed, kept: differing.filter(isKept) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ConfigError('The file cannot be loaded: it is no JSON.')
  }
}

/** A group of the file becomes its members, down to what is a setting. */
function valuesOf(value: unknown, above = ''): Map<string, unknown> {
  const isGroup = above === '' || settingKeys.some((key) => key.startsWith(`${above}.`))
  if (!isGroup) return new Map([[above, value]])
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ConfigError(`The file cannot be loaded: ${above || 'it'} must be an object of settings.`)
  }
  return new Map(
    Object.entries(value).flatMap(([name, member]) => [
      ...valuesOf(member, above ? `${above}.${name}` : name),
    ]),
  )
}

/** Whether a row says it, alone or within its group. */
const isSaid = (rows: SettingRow[], key: string): boolean =>
  rows.some((row) => {
    if (row.key === key) return true
    return key.startsWith(`${row.key}.`) && at(row.value, key.slice(row.key.length + 1)) !== undefined
  })
