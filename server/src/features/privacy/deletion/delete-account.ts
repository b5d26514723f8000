import { randomUUID } from 'node:crypto'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type {
  deleteAccountAtOnce as atOnceEndpoint,
  deleteAccount as endpoint,
} from '@tandem/contract/privacy'
import { requirePassword } from '#features/accounts/accounts.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { insertFeedback } from './deletion.store.ts'
import { eraseAccount } from './erase-account.ts'

export async function deleteAccount(
  ctx: Context,
  viewer: Viewer,
  { body: { password, reason, comment } }: HandlerInput<typeof endpoint>,
): Promise<true> {
  await requirePassword(ctx, viewer, password)
  return transaction(ctx, async (ctx) => {
    await erase(ctx, viewer)
    // No id that holds the moment, and no moment but the day: nothing ties the answer to whoever gave it.
    const createdAt = new Date(`${berlinDay(ctx.clock())}T00:00:00Z`)
    await insertFeedback(ctx.db, { id: randomUUID(), accountType: viewer.type, reason, comment, createdAt })
    return true as const
  })
}

export async function deleteAccountAtOnce(
  ctx: Context,
  viewer: Viewer,
  { body: { password } }: HandlerInput<typeof atOnceEndpoint>,
): Promise<true> {
  await requirePassword(ctx, viewer, password)
  await erase(ctx, viewer)
  return true
}

async function erase(ctx: Context, { accountId }: Viewer): Promise<void> {
  if (!(await eraseAccount(ctx, accountId, 'own'))) throw new AppError('unauthenticated')
}
