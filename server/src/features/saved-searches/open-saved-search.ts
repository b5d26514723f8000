import * as z from 'zod/mini'
import {
  emptySearch,
  type RecordSearch,
  searchApplicants,
  searchCompanies,
  searchOffers,
} from '#features/search/search.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import {
  type ApplicantBody,
  type CompanyBody,
  codecOf,
  type SavedSearchBody,
  type SavedSearchKind,
} from './codec/saved-search-codec.ts'
import { applicantQuery, companyQuery, offerQuery } from './codec/to-search-query.ts'
import type { SavedSearchRow } from './saved-searches.store.ts'

/** A saved search finds nothing once it cannot be read, or a place it looks around is not on the list, any more. */
export async function openSavedSearch(
  ctx: Context,
  owner: Viewer,
  savedSearch: SavedSearchRow,
): Promise<RecordSearch> {
  try {
    return await openSearch(ctx, owner, savedSearch.kind, codecOf(savedSearch.kind).read(savedSearch))
  } catch (error) {
    if (error instanceof AppError) return emptySearch([])
    if (!(error instanceof z.core.$ZodError)) throw error
    ctx.log.error({ savedSearch: savedSearch.id }, 'A saved search cannot be read')
    return emptySearch([])
  }
}

async function openSearch(
  ctx: Context,
  owner: Viewer,
  kind: SavedSearchKind,
  body: SavedSearchBody,
): Promise<RecordSearch> {
  if (kind === 'applicants') return searchApplicants(ctx, owner, applicantQuery(body as ApplicantBody))
  if (kind === 'offers') return searchOffers(ctx, owner, offerQuery(body as CompanyBody))
  return searchCompanies(ctx, owner, companyQuery(body as CompanyBody))
}
