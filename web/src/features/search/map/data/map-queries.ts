import { listMapMarkers } from '@tandem/contract/companies'
import type { CallInput } from '@tandem/contract/endpoint'
import { findPlaces, type Place } from '@tandem/contract/reference'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Topology } from 'topojson-specification'
import { call } from '#lib/api/call.ts'
import baseMapUrl from '../base/base-map.topojson?url'
import type { BaseShapes } from '../canvas/layers/draw-base-map.ts'

type Point = { latitude: number; longitude: number }
export type MarkerSearch = NonNullable<CallInput<typeof listMapMarkers>['body']>

/** The pins before stay while the next load. */
export const markersQuery = (body: MarkerSearch) =>
  queryOptions({
    queryKey: ['search', 'map', 'markers', body],
    queryFn: ({ signal }) => call(listMapMarkers, { body }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The drawing program and the land it draws, both loaded by whoever opens a map only. */
export const mapPartsQuery = queryOptions({
  queryKey: ['search', 'map', 'parts'],
  queryFn: async ({ signal }) => {
    const [{ MapCanvas }, baseMap] = await Promise.all([
      import('../canvas/MapCanvas.tsx'),
      loadBaseMap(signal),
    ])
    return { MapCanvas, baseMap }
  },
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})

async function loadBaseMap(signal: AbortSignal): Promise<Topology<BaseShapes>> {
  const response = await fetch(baseMapUrl, { signal })
  if (!response.ok) throw new Error(`The base map answered ${response.status}`)
  return response.json()
}

/** The town of the list that is nearest to a point. */
export async function findPlaceNear({ latitude, longitude }: Point): Promise<Place | null> {
  const near = `${latitude.toFixed(5)}~${longitude.toFixed(5)}`
  const [place = null] = (await call(findPlaces, { query: { near } })).member
  return place
}
