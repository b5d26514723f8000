import { OfferPage } from '#features/offers/OfferPage.tsx'
import { OfferPlacesMapContext } from '#features/offers/public.ts'
import { OfferPlacesMap } from '#features/search/public.ts'

/** Here, since the search knows of offers, and so offers know nothing of the map of the search. */
export const OfferScreen = () => (
  <OfferPlacesMapContext value={OfferPlacesMap}>
    <OfferPage />
  </OfferPlacesMapContext>
)
