import { type ComponentType, createContext } from 'react'

export type MappedPlace = { name: string; latitude: number; longitude: number; radius: number }

/** A map of places with their radius. The app says which one; here nobody knows it. */
export const PlacesMapContext = createContext<ComponentType<{ places: readonly MappedPlace[] }> | null>(null)
