import type { Permission } from '@tandem/contract/endpoint'
import type { Auth } from '@tandem/contract/sessions'
import type * as z from 'zod/mini'
import { newToken } from '#platform/auth/token.ts'
import type { Context } from '#platform/context/context.ts'
import { describeDevice } from '#platform/http/describe-device.ts'
import { sessionCutoffs } from './session-cutoffs.ts'
import { insertSession } from './sessions.store.ts'

type Owner = { accountId: string; permissions: readonly Permission[]; userAgent: string }

/** The token is new, whatever the request brought. Part of the caller's transaction. */
export async function createSession(ctx: Context, { accountId, permissions, userAgent }: Owner) {
  const { token, hash } = newToken()
  const { now, expiresAt } = await sessionCutoffs(ctx)
  const device = describeDevice(userAgent)
  await insertSession(ctx.db, { accountId, device, tokenHash: hash, now, expiresAt })
  return toAuthResponse(token, permissions)
}

export function toAuthResponse(token: string, permissions: readonly Permission[]): z.input<typeof Auth> {
  return { token, security: Buffer.from(JSON.stringify(permissions)).toString('base64url') }
}
