import type { Db } from '#platform/db/database.ts'
import { listLastSearches as findLastSearches } from './search.store.ts'

export { medianAnswerDays } from './companies/answer-days.store.ts'
export { showCompanies } from './companies/company-cards.ts'
export { findCircles } from './core/circles.ts'
export { findPlacesById } from './core/places.store.ts'
export { emptySearch, type HitSummary, type RecordNumbers, type RecordSearch } from './kinds/record-search.ts'
export { searchApplicants } from './kinds/search-applicants.ts'
export { searchCompanies } from './kinds/search-companies.ts'
export { searchOffers } from './kinds/search-offers.ts'
export { distanceTo, nearestFirst, type Origin } from './offers/distance-to.ts'
export { findOfferCompany } from './profiles/candidates.store.ts'
export { findProfiles, type ProfileQuery } from './profiles/find-profiles.ts'
export { findTexts } from './text/find-texts.store.ts'
export { highlight } from './text/highlight.ts'
export { removeUnusedWords } from './text/remove-unused-words.ts'
export { wordsOfProfiles } from './text/unused-words.store.ts'
export { searchedWords, wordsOf } from './text/words.ts'

/** What an account looked for last, by kind of record, for its export. */
export async function listLastSearches(db: Db, accountId: string) {
  const last = await findLastSearches(db, accountId)
  return last.map(({ entityType, criteria, updatedAt }) => ({
    entityType,
    criteria,
    updatedAt: updatedAt.toISOString(),
  }))
}
