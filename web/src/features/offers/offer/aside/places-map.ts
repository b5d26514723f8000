import { type ComponentType, createContext } from 'react'

export type OfferPlacesMapProps = {
  label: string
  points: readonly {
    id: string
    mark: string
    town: string
    name: string
    latitude: number
    longitude: number
  }[]
  onOpen: (point: { id: string }) => void
}

/** Of the search, which knows offers; without it the addresses stand alone. */
export const OfferPlacesMapContext = createContext<ComponentType<OfferPlacesMapProps> | null>(null)
