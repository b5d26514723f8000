import { useQueryClient } from '@tanstack/react-query'
import { CloseOfferDialog } from '#features/applications/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { refreshOwnOffers } from '../queries.ts'

type Named = { id: string; title: string }
type CloseOffersProps<Offer extends Named> = {
  offers: Offer[]
  /** False where the last place was taken, and it opens by itself. */
  asked?: boolean
  /** With those that one has not been asked about. */
  onClosed: (rest: Offer[]) => void
  onClose: () => void
}

/** Asks about one after the other: each ends other applications. */
export function CloseOffers<Offer extends Named>({
  offers: [offer, ...rest],
  asked = true,
  onClosed,
  onClose,
}: CloseOffersProps<Offer>) {
  const t = useTexts('ownOffers')
  const queries = useQueryClient()
  if (!offer) return null
  return (
    <CloseOfferDialog
      key={offer.id}
      offerId={offer.id}
      offer={offer.title || t('untitled')}
      asked={asked}
      onClosed={() => {
        notify({ type: 'success', title: t('actions.closed', { title: offer.title || t('untitled') }) })
        onClosed(rest)
        void refreshOwnOffers(queries)
      }}
      onClose={onClose}
    />
  )
}
