export { leavesOffer, offerIn } from './editor/editor-place.ts'
export { InlineOffer } from './editor/InlineOffer.tsx'
export { InlineOffers } from './OwnOffersPage.tsx'
