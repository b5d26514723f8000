import { paths } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { awaitsCheck } from './registration.rules.ts'
import { findNewcomer } from './registrations.store.ts'
import { joinedCompanyTexts, pendingCompanyTexts, welcomeTexts } from './welcome.mail.ts'

export async function sendWelcomeMail(ctx: Context, accountId: string): Promise<void> {
  const newcomer = await findNewcomer(ctx.db, accountId)
  if (!newcomer) return
  const { account, companyName } = newcomer
  const link = pageAddress(ctx, account.locale, paths.home())
  if (companyName === null) {
    return sendMail(ctx, account, welcomeTexts, { link, firstName: inOneLine(account.firstName) })
  }
  return sendMail(ctx, account, awaitsCheck(newcomer) ? pendingCompanyTexts : joinedCompanyTexts, {
    link,
    fullName: inOneLine(`${account.firstName} ${account.lastName}`),
    companyName: inOneLine(companyName),
  })
}
