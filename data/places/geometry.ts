export type Point = { lat: number; lon: number }
/** GeoJSON order: longitude first. */
export type Ring = [lon: number, lat: number][]

const EARTH_RADIUS_KM = 6371

export function distanceKm(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const meanLat = ((a.lat + b.lat) / 2) * radians
  const x = (b.lon - a.lon) * radians * Math.cos(meanLat)
  const y = (b.lat - a.lat) * radians
  return Math.hypot(x, y) * EARTH_RADIUS_KM
}

export function isInside(point: Point, ring: Ring): boolean {
  let inside = false
  let [previousLon, previousLat] = ring.at(-1) ?? [0, 0]
  for (const [lon, lat] of ring) {
    const crosses = lat > point.lat !== previousLat > point.lat
    if (crosses && point.lon < ((previousLon - lon) * (point.lat - lat)) / (previousLat - lat) + lon) {
      inside = !inside
    }
    ;[previousLon, previousLat] = [lon, lat]
  }
  return inside
}

/** Area in square degrees (good enough to compare neighbours) and centre of gravity. */
export function centroid(ring: Ring): Point & { area: number } {
  let [area, lonSum, latSum] = [0, 0, 0]
  let [previousLon, previousLat] = ring.at(-1) ?? [0, 0]
  for (const [lon, lat] of ring) {
    const cross = previousLon * lat - lon * previousLat
    area += cross
    lonSum += (previousLon + lon) * cross
    latSum += (previousLat + lat) * cross
    ;[previousLon, previousLat] = [lon, lat]
  }
  return { lat: latSum / (3 * area), lon: lonSum / (3 * area), area: Math.abs(area / 2) }
}

/** The middle of many points that a few wrong ones cannot move. */
export function medianPoint(points: Point[]): Point {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return { lat: middle(points.map((p) => p.lat)), lon: middle(points.map((p) => p.lon)) }
}
