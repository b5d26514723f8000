import type { PushKind } from '@tandem/contract/push'
import { and, asc, eq, inArray, isNotNull, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { pushDevice, pushKindOff } from './push.schema.ts'

export type DeviceRow = typeof pushDevice.$inferSelect
type NewDevice = Omit<typeof pushDevice.$inferInsert, 'id'>

export function findDevices(db: Db, accountId: string): Promise<DeviceRow[]> {
  const devices = db.select().from(pushDevice).where(eq(pushDevice.accountId, accountId))
  return devices.orderBy(asc(pushDevice.createdAt), asc(pushDevice.id))
}

/** Another account's use of the same browser ends with it. */
export async function saveDevice(db: Db, device: NewDevice): Promise<DeviceRow> {
  const { accountId, sessionId, p256dh, auth, device: name } = device
  const [saved] = await db
    .insert(pushDevice)
    .values(device)
    .onConflictDoUpdate({
      target: pushDevice.endpoint,
      set: { accountId, sessionId, p256dh, auth, device: name },
    })
    .returning()
  if (!saved) throw new Error('A device was not saved')
  return saved
}

/** Until the transaction ends no other device of the account is added. */
export async function lockDevicesOf(db: Db, accountId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('push devices of'), hashtext(${accountId}))`)
}

export async function countOtherDevices(db: Db, accountId: string, endpoint: string): Promise<number> {
  return db.$count(pushDevice, and(eq(pushDevice.accountId, accountId), ne(pushDevice.endpoint, endpoint)))
}

/** Without an account, whoever's it is. Answers whether there was one. */
export async function deleteDevice(db: Db, id: string, accountId?: string): Promise<boolean> {
  const own = accountId ? eq(pushDevice.accountId, accountId) : undefined
  const deleted = await db
    .delete(pushDevice)
    .where(and(eq(pushDevice.id, id), own))
    .returning({ id: pushDevice.id })
  return deleted.length > 0
}

/** Those of one session of the account. */
export async function deleteDevicesOfSession(db: Db, accountId: string, sessionId: string): Promise<void> {
  const isOwn = eq(pushDevice.accountId, accountId)
  await db.delete(pushDevice).where(and(isOwn, eq(pushDevice.sessionId, sessionId)))
}

/** Those of sessions that ended by time, too. */
export async function deleteDevicesOf(db: Db, accountId: string, exceptSession?: string): Promise<void> {
  const others = exceptSession ? sql`${pushDevice.sessionId} is distinct from ${exceptSession}` : undefined
  await db.delete(pushDevice).where(and(eq(pushDevice.accountId, accountId), others))
}

export async function findKindsOff(db: Db, accountId: string): Promise<Set<PushKind>> {
  const rows = await db.select().from(pushKindOff).where(eq(pushKindOff.accountId, accountId))
  return new Set(rows.map(({ kind }) => kind))
}

export async function saveKind(db: Db, accountId: string, kind: PushKind, enabled: boolean): Promise<void> {
  if (enabled) {
    await db.delete(pushKindOff).where(and(eq(pushKindOff.accountId, accountId), eq(pushKindOff.kind, kind)))
  } else {
    await db.insert(pushKindOff).values({ accountId, kind }).onConflictDoNothing()
  }
}

/** A condition: whether the account of that column has a device that is told of this kind. */
export const hasSubscribedDevice = (accountId: AnyPgColumn, kind: PushKind): SQL =>
  sql`exists (select from ${pushDevice} where ${pushDevice.accountId} = ${accountId}
    and not exists (select from ${pushKindOff} where ${isOff(kind)}))`

const isOff = (kind: PushKind) =>
  and(eq(pushKindOff.accountId, pushDevice.accountId), eq(pushKindOff.kind, kind))

/** The devices of those of the accounts that want to be told of this kind. */
export async function findSubscribedDevices(db: Db, accountIds: string[], kind: PushKind): Promise<string[]> {
  if (accountIds.length === 0) return []
  const off = db.select({ one: sql`1` }).from(pushKindOff).where(isOff(kind))
  const rows = await db
    .select({ id: pushDevice.id })
    .from(pushDevice)
    .where(and(inArray(pushDevice.accountId, accountIds), notExists(off)))
  return rows.map(({ id }) => id)
}

/** A device with who reads on it, while the account is in use. */
export async function findReadDevice(db: Db, id: string) {
  const [found] = await db
    .select({ device: pushDevice, reader: { locale: account.locale, type: account.type } })
    .from(pushDevice)
    .innerJoin(account, eq(account.id, pushDevice.accountId))
    .where(and(eq(pushDevice.id, id), isNotNull(account.confirmedAt), isNull(account.hiddenAt)))
  return found ?? null
}
