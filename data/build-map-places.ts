import { readFileSync, writeFileSync } from 'node:fs'
import { readRivers, smooth } from './map/rivers.ts'
import type { Point } from './places/geometry.ts'

/**
 * Writes what the map names and draws between its borders: towns, the largest first, and rivers. Both come from
 * `reference/places.csv`: a river is a curve through the towns on its banks. Run by hand, its result is committed.
 */
const source = new URL('reference/places.csv', import.meta.url)
const target = new URL('../web/src/features/search/map/base/towns-and-rivers.json', import.meta.url)
/** A town has 100 for each postal code; below this the map would be full of names. */
const leastSize = 170

// No name of a place has a comma.
const [head = [], ...rows] = readFileSync(source, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(','))
const at = (row: string[], column: string) => row[head.indexOf(column)] ?? ''
const places = rows.map((row) => ({
  country: at(row, 'country'),
  name: at(row, 'name'),
  lat: Number(at(row, 'lat')),
  lon: Number(at(row, 'lon')),
  size: Number(at(row, 'rank')),
}))
const round = ({ lat, lon }: Point) => [Number(lat.toFixed(3)), Number(lon.toFixed(3))]
const towns = places
  .filter(({ country, size }) => country === 'DE' && size >= leastSize)
  .toSorted((one, other) => other.size - one.size || one.name.localeCompare(other.name))
  .map(({ name, size, ...point }) => [name, ...round(point), size])
const rivers = readRivers(places).map(({ isLarge, points }) => ({
  isLarge,
  points: smooth(points).map(round),
}))
writeFileSync(target, `${JSON.stringify({ towns, rivers })}\n`)
console.log(`${towns.length} towns, ${rivers.length} rivers`)
