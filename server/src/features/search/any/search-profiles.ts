import type { Page } from '@tandem/contract/endpoint'
import type { SearchHit } from '@tandem/contract/search'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { findProfiles } from '../profiles/find-profiles.ts'
import type { AnyQuery } from './any-query.ts'
import { profileHit } from './to-hit.ts'

/** One hit a person, or one a profile. Throws `forbidden` for applicants. */
export async function searchProfiles(
  ctx: Context,
  viewer: Viewer,
  query: AnyQuery,
  entityType: 'applicant' | 'application',
): Promise<Page<SearchHit>> {
  const view = { oneEach: entityType === 'applicant' }
  const { items, ...page } = await findProfiles(
    ctx,
    viewer,
    { ...query, sort: 'newest', offer: undefined },
    view,
  )
  return { ...page, items: items.map((profile) => profileHit(profile, entityType)) }
}
