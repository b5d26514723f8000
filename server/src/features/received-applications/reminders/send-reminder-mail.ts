import { paths } from '@tandem/contract/paths'
import { findCompanyReaders } from '#features/applications/applications.api.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { mailSettingsLine } from '#platform/mail/mail-settings.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { unsubscribeHeaders } from '#platform/mail/unsubscription.ts'
import { reminderTexts } from './reminder.mail.ts'
import { listWaiting } from './reminders.store.ts'

/** Who was answered since is left out; with nobody left there is no mail. */
export async function sendReminderMail(
  ctx: Context,
  { accountId, applicationIds }: { accountId: string; applicationIds: string[] },
): Promise<void> {
  const [reader] = await findCompanyReaders(ctx.db, { accountId })
  const waiting = reader ? await listWaiting(ctx.db, applicationIds) : []
  if (!reader || waiting.length === 0) return
  const { locale } = reader
  const { responseDays } = (await ctx.settings(ctx.db)).company
  await sendMail(
    ctx,
    reader,
    reminderTexts,
    {
      names: waiting.map(({ firstName, lastName }) => inOneLine(`${firstName} ${lastName}`)),
      responseDays,
      link: pageAddress(ctx, locale, paths.receivedApplications()),
      settings: mailSettingsLine(ctx, locale),
    },
    { headers: unsubscribeHeaders(ctx, { accountId, subscription: 'application_changes' }) },
  )
}
