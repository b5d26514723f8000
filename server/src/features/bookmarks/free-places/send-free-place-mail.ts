import { paths } from '@tandem/contract/paths'
import { offerCards } from '#features/offers/offers.api.ts'
import type { Context } from '#platform/context/context.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { freePlaceTexts } from './free-place.mail.ts'
import { type FreePlace, findReader } from './free-places.store.ts'

/** Unless the place is gone again by then. */
export async function sendFreePlaceMail(anyCtx: Context, { accountId, offerId }: FreePlace): Promise<void> {
  const reader = await findReader(anyCtx.db, accountId)
  if (!reader) return
  const ctx = { ...anyCtx, locale: reader.locale }
  const [offer] = await offerCards(ctx, null, [offerId])
  if (!offer || offer.freePlaces === 0) return
  await sendMail(ctx, reader, freePlaceTexts, {
    title: inOneLine(offer.title),
    company: inOneLine(offer.company.name),
    places: offer.freePlaces,
    link: pageAddress(ctx, reader.locale, paths.offer({ offerId })),
    list: pageAddress(ctx, reader.locale, paths.bookmarks({ type: 'angebote' })),
  })
}
