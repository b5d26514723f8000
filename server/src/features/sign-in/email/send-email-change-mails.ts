import { paths } from '@tandem/contract/paths'
import {
  alreadyRegisteredMail,
  findAccountByEmail,
  findAccountById,
  findEmailChange,
  replaceChangeToken,
} from '#features/accounts/accounts.api.ts'
import { newToken } from '#platform/auth/token.ts'
import type { Context } from '#platform/context/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { confirmEmailTexts, formerAddressTexts, newAddressTexts } from './email-change.mail.ts'

/** To the address asked for: the link that confirms it, or, when it has an account, word to that one's owner. */
export async function sendEmailChangeMail(ctx: Context, accountId: string): Promise<void> {
  const { token, hash } = newToken()
  const email = await replaceChangeToken(ctx.db, accountId, { hash, now: ctx.clock() })
  const asking = await findAccountById(ctx.db, accountId)
  if (!email || !asking) return
  const owner = await findAccountByEmail(ctx.db, email)
  if (owner?.confirmedAt)
    return enqueue(ctx.db, alreadyRegisteredMail, { accountId: owner.id }, { singletonKey: owner.id })
  const link = pageAddress(ctx, asking.locale, paths.verifyRegistration({ token }))
  await sendMail(ctx, { ...asking, email }, confirmEmailTexts, { link })
}

export async function sendAddressChangedMail(ctx: Context, tokenHash: string, to: 'old' | 'new') {
  const change = await findEmailChange(ctx.db, tokenHash)
  if (!change?.formerEmail) return
  const { account, formerEmail } = change
  if (to === 'new') {
    return sendMail(ctx, account, newAddressTexts, { link: pageAddress(ctx, account.locale, paths.home()) })
  }
  await sendMail(ctx, { ...account, email: formerEmail }, formerAddressTexts, {
    link: pageAddress(ctx, account.locale, paths.contactUs()),
    newAddress: maskEmail(account.email),
  })
}

/** `lena.b@example.org` reads `l…b@example.org`: its owner knows it again, nobody else learns it. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = '', ...rest] = [...email.slice(0, at)]
  const last = rest.length > 1 ? rest.at(-1) : ''
  return `${first}…${last}${email.slice(at)}`
}
