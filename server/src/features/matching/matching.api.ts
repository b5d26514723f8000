export { matchApplications } from './match-applications.ts'
export { matchOffers } from './match-offers.ts'
export { bestOffers, bestProfiles, rankOffers } from './ranking/best-matches.ts'
export type { Candidate, Ranked, RankKey } from './ranking/ranked.ts'
