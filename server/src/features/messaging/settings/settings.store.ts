import type { OwnMessagingSettings } from '@tandem/contract/settings'
import { and, eq, inArray } from 'drizzle-orm'
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

/** Those of the accounts that want no receipts. */
export async function findWithoutReceipts(db: Db, accountIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: messagingSetting.accountId })
    .from(messagingSetting)
    .where(and(inArray(messagingSetting.accountId, accountIds), eq(messagingSetting.readReceipts, false)))
  return rows.map(({ id }) => id)
}

export async function saveOwnSettings(db: Db, accountId: string, own: Own): Promise<void> {
  await db
    .insert(messagingSetting)
    .values({ accountId, ...own })
    .onConflictDoUpdate({ target: messagingSetting.accountId, set: own })
}
