export { OwnOffers } from './list/OwnOffers.tsx'
