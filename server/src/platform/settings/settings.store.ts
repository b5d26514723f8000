import { asc, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { setting } from './settings.schema.ts'

export type SettingRow = { key: string; value: unknown }

/** A group stands before its members, so that a member's own row has the last word. */
export async function readSettingRows(db: Db): Promise<(SettingRow & { revision: number })[]> {
  const { key, value, revision } = setting
  return db.select({ key, value, revision }).from(setting).orderBy(asc(key))
}

export async function writeSetting(db: Db, key: string, value: unknown, now: Date): Promise<void> {
  await db
    .insert(setting)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({
      target: setting.key,
      set: { value, updatedAt: now, revision: sql`${setting.revision} + 1` },
    })
}

/** Until the end of the transaction, whoever else changes settings waits. */
export async function lockSettings(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`)
}
