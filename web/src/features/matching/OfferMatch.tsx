import type { Offer } from '@tandem/contract/offers'
import { MatchPanel } from './match/MatchPanel.tsx'
import { useOfferMatch } from './useOfferMatch.ts'

type OfferMatchProps = { offer: Pick<Offer, 'id' | 'company'>; id: string }

/** The reader's own match with an offer; absent for whoever has none. */
export function OfferMatch({ offer, id }: OfferMatchProps) {
  const match = useOfferMatch(offer.id)
  if (!match) return null
  return <MatchPanel match={match} names={{ applicant: null, company: offer.company.name }} id={id} />
}
