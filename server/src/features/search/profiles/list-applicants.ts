import type { listApplicants as endpoint, FoundProfile } from '@tandem/contract/applicant-search'
import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { findProfiles } from './find-profiles.ts'

export function listApplicants(
  ctx: Context,
  viewer: Viewer,
  { query }: Pick<HandlerInput<typeof endpoint>, 'query'>,
): Promise<Page<FoundProfile>> {
  return findProfiles(ctx, viewer, query, { oneEach: true })
}
