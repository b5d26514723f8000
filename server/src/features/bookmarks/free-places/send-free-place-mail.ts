import { paths } from '@tandem/contract/paths'
import { offerCards } from '#features/offers/offers.api.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import { pageAddress, sendMail } from '#platform/mail/send-mail.ts'
import { freePlaceTexts } from './free-place.mail.ts'
import { askForFreePlace, type FreePlace, findReader } from './free-places.store.ts'

/** Unless the place is gone again by then: the next one is waited for. */
export async function sendFreePlaceMail(anyCtx: Context, { accountId, offerId }: FreePlace): Promise<void> {
  const reader = await findReader(anyCtx.db, accountId)
  if (!reader) return
  const ctx = { ...anyCtx, locale: reader.locale }
  const [offer] = await offerCards(ctx, null, [offerId])
  if (!offer) return
  if (offer.freePlaces === 0) return waitForNext(ctx, { accountId, offerId })
  await sendMail(ctx, reader, freePlaceTexts, {
    title: inOneLine(offer.title),
    company: inOneLine(offer.company.name),
    places: offer.freePlaces,
    link: pageAddress(ctx, reader.locale, paths.offer({ offerId })),
    list: pageAddress(ctx, reader.locale, paths.bookmarks({ type: 'angebote' })),
  })
}

const waitForNext = (ctx: Context, waiting: FreePlace): Promise<void> =>
  transaction(ctx, async ({ db, clock }) => {
    await askForFreePlace(db, waiting, clock())
    await publish(db, { accountIds: [waiting.accountId], type: 'bookmark', data: {} })
  })
