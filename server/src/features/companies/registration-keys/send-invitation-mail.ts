import { paths } from '@tandem/contract/paths'
import { newToken } from '#platform/auth/token.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { invitationTexts } from './invitation.mail.ts'
import { selectInvitation, setKeyHash } from './registration-keys.store.ts'

/** Makes the key here, so that nothing but the mail ever holds it. A mail sent again replaces the first one's key. */
export async function sendInvitationMail(ctx: Context, keyId: string, invitedBy: string): Promise<void> {
  const invitation = await selectInvitation(ctx.db, keyId, invitedBy, berlinDay(ctx.clock()))
  if (!invitation?.email) return
  const { email, locale, type, companyName, expiresOn } = invitation
  const { brand } = await ctx.settings(ctx.db)
  const person = `${invitation.firstName} ${invitation.lastName}`
  const { token, hash } = newToken()
  await setKeyHash(ctx.db, keyId, hash)
  await sendMail(ctx, { email, locale, type: 'company' }, invitationTexts, {
    link: pageAddress(ctx, locale, paths.registerByKey({ key: token })),
    companyName: inOneLine(companyName),
    inviter: inOneLine(type === 'admin' ? `${person} (${brand.universityName})` : person),
    expiresOn,
  })
}
