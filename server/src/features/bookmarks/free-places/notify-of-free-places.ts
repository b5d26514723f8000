import { berlinDay } from '#platform/clock/berlin-day.ts'
import { firstStudyYear } from '#platform/clock/first-study-year.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { defineJob, enqueueAll } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { claimFreePlaces, type FreePlace } from './free-places.store.ts'

export const freePlaceMail = defineJob('send-free-place-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: FreePlace) => {
    const { sendFreePlaceMail } = await import('./send-free-place-mail.ts')
    await sendFreePlaceMail(ctx, data)
  },
})

/** Each bookmark tells of it once: it is claimed along with its mail. */
export function notifyOfFreePlaces(ctx: Context): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock()
    const claimed = await claimFreePlaces(ctx.db, {
      now,
      today: berlinDay(now),
      firstYear: firstStudyYear(now),
    })
    await enqueueAll(ctx.db, freePlaceMail, claimed)
    const accountIds = [...new Set(claimed.map(({ accountId }) => accountId))]
    await publish(ctx.db, { accountIds, type: 'bookmark', data: {} })
  })
}
