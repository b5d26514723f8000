import { type Context, transaction } from '#platform/context/context.ts'
import { defineJob, enqueueAll } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { claimNextTips, type NextTip } from './tips.store.ts'

export const tipMail = defineJob('send-tip-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, next: NextTip) => {
    // React and the mail components take a quarter of a second that no start should wait for.
    const { sendTipMail } = await import('./tip.mail.ts')
    await sendTipMail(ctx, next)
  },
})

/** In the afternoon, when school is over. */
export const dailyTips = defineJob('send-tips', { cron: '0 16 * * *', handler: sendTips })

/** A mail with the next tip for each account that one is due for, in batches, so that no transaction grows with them. */
export async function sendTips(ctx: Context): Promise<void> {
  while ((await transaction(ctx, claimSome)) > 0);
}

async function claimSome(ctx: Context): Promise<number> {
  const claimed = await claimNextTips(ctx.db, ctx.clock())
  await enqueueAll(ctx.db, tipMail, claimed)
  return claimed.length
}
