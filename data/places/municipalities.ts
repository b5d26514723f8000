import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { centroid, isInside, type Point, type Ring } from './geometry.ts'

export type Municipality = Point & {
  name: string
  state: string
  isTown: boolean
  isDistrictFree: boolean
  contains: (point: Point) => boolean
}

type Feature = {
  type: 'Feature'
  properties: { GEN: string; AGS: string; BEZ: string; IBZ: number }
  geometry: { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }
}
/** Municipalities with a share of the sea come as a collection of their parts. */
type Entry = Feature | { type: 'FeatureCollection'; features: Feature[] }

const DISTRICT_FREE = 60
const STATES = [
  'SH',
  'HH',
  'NI',
  'HB',
  'NW',
  'HE',
  'RP',
  'BW',
  'BY',
  'SL',
  'BE',
  'BB',
  'MV',
  'SN',
  'ST',
  'TH',
]

/** Municipalities of Germany from the polygons of the Federal Agency for Cartography and Geodesy. */
export function readMunicipalities(packageFolder: string): Municipality[] {
  const entries = JSON.parse(readFileSync(join(packageFolder, 'gemeinden.geo.json'), 'utf8')) as Entry[]
  const parts = new Map<string, Feature[]>()
  for (const feature of entries.flatMap((entry) => ('features' in entry ? entry.features : [entry]))) {
    parts.set(feature.properties.AGS, [...(parts.get(feature.properties.AGS) ?? []), feature])
  }
  return [...parts.values()].map(toMunicipality)
}

function toMunicipality(features: Feature[]): Municipality {
  const [first] = features
  if (!first) throw new Error('A municipality without a shape')
  const { GEN, AGS, BEZ, IBZ } = first.properties
  const rings = features.flatMap(outerRings)
  const centres = rings.map(centroid).sort((a, b) => b.area - a.area)
  const { lat, lon } = centres[0] ?? { lat: 0, lon: 0 }
  return {
    name: GEN,
    state: STATES[Number(AGS.slice(0, 2)) - 1] ?? '',
    isTown: BEZ === 'Stadt',
    isDistrictFree: IBZ === DISTRICT_FREE,
    lat,
    lon,
    contains: containsPoint(rings),
  }
}

function outerRings({ geometry }: Feature): Ring[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons.flatMap(([outer]) => (outer ? [outer] : []))
}

function containsPoint(rings: Ring[]) {
  const bounds = { west: 180, east: -180, south: 90, north: -90 }
  for (const [lon, lat] of rings.flat()) {
    bounds.west = Math.min(bounds.west, lon)
    bounds.east = Math.max(bounds.east, lon)
    bounds.south = Math.min(bounds.south, lat)
    bounds.north = Math.max(bounds.north, lat)
  }
  return (point: Point) =>
    point.lon >= bounds.west &&
    point.lon <= bounds.east &&
    point.lat >= bounds.south &&
    point.lat <= bounds.north &&
    rings.some((ring) => isInside(point, ring))
}
