import { paths } from '@tandem/contract/paths'
import { findToldOfWaiting } from '#features/accounts/accounts.api.ts'
import { countOpenReports } from '#features/messaging/messaging.api.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { dayInWords } from '#platform/mail/day-in-words.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { unsubscribeHeaders } from '#platform/mail/unsubscription.ts'
import { openReportsTexts } from './open-reports.mail.ts'

export async function sendOpenReportsMail(ctx: Context, accountId: string): Promise<void> {
  const [admin] = await findToldOfWaiting(ctx.db, accountId)
  const { count, oldest } = await countOpenReports(ctx.db)
  if (!admin || !oldest) return
  const { locale } = admin
  await sendMail(
    ctx,
    admin,
    openReportsTexts,
    {
      link: pageAddress(ctx, locale, paths.messageReports()),
      settingsLink: pageAddress(ctx, locale, paths.account({ hash: 'mitteilungen' })),
      count,
      since: dayInWords(berlinDay(oldest), locale),
    },
    { headers: unsubscribeHeaders(ctx, { accountId, subscription: 'waiting_companies' }) },
  )
}
