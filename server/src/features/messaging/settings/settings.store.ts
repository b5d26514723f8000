import type { OwnMessagingSettings } from '@tandem/contract/settings'
import { eq } from 'drizzle-orm'
import type { output } from 'zod/mini'
import type { Db } from '#platform/db/database.ts'
import { messagingSetting } from '../messaging.schema.ts'

type Own = output<typeof OwnMessagingSettings>

const defaults: Own = { mailInterval: 'immediately', readReceipts: true }

export async function findOwnSettings(db: Db, accountId: string): Promise<Own> {
  const [own] = await db
    .select({ mailInterval: messagingSetting.mailInterval, readReceipts: messagingSetting.readReceipts })
    .from(messagingSetting)
    .where(eq(messagingSetting.accountId, accountId))
  return own ?? defaults
}

export async function saveOwnSettings(db: Db, accountId: string, own: Own): Promise<void> {
  await db
    .insert(messagingSetting)
    .values({ accountId, ...own })
    .onConflictDoUpdate({ target: messagingSetting.accountId, set: own })
}
