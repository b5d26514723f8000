import { Settings } from '@tandem/contract/setting-values'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { readSettingRows, type SettingRow } from './settings.store.ts'

export type SettingsReader = ((db: Db) => Promise<Settings>) & {
  /** Reads them anew next time: somebody has changed one. */
  invalidate(): void
}

/** A change made on another instance is seen after this long at the latest (decisions, section 9: 5 s). */
const ttlMs = 4000

/**
 * Reads the settings at most once every few seconds; pass the caller's own connection. A row that does not fit is
 * logged once and left out: one slip in the database must not fail every request.
 */
export function createSettingsReader(log: Pick<Log, 'error'>, now: () => number = Date.now): SettingsReader {
  let kept: { settings: Settings; readAt: number } | null = null
  let logged = new Set<string>()

  function logOnce(wrong: SettingRow[]): void {
    const keys = wrong.map(({ key }) => key)
    for (const key of keys)
      if (!logged.has(key)) log.error({ key }, 'A setting has a wrong value and is left out')
    logged = new Set(keys)
  }

  const read = async (db: Db) => {
    if (!kept || now() - kept.readAt > ttlMs) {
      const { settings, wrong } = settingsOf(await readSettingRows(db))
      kept = { settings, readAt: now() }
      logOnce(wrong)
    }
    return kept.settings
  }
  const invalidate = () => {
    kept = null
  }
  return Object.assign(read, { invalidate })
}

export function settingsOf(rows: SettingRow[]): { settings: Settings; wrong: SettingRow[] } {
  let nested: Nested = {}
  let settings = z.parse(Settings, nested)
  const wrong: SettingRow[] = []
  for (const row of rows) {
    const candidate = withValue(nested, row.key.split('.'), row.value)
    const parsed = z.safeParse(Settings, candidate)
    if (parsed.success) {
      nested = candidate
      settings = parsed.data
    } else wrong.push(row)
  }
  return { settings, wrong }
}

type Nested = Record<string, unknown>

/** `company.map.enable` becomes a member of a member of a member; nothing that exists is written to. */
function withValue(into: Nested, [first = '', ...rest]: string[], value: unknown): Nested {
  if (!isNamable(first)) return into
  const inner = Object.hasOwn(into, first) ? into[first] : undefined
  return {
    ...into,
    [first]: rest.length === 0 ? value : withValue(isNested(inner) ? inner : {}, rest, value),
  }
}

const isNamable = (name: string) => name !== '__proto__'

const isNested = (value: unknown): value is Nested =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
