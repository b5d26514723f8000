import { paths } from '@tandem/contract/paths'
import { findAccounts } from '#features/accounts/accounts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { removedOfferTexts } from './removed-offer.mail.ts'

export type RemovedOffer = {
  accountId: string
  titleDe: string
  titleEn: string
  effect: 'delete' | 'close'
  /** How many open applications ended with it. */
  ended: number
  reason: string
}

export async function sendRemovedOfferMail(ctx: Context, removed: RemovedOffer): Promise<void> {
  const [reader] = await findAccounts(ctx.db, [removed.accountId])
  if (!reader?.confirmedAt) return
  const { locale } = reader
  const { effect, ended, reason, titleDe, titleEn } = removed
  await sendMail(ctx, reader, removedOfferTexts, {
    title: inOneLine((locale === 'en' && titleEn) || titleDe),
    effect,
    ended,
    reason,
    link: pageAddress(ctx, locale, paths.ownOffers()),
  })
}
