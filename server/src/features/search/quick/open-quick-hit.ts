import type { HandlerInput } from '@tandem/contract/endpoint'
import type { openQuickHit as endpoint } from '@tandem/contract/search/quick-search'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { hitPurpose } from './quick-search.ts'

/** Whether the offer is still there, and for this reader, its own page says. */
export async function openQuickHit(
  ctx: Context,
  _viewer: Viewer | null,
  { params }: HandlerInput<typeof endpoint>,
): Promise<{ id: string }> {
  try {
    return { id: ctx.secrets.open(hitPurpose, params.ref) }
  } catch {
    throw new AppError('not_found')
  }
}
