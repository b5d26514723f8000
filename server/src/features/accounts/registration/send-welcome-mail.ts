import { paths } from '@tandem/contract/paths'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { isAwaitingCheck } from './registration.rules.ts'
import { findRegisteredAccount } from './registrations.store.ts'
import { joinedCompanyTexts, pendingCompanyTexts, welcomeTexts } from './welcome.mail.ts'

export async function sendWelcomeMail(ctx: Context, accountId: string): Promise<void> {
  const registered = await findRegisteredAccount(ctx.db, accountId)
  if (!registered) return
  const { account, companyName } = registered
  const link = pageAddress(ctx, account.locale, paths.home())
  if (companyName === null) {
    return sendMail(ctx, account, welcomeTexts, { link, firstName: inOneLine(account.firstName) })
  }
  return sendMail(ctx, account, isAwaitingCheck(registered) ? pendingCompanyTexts : joinedCompanyTexts, {
    link,
    fullName: inOneLine(`${account.firstName} ${account.lastName}`),
    companyName: inOneLine(companyName),
  })
}
