import type { listApplicants as endpoint } from '@tandem/contract/applicant-search'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { type LanguageLevel, languageLevels } from '@tandem/contract/reference'
import { findCircles } from '#features/search/core/circles.ts'
import { expandText } from '#features/search/text/expand-text.store.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { findInterests } from '../../core/study-interests.store.ts'
import type { ProfileCriteria } from './criteria.ts'

type Query = HandlerInput<typeof endpoint>['query']
/** The filters of a search, as the address has them. */
export type ProfileFilters = Omit<
  Query,
  'facets' | 'cursor' | 'page' | 'perPage' | 'sort' | 'order' | 'offer'
>
/** Who searches; for a saved search, its owner. */
export type Searcher = { accountId: string; companyId: string | null }

export const searcherOf = (viewer: Viewer): Searcher => ({
  accountId: viewer.accountId,
  companyId: viewer.type === 'company' ? viewer.companyId : null,
})

/** Looks up what the filters name. */
export async function readCriteria(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  searcher: Searcher,
  filters: ProfileFilters,
): Promise<ProfileCriteria> {
  return {
    interests: await findInterests(db, filters),
    circles: await findCircles(db, filters.place, locale),
    years: filters.year,
    qualifications: filters.qualification,
    grade: filters.grade ?? null,
    documents: filters.document,
    languages: filters.language.map(atLeast),
    text: filters.text === undefined ? null : await expandText(db, 'profile', filters.text),
    unmarkedBy: filters.unmarked ? searcher.accountId : null,
    companyId: searcher.companyId,
  }
}

function atLeast(language: string): string {
  const [code, level] = language.split('~')
  return `${code}${languageLevels.indexOf(level as LanguageLevel)}`
}
