import { paths } from '@tandem/contract/paths'
import { findAccountPerson } from '#features/contacts/contacts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { findAccountById } from '../accounts.store.ts'
import { isAwaitingCheck } from './registration.rules.ts'
import { joinedCompanyTexts, pendingCompanyTexts, welcomeTexts } from './welcome.mail.ts'

export async function sendWelcomeMail(ctx: Context, accountId: string): Promise<void> {
  const account = await findAccountById(ctx.db, accountId)
  if (!account) return
  const person = await findAccountPerson(ctx.db, accountId)
  const link = pageAddress(ctx, account.locale, paths.home())
  if (!person?.companyName) {
    return sendMail(ctx, account, welcomeTexts, { link, firstName: inOneLine(account.firstName) })
  }
  return sendMail(ctx, account, isAwaitingCheck(person) ? pendingCompanyTexts : joinedCompanyTexts, {
    link,
    fullName: inOneLine(`${account.firstName} ${account.lastName}`),
    companyName: inOneLine(person.companyName),
  })
}
