import type { FoundProfile, listApplicants } from '@tandem/contract/applicant-search'
import type { HandlerInput, Page, TextPage } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findOfferCompany } from './candidates.store.ts'
import type { ProfileCriteria } from './criteria.ts'
import { type ProfileLook, type ProfilePage, searchProfiles } from './hits/search-profiles.ts'
import { presentCards, toProfile } from './present-cards.ts'
import { rankPage } from './rank-page.ts'
import { readCriteria, searcherOf } from './read-criteria.ts'
import { relax } from './relax.ts'

export type ProfileQuery = HandlerInput<typeof listApplicants>['query']

/** The same as records. */
export async function findProfiles(...asked: Parameters<typeof findCards>): Promise<Page<FoundProfile>> {
  const { texts, ...page } = await findCards(...asked)
  return { ...page, items: texts.map(toProfile) }
}

/** What a company or an admin finds. Who still waits to be confirmed finds nobody. */
export async function findCards(
  ctx: Context,
  viewer: Viewer,
  query: ProfileQuery,
  { oneEach }: Pick<ProfileLook, 'oneEach'>,
): Promise<TextPage> {
  if (viewer.type === 'applicant') throw new AppError('forbidden')
  if (query.offer !== undefined) await requireOwnOffer(ctx, viewer, query.offer)
  if (viewer.type === 'company' && !viewer.companyConfirmed) return { texts: [], total: 0 }
  const searcher = searcherOf(viewer)
  const criteria = await readCriteria(ctx, searcher, query)
  const { rows, ...page } = await readPage(ctx, criteria, query, oneEach)
  const relaxations = page.total === 0 ? await relax(ctx, searcher, query, oneEach) : undefined
  return {
    texts: await presentCards(ctx, rows, { text: criteria.text, offerId: query.offer ?? null }),
    ...page,
    ...(relaxations && { relaxations }),
  }
}

async function requireOwnOffer(ctx: Context, viewer: Viewer, offerId: string): Promise<void> {
  const companyId = await findOfferCompany(ctx.db, offerId)
  const isOwn = viewer.type === 'admin' || (viewer.type === 'company' && viewer.companyId === companyId)
  if (companyId === null || !isOwn) throw new AppError('not_found')
}

async function readPage(
  ctx: Context,
  criteria: ProfileCriteria,
  { sort, offer, ...paging }: ProfileQuery,
  oneEach: boolean,
): Promise<ProfilePage> {
  const byMatch = sort === 'match' && offer !== undefined
  const ranked = byMatch ? await rankPage(ctx, criteria, offer, { ...paging, oneEach }) : null
  if (!ranked)
    return searchProfiles(ctx, criteria, { ...paging, oneEach, sort: sort === 'match' ? 'newest' : sort })
  const { total, ...page } = ranked
  if (total !== null && !paging.facets) return { ...page, total, totalIsMinimum: false }
  const look = { oneEach, sort: 'newest', facets: paging.facets, page: 1, perPage: 1 } as const
  const { rows: _, cursor: __, ...counted } = await searchProfiles(ctx, criteria, look)
  return { ...page, ...counted, ...(total !== null && { total, totalIsMinimum: false }) }
}
