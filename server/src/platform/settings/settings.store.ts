import type { Db } from '#platform/db/database.ts'
import { setting } from './settings.schema.ts'

export async function readSettingRows(db: Db): Promise<{ key: string; value: unknown }[]> {
  return db.select({ key: setting.key, value: setting.value }).from(setting)
}

export async function writeSetting(db: Db, key: string, value: unknown, now: Date): Promise<void> {
  await db
    .insert(setting)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({ target: setting.key, set: { value, updatedAt: now } })
}
