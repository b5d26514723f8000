import { applicationTypes, getApplication, listApplications } from '@tandem/contract/applications'
import type { Locale } from '@tandem/contract/common'
import { listMapMarkers } from '@tandem/contract/companies'
import type { CallInput } from '@tandem/contract/endpoint'
import { findPlaces, type Place } from '@tandem/contract/reference'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Topology } from 'topojson-specification'
import { call } from '#lib/api/call.ts'
import baseMapUrl from '../base/base-map.topojson?url'
import namesUrl from '../base/towns-and-rivers.json?url'
import type { BaseShapes, Names } from '../canvas/layers/draw-base-map.ts'

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
    const [{ MapCanvas }, baseMap, names] = await Promise.all([
      import('../canvas/MapCanvas.tsx'),
      load<Topology<BaseShapes>>(baseMapUrl, signal),
      load<Names>(namesUrl, signal),
    ])
    return { MapCanvas, baseMap, names }
  },
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})

async function load<Part>(url: string, signal: AbortSignal): Promise<Part> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`A part of the map answered ${response.status}`)
  return response.json()
}

/** Where an applicant looks for a place, by the profile that was changed last; empty where it does not say. */
export const ownPlacesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['applications', 'own-places', locale],
    queryFn: async ({ signal }) => {
      const query = { scope: 'own', type: applicationTypes.profile } as const
      const { member } = await call(listApplications, { query }, { signal })
      const [latest] = member.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      if (!latest || latest.places.length === 0) return []
      const { places } = await call(getApplication, { params: { id: latest.id } }, { signal })
      return places.map(({ place: name, ...around }) => ({ ...around, id: name, name }))
    },
  })

/** The town of the list that is nearest to a point. */
export async function findPlaceNear({ latitude, longitude }: Point): Promise<Place | null> {
  const near = `${latitude.toFixed(5)}~${longitude.toFixed(5)}`
  const [place = null] = (await call(findPlaces, { query: { near } })).member
  return place
}
