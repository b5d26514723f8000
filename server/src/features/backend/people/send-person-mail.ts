import { paths } from '@tandem/contract/paths'
import { findAccounts } from '#features/accounts/accounts.api.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { dayInWords } from '#platform/mail/day-in-words.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { personTexts } from './person.mail.ts'
import type { PersonEvent } from './person-event.ts'

/** Nobody has said yet that an unconfirmed address is theirs. */
export async function sendPersonMail(ctx: Context, { accountId, event, reason, dueAt }: PersonEvent) {
  const [reader] = await findAccounts(ctx.db, [accountId])
  if (!reader?.confirmedAt) return
  const { locale } = reader
  await sendMail(ctx, reader, personTexts(event), {
    reason: reason ?? '',
    day: dueAt ? dayInWords(berlinDay(new Date(dueAt)), locale) : '',
    login: pageAddress(ctx, locale, paths.home()),
    account: pageAddress(ctx, locale, paths.account()),
    contact: pageAddress(ctx, locale, paths.contactUs()),
  })
}
