import { type listMapMarkers as endpoint, type MapMarker, maxMapPins } from '@tandem/contract/companies'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { readCriteria } from '../offers/offer-criteria.ts'
import { findMarkers } from './find-markers.store.ts'

export async function listMapMarkers(
  ctx: Context,
  viewer: Viewer | null,
  { body }: HandlerInput<typeof endpoint>,
): Promise<MapMarker[]> {
  return findMarkers(ctx.db, await readCriteria(ctx, viewer, body), maxMapPins)
}
