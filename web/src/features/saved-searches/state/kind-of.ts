import { applicantKind, companyKind, offerKind } from '#features/search/public.ts'
import type { SavedSearch } from './saved-search.ts'

/** A saved search knows no order and no map. */
const allowed = { matches: false, map: false }

export const searchKinds = {
  offers: offerKind(allowed),
  companies: companyKind(allowed),
  applicants: applicantKind(allowed.matches),
}

/** The search that a saved one runs. */
export const kindOf = ({ kind }: Pick<SavedSearch, 'kind'>) => searchKinds[kind]
