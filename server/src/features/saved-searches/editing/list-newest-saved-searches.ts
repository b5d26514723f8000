import type { NamedSavedSearch } from '@tandem/contract/saved-searches'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { SavedSearchKind } from '../codec/saved-search-codec.ts'
import { openSavedSearch } from '../open-saved-search.ts'
import { findHitsSince, listOwnSavedSearches } from '../saved-searches.store.ts'
import { filterStillFound } from './present-saved-searches.ts'

const all = { page: 1, perPage: 100 }

/** The viewer's saved searches for a short list: those with the most new hits first, then the newest. */
export async function listNewestSavedSearches(
  ctx: Context,
  viewer: Viewer,
  limit: number,
): Promise<NamedSavedSearch[]> {
  const rows = await listOwnSavedSearches(ctx.db, viewer, kindsFor[viewer.type], all)
  const came = await findHitsSince(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const named = []
  for (const row of rows) {
    const ids = came.get(row.id)
    const newHits = ids ? await filterStillFound(await openSavedSearch(ctx, viewer, row), ids) : []
    const { id, kind, name, notificationInterval, paused } = row
    named.push({ id, kind, name, notificationInterval, paused, newHits: newHits.length })
  }
  return named.toSorted((a, b) => b.newHits - a.newHits).slice(0, limit)
}

const kindsFor: Record<Viewer['type'], readonly SavedSearchKind[]> = {
  applicant: ['offers', 'companies'],
  company: ['applicants'],
  admin: ['offers', 'companies'],
}
