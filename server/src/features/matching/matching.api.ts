export { matchApplications } from './match-applications.ts'
export { matchBestOffers, matchOffers } from './match-offers.ts'
export { bestOffers, bestProfiles } from './ranking/best-matches.ts'
export type { Candidate, Ranked, RankKey } from './ranking/ranked.ts'
