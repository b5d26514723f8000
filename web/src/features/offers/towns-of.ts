import type { OfferSummary } from '@tandem/contract/offers'

/** Each town once, also where a company has two sites in it. */
export const townsOf = (locations: OfferSummary['locations']): string[] => [
  ...new Set(locations.map(({ town }) => town)),
]
