import type { SecondFactor } from '@tandem/contract/second-factor'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { findPasskeysOf } from './passkeys/passkeys.store.ts'
import { countRecoveryCodes } from './recovery/recovery-codes.store.ts'
import { findTotp } from './totp/totp.store.ts'

type Owner = Pick<Viewer, 'accountId' | 'type'>

export async function getSecondFactor(ctx: Context, viewer: Owner): Promise<SecondFactor> {
  const { accountId } = viewer
  const totp = await findTotp(ctx.db, accountId)
  const passkeys = await findPasskeysOf(ctx.db, accountId)
  return {
    required: await isSecondFactorRequired(ctx, viewer),
    totpSince: totp?.confirmedAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, accountId),
  }
}

export async function isSecondFactorRequired(ctx: Context, { type }: Pick<Viewer, 'type'>): Promise<boolean> {
  const { account } = await ctx.settings(ctx.db)
  return type === 'admin' && account.requireSecondFactorOfAdmins
}
