export { OfferFacts } from './OfferFacts.tsx'
export { type ApplyState, applyState, isOpen } from './offer/head/apply-state.ts'
export { offerQuery } from './queries.ts'
