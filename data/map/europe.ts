import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { simplified, union } from './simplified.ts'

type Countries = { countries: GeometryCollection<{ name: string }> }
type Area = Polygon | MultiPolygon

/** More than a wide screen shows around Germany on the smallest scale, so that the map's own edge is never seen. */
const view = { west: -20, south: 34, east: 40, north: 64 }
const germany = '276'
const minArea = 0.0009

/** The land around and the borders in it. Germany's own border comes from a finer source. */
export function readEurope(packageFolder: string) {
  const file = readFileSync(join(packageFolder, 'countries-10m.json'), 'utf8')
  const world = JSON.parse(file) as Topology<Countries>
  const countries = feature(world, world.objects.countries).features.flatMap(({ id, geometry }) => {
    const coordinates = polygonsOf(geometry as Area).filter(isInView)
    const inView: MultiPolygon = { type: 'MultiPolygon', coordinates: coordinates.map(cut) }
    return coordinates.length > 0
      ? [{ type: 'Feature' as const, id: String(id), properties: {}, geometry: inView }]
      : []
  })
  const topology = simplified({ countries: { type: 'FeatureCollection', features: countries } }, minArea)
  const { countries: collection } = topology.objects
  return {
    land: union(topology, collection),
    countryBorders: mesh(
      topology,
      collection,
      (one, other) => one !== other && one.id !== germany && other.id !== germany,
    ),
  }
}

const polygonsOf = (area: Area): Position[][][] =>
  area.type === 'Polygon' ? [area.coordinates] : area.coordinates

const isInView = ([outer = []]: Position[][]): boolean =>
  outer.some(
    ([lon = 0, lat = 0]) => lon > view.west && lon < view.east && lat > view.south && lat < view.north,
  )

/** Corners outside move to the edge; nobody sees what becomes of the shape there. */
const cut = (polygon: Position[][]): Position[][] =>
  polygon.map((ring) =>
    ring.map(([lon = 0, lat = 0]) => [
      Math.min(Math.max(lon, view.west), view.east),
      Math.min(Math.max(lat, view.south), view.north),
    ]),
  )
