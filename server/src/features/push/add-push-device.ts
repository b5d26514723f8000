import type { HandlerInput } from '@tandem/contract/endpoint'
import { type addPushDevice as endpoint, maxPushDevices, type PushDevice } from '@tandem/contract/push'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { describeDevice } from '#platform/http/describe-device.ts'
import type { RequestFacts } from '#platform/http/route.ts'
import { countOtherDevices, lockDevicesOf, saveDevice } from './push.store.ts'
import { presentDevice } from './push-settings.ts'

export async function addPushDevice(
  ctx: Context,
  { accountId, sessionId }: Viewer,
  { body, userAgent }: HandlerInput<typeof endpoint> & RequestFacts,
): Promise<PushDevice> {
  if (!ctx.push.accepts(body)) throw new AppError('push_service_unknown')
  const { endpoint, keys } = body
  return transaction(ctx, async (ctx) => {
    await lockDevicesOf(ctx.db, accountId)
    if ((await countOtherDevices(ctx.db, accountId, endpoint)) >= maxPushDevices) {
      throw new AppError('too_many_devices')
    }
    const device = describeDevice(userAgent)
    return presentDevice(
      await saveDevice(ctx.db, { accountId, sessionId, endpoint, ...keys, device, createdAt: ctx.clock() }),
    )
  })
}
