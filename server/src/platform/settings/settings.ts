import { Settings } from '@tandem/contract/settings'
import * as z from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { readSettingRows } from './settings.store.ts'

export type SettingsReader = (db: Db) => Promise<Settings>

/** A change made on another instance is seen after this long at the latest (decisions, section 9: 5 s). */
const freshMs = 4000

/** Reads the settings at most once every few seconds; pass the caller's own connection. */
export function createSettingsReader(now: () => number = Date.now): SettingsReader {
  let kept: { settings: Settings; readAt: number } | null = null
  return async (db) => {
    if (!kept || now() - kept.readAt > freshMs) {
      kept = { settings: await readSettings(db), readAt: now() }
    }
    return kept.settings
  }
}

async function readSettings(db: Db): Promise<Settings> {
  const nested = {}
  for (const { key, value } of await readSettingRows(db)) place(nested, key.split('.'), value)
  return z.parse(Settings, nested)
}

/** `company.map.enable` becomes a member of a member of a member. */
function place(into: Record<string, unknown>, [first = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    into[first] = value
    return
  }
  const inner = typeof into[first] === 'object' && into[first] !== null ? into[first] : {}
  into[first] = inner
  place(inner as Record<string, unknown>, rest, value)
}
