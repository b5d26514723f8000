import { ConfigError } from '#platform/config/config-error.ts'
import type { Db } from '#platform/db/database.ts'
import { toUnitVector } from '#platform/db/geo.ts'
import { publishToAll } from '#platform/events/events.ts'
import { markPlacesImported } from './load-reference-data.ts'
import { listPlaces, lockReferenceData, type NewPlace, replacePlaces } from './reference.store.ts'
import { searchName } from './search-name.ts'

type Imported = {
  /** All that there are now, those of the file, and those that there were before only. */
  places: number
  german: number
  gone: number
  /** Lines of companies with a postal code of their own. */
  leftOut: number
}

/**
 * Puts GeoNames' postal file of Germany in the place of the German postal codes; districts and foreign towns, which have
 * none, stay. Within the caller's transaction. @throws ConfigError with the line of what is no such file
 */
export async function importPlaces(db: Db, text: string): Promise<Imported> {
  const entries = readPostalFile(text)
  await lockReferenceData(db)
  const before = await listPlaces(db)
  const kept = before.filter(({ country, postalCode }) => country !== 'DE' || postalCode === '')
  const german = toPlaces(
    entries.filter(({ state }) => stateCode.test(state)),
    before.filter(({ country }) => country === 'DE'),
  )
  const places = [...kept, ...german]
  await replacePlaces(db, places)
  await markPlacesImported(db, text)
  await publishToAll(db, { type: 'reference', data: {} })
  const now = new Set(places.map(keyOf))
  return {
    places: places.length,
    german: german.length,
    gone: before.filter((place) => !now.has(keyOf(place))).length,
    leftOut: entries.filter(({ state }) => !stateCode.test(state)).length,
  }
}

/** Companies with a postal code of their own stand under numbers. */
const stateCode = /^[A-Z]{2}$/

const keyOf = ({ country, postalCode, name, state }: NewPlace) =>
  [country, postalCode, name, state].join('\t')

type Entry = {
  postalCode: string
  name: string
  state: string
  district: string
  latitude: number
  longitude: number
}

function readPostalFile(text: string): Entry[] {
  const entries = text.split(/\r?\n/).flatMap((line, index) => (line === '' ? [] : readLine(line, index + 1)))
  if (entries.length === 0) throw new ConfigError('There are no places in the file.')
  return entries
}

/**
 * Country, postal code, place, names and codes of state, region and district in turn, latitude, longitude, accuracy:
 * https://download.geonames.org/export/zip/readme.txt
 */
function readLine(line: string, number: number): Entry {
  const cells = line.split('\t').map((cell) => cell.trim().normalize('NFC'))
  const refuse = (problem: string) => new ConfigError(`Line ${number} of the file ${problem}.`)
  if (cells.length !== 12) throw refuse('has not the 12 columns of a postal file of GeoNames')
  const [country = '', postalCode = '', name = '', , state = '', , , , district = '', lat = '', lon = ''] =
    cells
  if (country !== 'DE') throw refuse(`is of ${country || 'no country'}; only the file of Germany is imported`)
  if (!/^\d{5}$/.test(postalCode)) throw refuse('has no postal code of five digits')
  if (name === '' || name.length > 200) throw refuse('has no name, or one that is too long')
  const latitude = coordinate(lat, 90)
  if (latitude === null) throw refuse('has no latitude from -90 to 90')
  const longitude = coordinate(lon, 180)
  if (longitude === null) throw refuse('has no longitude from -180 to 180')
  return { postalCode, name, state, district, latitude, longitude }
}

function coordinate(text: string, most: number): number | null {
  return /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most ? Number(text) : null
}

/** Names that only their spelling tells from those before stay as they were, so that the place keeps its id. */
function toPlaces(entries: Entry[], before: readonly NewPlace[]): NewPlace[] {
  const spellingOf = ({ postalCode, state, name }: Pick<Entry, 'postalCode' | 'state' | 'name'>) =>
    [postalCode, state, searchName(name)].join('\t')
  const known = new Map(before.map((place) => [spellingOf(place), place]))
  const unique = new Map<string, NewPlace & { district: string }>()
  for (const entry of entries) {
    const { latitude, longitude, district, ...named } = entry
    const name = known.get(spellingOf(entry))?.name ?? entry.name
    const place = {
      ...{ ...named, country: 'DE', name, latitude, longitude, district, rank: 0 },
      ...{ ...toUnitVector({ latitude, longitude }), searchName: searchName(name) },
    }
    if (!unique.has(keyOf(place))) unique.set(keyOf(place), place)
  }
  const towns = Map.groupBy(unique.values(), ({ name, state, district }) =>
    [name, state, district].join('\t'),
  )
  return [...towns.values()].flatMap((town) => withRanks(town, known))
}

/**
 * A town is found once by its name: by the code by which it was found before, else by its first, the earlier the more codes
 * it has. One that is on the list without a code, as a district, is found as that.
 */
function withRanks(
  town: (NewPlace & { district: string })[],
  known: ReadonlyMap<string, NewPlace>,
): NewPlace[] {
  const knownAt = (place: NewPlace, postalCode = place.postalCode) =>
    known.get([postalCode, place.state, place.searchName].join('\t'))
  const [first, ...others] = town.toSorted((a, b) => a.postalCode.localeCompare(b.postalCode))
  if (!first) return []
  const rankOf = (place: NewPlace) => knownAt(place)?.rank ?? 0
  const main = [first, ...others].toSorted((a, b) => rankOf(b) - rankOf(a))[0] ?? first
  const rank = knownAt(first, '') ? 0 : rankOf(main) || 100 * town.length
  return town.map(({ district: _, ...place }) => ({
    ...place,
    rank: place.postalCode === main.postalCode ? rank : 0,
  }))
}
