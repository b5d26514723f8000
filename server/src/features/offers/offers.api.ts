export { closeOffersOf } from './closing.store.ts'
export { takesApplications } from './offers.rules.ts'
export { requireOpenOffer } from './require-open-offer.ts'
