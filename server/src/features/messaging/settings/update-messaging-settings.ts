import type { HandlerInput, HandlerOutput } from '@tandem/contract/endpoint'
import { messageBounds } from '@tandem/contract/messaging'
import type { updateMessagingSettings as endpoint } from '@tandem/contract/settings'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { saveOwnSettings } from './settings.store.ts'

export async function updateMessagingSettings(
  ctx: Context,
  { accountId }: Viewer,
  { body }: HandlerInput<typeof endpoint>,
): Promise<HandlerOutput<typeof endpoint.output>> {
  await saveOwnSettings(ctx.db, accountId, body)
  return { ...messageBounds, ...body }
}
