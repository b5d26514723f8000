import type { OfferSummary } from '@tandem/contract/offers'
import { OfferCard } from '#features/offers/public.ts'
import { useSearchSlots } from '#features/search/frame/state/search-slots.ts'
import { useLight } from '#features/search/map/light/useLight.ts'

/** A card that lights its pin on the map, and is lit by it. */
export function OfferItem({ offer }: { offer: OfferSummary }) {
  const { resultTag } = useSearchSlots()
  const { lit, ...pointed } = useLight(offer.id)
  return (
    <li {...pointed}>
      <OfferCard offer={offer} tag={resultTag?.(offer.id)} selected={lit} />
    </li>
  )
}
