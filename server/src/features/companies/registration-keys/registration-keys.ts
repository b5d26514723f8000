import { companyPermissions } from '@tandem/contract/accounts/colleagues'
import type { RegistrationKey } from '@tandem/contract/backend/registration-keys'
import type { Permission } from '@tandem/contract/endpoint'
import { hashToken } from '#platform/auth/token.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { stateOfKey } from './registration-keys.rules.ts'
import {
  claimKeyUse,
  findKeyByHash,
  lockOpenKey,
  markRevoked,
  selectAllKeys,
  selectCompanyOfKey,
  selectOpenKeys,
} from './registration-keys.store.ts'

export type OpenKey = {
  id: string
  /** Null where the link was handed out and not mailed. */
  email: string | null
  permissions: Permission[]
  usesLeft: number
  /** The last day it works, in Germany. */
  expiresOn: string
  createdAt: Date
}

/** The company's keys that still work, the newest first. */
export function findOpenKeys(ctx: Context, companyId: string): Promise<OpenKey[]> {
  return selectOpenKeys(ctx.db, companyId, berlinDay(ctx.clock()))
}

/** All that are still kept, with what became of them, the newest first. */
export async function listKeys(ctx: Context, companyId: string): Promise<RegistrationKey[]> {
  const today = berlinDay(ctx.clock())
  return (await selectAllKeys(ctx.db, companyId)).map(({ revokedAt, createdAt, permissions, ...key }) => {
    const state = stateOfKey({ ...key, revokedAt }, today)
    return {
      ...key,
      state,
      permissions: companyPermissions.filter((each) => permissions.includes(each)),
      createdAt: createdAt.toISOString(),
      can: { revoke: state === 'open' },
    }
  })
}

/** What a key that still works grants, for its letter; null when it is not one of this company. */
export const readKey = (ctx: Context, companyId: string, key: string) =>
  findKeyByHash(ctx.db, { companyId, hash: hashToken(key), today: berlinDay(ctx.clock()) })

/** False when the company has no such key that still works. */
export function revokeKey(ctx: Context, companyId: string, keyId: string): Promise<boolean> {
  const now = ctx.clock()
  return markRevoked(ctx.db, { id: keyId, companyId, now, today: berlinDay(now) })
}

/** For a registration with it, part of the caller's transaction; null when it does not work (any more). */
export function findUsableKey(
  ctx: Context,
  key: string,
): Promise<{ id: string; companyId: string; permissions: Permission[] } | null> {
  return lockOpenKey(ctx.db, hashToken(key), berlinDay(ctx.clock()))
}

/** Takes one use of it for an account that is confirmed; false when it was taken back or used up meanwhile. */
export function redeemKey(ctx: Context, keyId: string): Promise<boolean> {
  return claimKeyUse(ctx.db, keyId)
}

/** Which company the key leads to; null when it does not work (any more). */
export function findCompanyOfKey(ctx: Context, key: string): Promise<{ companyName: string } | null> {
  return selectCompanyOfKey(ctx.db, hashToken(key), berlinDay(ctx.clock()))
}
