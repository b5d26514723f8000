import type { OfferSummary } from '@tandem/contract/offers'
import { CardList } from '#features/search/frame/results/CardList.tsx'
import { OfferItem } from './OfferItem.tsx'

export function OfferList({ offers }: { offers: OfferSummary[] }) {
  return (
    <CardList hits={offers} hasMatches={offers.some(({ match }) => match !== null)}>
      {(offer) => <OfferItem offer={offer} />}
    </CardList>
  )
}
