import { localizePath } from '@tandem/contract/paths'
import type { PushKind, PushMessage } from '@tandem/contract/push'
import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { deleteDevice, findReadDevice } from './push.store.ts'
import { pushTexts } from './push-texts.ts'

/** `path` is of a screen in German; `tag` replaces what was told before of the same. */
type Told = { deviceId: string; kind: PushKind; path: string; tag: string }

/** To one device: what one service refuses does not tell another device twice. */
export const pushToDevice = defineJob('send-push', {
  retryLimit: 6,
  timeoutSeconds: 60,
  atOnce: 20,
  handler: async (ctx: Context, { deviceId, kind, path, tag }: Told) => {
    const found = await findReadDevice(ctx.db, deviceId)
    if (!found) return
    const { device, reader } = found
    const { applicant } = await ctx.settings(ctx.db)
    const texts = pushTexts(kind, { ...reader, isDu: applicant.youCanSayYouToMe })
    const address = { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } }
    const message: PushMessage = { ...texts, path: localizePath(path, reader.locale), tag }
    const outcome = await ctx.push.send(address, message)
    if (outcome === 'gone') await deleteDevice(ctx.db, deviceId)
  },
})

export const pushJobs: Job<never, Context>[] = [pushToDevice]
