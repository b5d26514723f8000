import type { MapMarker } from '@tandem/contract/companies'

/** What the small card shows one after the other: an offer, or a company with its offers there. */
export type PinEntry = {
  id: string
  company: { id: string; name: string; hasLogo: boolean }
  town: string
  offers: number
}

/** All that was found in one town. */
export type Pin = {
  key: string
  town: string
  /** The map has the town's name on it already, as a place that is searched around. */
  isNamed: boolean
  /** How large the town is; 0 where the map does not name it. */
  size: number
  latitude: number
  longitude: number
  entries: PinEntry[]
}

type Named = readonly { name: string }[]
type Towns = readonly (readonly [name: string, latitude: number, longitude: number, size: number])[]

export type PinKind = 'offers' | 'companies'

/** Addresses of one town lie closer together than this; towns of one name farther apart. In degrees. */
const acrossATown = 0.2

/** The server tells what each company has in each town; the map shows a pin a town. */
export function buildPins(
  markers: readonly MapMarker[],
  kind: PinKind,
  named: Named = [],
  towns: Towns = [],
): Pin[] {
  const byName = Map.groupBy(markers, ({ town }) => town)
  return [...byName.values()].flatMap(splitByDistance).map((group) => toPin(group, kind, named, towns))
}

/** How much the pins tell of together; an offer may be in several towns, and counts once. */
export const countEntries = (pins: readonly Pin[]): number =>
  new Set(pins.flatMap(({ entries }) => entries.map(({ id }) => id))).size

function splitByDistance(markers: MapMarker[]): MapMarker[][] {
  const groups: MapMarker[][] = []
  for (const marker of markers) {
    const near = groups.find(([first]) => first && isNear(first, marker))
    if (near) near.push(marker)
    else groups.push([marker])
  }
  return groups
}

type Point = Pick<MapMarker, 'latitude' | 'longitude'>

const isNear = (one: Point, other: Point): boolean =>
  Math.abs(one.latitude - other.latitude) < acrossATown &&
  Math.abs(one.longitude - other.longitude) < acrossATown

function toPin(markers: MapMarker[], kind: PinKind, named: Named, towns: Towns): Pin {
  const latitude = mean(markers.map((marker) => marker.latitude))
  const longitude = mean(markers.map((marker) => marker.longitude))
  const town = markers[0]?.town ?? ''
  const entries = markers.flatMap((marker) => toEntries(marker, kind))
  const isNamed = named.some(({ name }) => name === town)
  const known = towns.find(
    ([name, ...at]) =>
      name === town && isNear({ latitude: at[0], longitude: at[1] }, { latitude, longitude }),
  )
  const key = `${town} ${latitude} ${longitude}`
  return { key, town, isNamed, size: known?.[3] ?? 0, latitude, longitude, entries }
}

function toEntries(marker: MapMarker, kind: PinKind): PinEntry[] {
  const { companyId: id, companyName: name, hasLogo, town, offers } = marker
  const company = { id, name, hasLogo }
  if (kind === 'companies') return [{ id, company, town, offers: offers.length }]
  return offers.map((offer) => ({ id: offer, company, town, offers: 1 }))
}

const mean = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
