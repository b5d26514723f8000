export {
  closeOfferOf,
  closeOffersOf,
  findPublicOffer,
  isOfferOf,
  lockStatus,
  transferOffers,
} from './closing.store.ts'
export { takesApplications } from './offers.rules.ts'
export {
  countDrafts,
  hasPublished,
  listOffersOfContacts,
  listPublishedOffers,
  newestApplicationsJson,
  type OwnApplications,
  presentApplications,
  selectPublished,
} from './offers.store.ts'
export { removeOffer as deleteOffer } from './own/own-offers.store.ts'
export { publishOfferChange } from './own/publish-offer-change.ts'
export { listFreePlaces, returnPlace, takePlace } from './places.store.ts'
export { getOffer as readOffer } from './reading/get-offer.ts'
export {
  type OfferCard,
  offerCards,
  placesAhead,
  proseIn,
} from './reading/present-offer.ts'
export { requireOpenOffer } from './require-open-offer.ts'
export { filterVisibleOffers, listAvailabilities, listClosedTitles } from './visibility/find-visible-offer.ts'
export { interestRestriction } from './visibility/interest-restriction.ts'
export { listSoughtInterests, matchesInterests } from './visibility/interests.store.ts'
export { requireMatchingInterests } from './visibility/require-matching-interests.ts'
