import type { Facets } from '@tandem/contract/endpoint'
import { maxCountedHits } from '@tandem/contract/search'
import { readCursor, writeCursor } from '#features/search/core/cursor.ts'
import { toFacets } from '#features/search/core/facets.ts'
import type { Context } from '#platform/context/context.ts'
import { type CardPage, shownCards } from '../cards/cards.store.ts'
import type { ProfileCriteria, ProfileSort } from '../criteria/criteria.ts'
import { readDeepPage } from './deep-page.store.ts'
import { readHits, type Window } from './hits.store.ts'
import { cursorForms } from './order.store.ts'

export type ProfilePaging = {
  facets: boolean
  cursor?: string | undefined
  page: number
  perPage: number
}
/** `oneEach`: of a person's profiles only the first. */
export type ProfileSearchOptions = ProfilePaging & { sort: ProfileSort; oneEach: boolean }

export type ProfilePage = {
  total: number
  totalIsMinimum: boolean
  facets?: Facets
  page: CardPage
  cursor: string | null
}

const facetNames = [
  ...['studyInterest', 'studyCourse', 'subjectArea', 'year'],
  ...['qualification', 'document', 'grade'],
]

/** A page of the profiles that fulfil the criteria, with their number as far as it is counted. */
export async function searchProfiles(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  criteria: ProfileCriteria,
  options: ProfileSearchOptions,
  counted = maxCountedHits,
): Promise<ProfilePage> {
  const view = { ...options, sort: sortFor(criteria, options.sort) }
  const after =
    options.cursor === undefined ? null : readCursor(cursorForms[view.sort], options.cursor, locale)
  const window: Window = {
    after: after ? { ...after.slice(1) } : null,
    offset: after ? 0 : (options.page - 1) * options.perPage,
    shown: options.perPage,
  }
  const reading = { criteria, view, window, locale }
  const hits = await readHits(db, { ...reading, withFacets: options.facets, counted })
  const isWhole = !hits.isMore || (hits.isNewest && view.sort === 'newest' && hits.page.goesOn)
  const joined = isWhole ? hits.page : await readDeepPage(db, reading)
  return {
    total: Math.min(hits.total, counted),
    totalIsMinimum: hits.isMore || hits.total > counted,
    ...(hits.facets && { facets: toFacets(facetNames, hits.facets) }),
    page: shownCards(joined),
    cursor: joined.goesOn ? writeCursor([view.sort, ...JSON.parse(joined.key ?? '[]')]) : null,
  }
}

/** Without a place nothing is near or far. */
const sortFor = ({ circles }: ProfileCriteria, sort: ProfileSort): ProfileSort =>
  (sort === 'distance' || sort === 'farthest') && circles.length === 0 ? 'newest' : sort
