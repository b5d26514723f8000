import type { listApplicants as endpoint } from '@tandem/contract/applicant-search'
import type { HandlerInput, TextPage } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { findCards } from './find-profiles.ts'

export function listApplicants(
  ctx: Context,
  viewer: Viewer,
  { query }: Pick<HandlerInput<typeof endpoint>, 'query'>,
): Promise<TextPage> {
  return findCards(ctx, viewer, query, { oneEach: true })
}
