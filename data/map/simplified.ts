import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson'
import { merge } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon as Shape, Topology } from 'topojson-specification'

type Areas = GeometryCollection & { geometries: Shape[] }

/** The shapes with common borders, without the corners that stand for less than an area of square degrees. */
export function simplified<Name extends string>(
  shapes: Record<Name, FeatureCollection<Polygon | MultiPolygon>>,
  minArea: number,
): Topology<Record<Name, Areas>> {
  const shared = topology(shapes) as Topology<Record<Name, Areas>>
  return simplify(presimplify(shared), minArea)
}

export const union = (topology: Topology, { geometries }: Areas): MultiPolygon => merge(topology, geometries)
