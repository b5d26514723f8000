import type { FoundProfile, listApplicants } from '@tandem/contract/applicant-search'
import type { HandlerInput, Page, TextPage } from '@tandem/contract/endpoint'
import { isReversed } from '@tandem/contract/search'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findOfferCompany } from './candidates.store.ts'
import { finishCards, openCards } from './cards/finish-cards.ts'
import type { ProfileCriteria } from './criteria/criteria.ts'
import { readCriteria, searcherOf } from './criteria/read-criteria.ts'
import { type ProfilePage, type ProfileSearchOptions, searchProfiles } from './hits/search-profiles.ts'
import { rankPage } from './rank-page.ts'
import { suggestRelaxations } from './suggest-relaxations.ts'

export type ProfileQuery = HandlerInput<typeof listApplicants>['query']

/** The same as records. */
export async function findProfiles(...asked: Parameters<typeof findCards>): Promise<Page<FoundProfile>> {
  const { members, ...page } = await findCards(...asked)
  return { ...page, items: openCards(members) }
}

/** What a company or an admin finds. Who still waits to be confirmed finds nobody. */
export async function findCards(
  ctx: Context,
  viewer: Viewer,
  query: ProfileQuery,
  { oneEach }: Pick<ProfileSearchOptions, 'oneEach'>,
): Promise<TextPage> {
  if (viewer.type === 'applicant') throw new AppError('forbidden')
  if (query.offer !== undefined) await requireOwnOffer(ctx, viewer, query.offer)
  if (viewer.type === 'company' && !viewer.companyConfirmed) return { members: '', total: 0 }
  const searcher = searcherOf(viewer)
  const criteria = await readCriteria(ctx, searcher, query)
  const { page, ...counted } = await readPage(ctx, criteria, query, oneEach)
  const relaxations =
    counted.total === 0 ? await suggestRelaxations(ctx, searcher, query, oneEach) : undefined
  return {
    members: await finishCards(ctx, page, { text: criteria.text, offerId: query.offer ?? null }),
    ...counted,
    ...(relaxations && { relaxations }),
  }
}

async function requireOwnOffer(ctx: Context, viewer: Viewer, offerId: string): Promise<void> {
  const companyId = await findOfferCompany(ctx.db, offerId)
  const isOwn = viewer.type === 'admin' || (viewer.type === 'company' && viewer.companyId === companyId)
  if (companyId === null || !isOwn) throw new AppError('not_found')
}

const backward = {
  newest: 'oldest',
  distance: 'farthest',
  name: 'nameFromZ',
  grade: 'worstGrade',
} as const

async function readPage(
  ctx: Context,
  criteria: ProfileCriteria,
  { sort, order, offer, ...paging }: ProfileQuery,
  oneEach: boolean,
): Promise<ProfilePage> {
  const isBackward = isReversed({ sort, order })
  const byMatch = sort === 'match' && offer !== undefined
  const options = { ...paging, oneEach, worstFirst: isBackward }
  const ranked = byMatch ? await rankPage(ctx, criteria, offer, options) : null
  if (!ranked) {
    const forward = sort === 'match' ? 'newest' : sort
    const isOther = isBackward && sort !== 'match'
    return searchProfiles(ctx, criteria, { ...paging, oneEach, sort: isOther ? backward[forward] : forward })
  }
  const { total, ...found } = ranked
  if (total !== null && !paging.facets) return { ...found, total, totalIsMinimum: false }
  const counting = { oneEach, sort: 'newest', facets: paging.facets, page: 1, perPage: 1 } as const
  const { page: _, cursor: __, ...counted } = await searchProfiles(ctx, criteria, counting)
  return { ...found, ...counted, ...(total !== null && { total, totalIsMinimum: false }) }
}
