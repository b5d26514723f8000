import type { OfferSummary } from '@tandem/contract/offers'
import { OfferCard } from '#features/offers/public.ts'
import { useSearchSlots } from '#features/search/frame/state/search-slots.ts'
import { useHighlight } from '#features/search/map/highlight.ts'

/** A card that lights its pin on the map, and is highlighted by it. */
export function OfferItem({ offer }: { offer: OfferSummary }) {
  const { resultTag } = useSearchSlots()
  const { highlighted, ...pointed } = useHighlight(offer.id)
  return (
    <li {...pointed}>
      <OfferCard offer={offer} tag={resultTag?.(offer.id)} selected={highlighted} />
    </li>
  )
}
