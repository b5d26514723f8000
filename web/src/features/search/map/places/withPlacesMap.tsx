import type { ComponentType } from 'react'
import { PlacesMapContext } from '#features/applications/public.ts'
import { PlacesMap } from './PlacesMap.tsx'

/** A page that shows places, with the map of the search in its place for it. */
export const withPlacesMap = (Page: ComponentType): ComponentType =>
  function PageWithPlacesMap() {
    return (
      <PlacesMapContext value={PlacesMap}>
        <Page />
      </PlacesMapContext>
    )
  }
