import * as z from 'zod/mini'
import {
  findsNothing,
  type OpenSearch,
  openApplicantSearch,
  openCompanySearch,
  openOfferSearch,
} from '#features/search/search.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import {
  type ApplicantBody,
  bookOf,
  type CompanyBody,
  type PatternBody,
  type PatternKind,
} from './saved-search-codec.ts'
import type { PatternRow } from './saved-searches.store.ts'
import { applicantQuery, companyQuery, offerQuery } from './to-search-query.ts'

/** A saved search finds nothing once it cannot be read, or a place it looks around is not on the list, any more. */
export async function openSaved(ctx: Context, keeper: Viewer, pattern: PatternRow): Promise<OpenSearch> {
  try {
    return await openSearch(ctx, keeper, pattern.kind, bookOf(pattern.kind).read(pattern))
  } catch (error) {
    if (error instanceof AppError) return findsNothing([])
    if (!(error instanceof z.core.$ZodError)) throw error
    ctx.log.error({ pattern: pattern.id }, 'A saved search cannot be read')
    return findsNothing([])
  }
}

async function openSearch(
  ctx: Context,
  keeper: Viewer,
  kind: PatternKind,
  body: PatternBody,
): Promise<OpenSearch> {
  if (kind === 'applicants') return openApplicantSearch(ctx, keeper, applicantQuery(body as ApplicantBody))
  if (kind === 'offers') return openOfferSearch(ctx, keeper, offerQuery(body as CompanyBody))
  return openCompanySearch(ctx, keeper, companyQuery(body as CompanyBody))
}
