import type { OfferSummary } from '@tandem/contract/offers'
import { OfferCard } from '#features/offers/public.ts'
import { NewTag } from '#features/saved-searches/NewTag.tsx'
import { useLight } from '#features/search/map/light/useLight.ts'

/** A card that lights its pin on the map, and is lit by it. */
export function OfferItem({ offer }: { offer: OfferSummary }) {
  const { lit, ...pointed } = useLight(offer.id)
  return (
    <li {...pointed}>
      <OfferCard offer={offer} tag={<NewTag id={offer.id} />} selected={lit} />
    </li>
  )
}
