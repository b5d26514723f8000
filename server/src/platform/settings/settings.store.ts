import { asc } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { setting } from './settings.schema.ts'

export type SettingRow = { key: string; value: unknown }

/** A group stands before its members, so that a member's own row has the last word. */
export async function readSettingRows(db: Db): Promise<SettingRow[]> {
  return db.select({ key: setting.key, value: setting.value }).from(setting).orderBy(asc(setting.key))
}

export async function writeSetting(db: Db, key: string, value: unknown, now: Date): Promise<void> {
  await db
    .insert(setting)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({ target: setting.key, set: { value, updatedAt: now } })
}
