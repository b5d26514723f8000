import { paths } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { findAccountById } from '../accounts.store.ts'
import { lifetimeEndedTexts, lifetimeWarningTexts } from './lifetime.mail.ts'
import { isEnding, lastDays } from './lifetime.rules.ts'

/** Says what is true when it is written: a job may come late, and whoever has renewed meanwhile needs no warning. */
export async function sendLifetimeMail(ctx: Context, accountId: string): Promise<void> {
  const account = await findAccountById(ctx.db, accountId)
  const { maxLifetimeDays } = (await ctx.settings(ctx.db)).account
  if (!account || !isEnding(account, maxLifetimeDays, ctx.clock())) return
  const facts = lastDays(account, maxLifetimeDays, ctx.clock())
  const texts = facts.daysLeft === 0 ? lifetimeEndedTexts : lifetimeWarningTexts
  const link = pageAddress(ctx, account.locale, paths.account({ hash: 'laufzeit' }))
  await sendMail(ctx, account, texts, { link, ...facts })
}
