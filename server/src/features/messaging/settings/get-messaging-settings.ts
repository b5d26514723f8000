import type { HandlerOutput } from '@tandem/contract/endpoint'
import { messageBounds } from '@tandem/contract/messaging'
import type { getMessagingSettings as endpoint } from '@tandem/contract/settings'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { findOwnSettings } from './settings.store.ts'

export async function getMessagingSettings(
  ctx: Context,
  { accountId }: Viewer,
): Promise<HandlerOutput<typeof endpoint.output>> {
  return { ...messageBounds, ...(await findOwnSettings(ctx.db, accountId)) }
}
