import { districtsOf } from './city-districts.ts'
import { quarterOfCode } from './city-quarters.ts'
import type { Point } from './geometry.ts'
import type { GeoNamesTown } from './geonames.ts'
import type { LocatedTown } from './locate-postal-codes.ts'
import type { Municipality } from './municipalities.ts'
import { LOCALITY_RANK, type Place } from './place.ts'
import { baseKey, nameKey, writtenOut } from './town-names.ts'

/** GeoNames gives some cities their English name. */
const englishName: Record<string, string> = { München: 'Munich', Nürnberg: 'Nuremberg' }

/** One place for every town and postal code, and one for every village and district known inside a town. */
export function germanPlaces(located: LocatedTown[], towns: GeoNamesTown[]): Place[] {
  const townsOfCode = Map.groupBy(located, ({ code }) => code)
  const crowd = ({ code }: LocatedTown) => townsOfCode.get(code)?.length ?? 0
  return [...Map.groupBy(located, ({ municipality }) => municipality)].flatMap(([municipality, entries]) => {
    const inside = towns.filter((town) => municipality.contains(town))
    const seen = new Set<string>()
    const ownCodesFirst = entries.toSorted((a, b) => crowd(a) - crowd(b) || a.code.localeCompare(b.code))
    const codes = ownCodesFirst.map((entry) => {
      const isMain = !seen.has(nameKey(entry.name))
      seen.add(nameKey(entry.name))
      return toPlace(entry, pointOf(entry, inside), isMain ? importance(municipality, entries.length) : 0)
    })
    return [...codes, ...localities(entries, inside)]
  })
}

const toPlace = ({ code, name, municipality }: LocatedTown, { lat, lon }: Point, rank: number): Place => ({
  country: 'DE',
  postalCode: code,
  name: writtenOut(name),
  state: municipality.state,
  lat,
  lon,
  rank,
})

/** The quarter of a large city, else where the town's name stands on a map, else the middle of its area. */
function pointOf({ code, municipality }: LocatedTown, inside: GeoNamesTown[]): Point {
  const quarters = quarterOfCode[municipality.name] ?? {}
  const prefix = [5, 4, 3].map((digits) => code.slice(0, digits)).find((start) => quarters[start])
  const quarter = prefix === undefined ? undefined : inside.find(({ name }) => name === quarters[prefix])
  return quarter ?? inside.find((town) => isSame(town, municipality)) ?? municipality
}

function isSame(town: GeoNamesTown, { name }: Municipality): boolean {
  return (
    nameKey(town.name) === nameKey(name) ||
    baseKey(town.name) === baseKey(name) ||
    town.name === englishName[name]
  )
}

/** The number of postal codes grows with a town's population, for which no free list is at hand. */
function importance({ isTown, isDistrictFree }: Municipality, codes: number): number {
  return 100 * codes + (isDistrictFree ? 150 : 0) + (isTown ? 20 : 10)
}

/** Which code serves a village is known only where its town has a single one; else it is a district of the town. */
function localities(entries: LocatedTown[], inside: GeoNamesTown[]): Place[] {
  const [first, ...others] = entries
  if (!first) return []
  const { municipality } = first
  const known = inside.filter(
    (town) => !isSame(town, municipality) && nameKey(town.name) !== nameKey(first.name),
  )
  if (others.length === 0) {
    return known.map((town) => toPlace({ ...first, name: town.name }, town, LOCALITY_RANK))
  }
  return [...known.filter(({ name }) => isDistrict(name)), ...(districtsOf[municipality.name] ?? [])].map(
    (district) => {
      if (!municipality.contains(district)) throw new Error(`${district.name} is not in ${municipality.name}`)
      const name = districtName(municipality.name, district.name)
      return toPlace({ code: '', name, municipality }, district, LOCALITY_RANK)
    },
  )
}

/** GeoNames lists parts of a few cities as their statistics office abbreviates them, and a town at its neighbour. */
const isDistrict = (name: string) =>
  !/ -|[./]|^(Mitte|Stadtkern|Hauptbahnhof|Industriegebiet|Eppelheim)$/.test(name)

/** As on a letter: "Stuttgart-Vaihingen" of "Vaihingen-Mitte", "Stuttgart-Feuerbach" of "Stuttgart Feuerbach". */
function districtName(municipality: string, name: string): string {
  const town = municipality.split(/ (?:am|an|auf|bei|im|in|ob)\b|[ ]?[(,/]/)[0] ?? municipality
  const own = name.startsWith(`${town} `) || name.startsWith(`${town}-`) ? name.slice(town.length + 1) : name
  return `${town}-${own.replace(/-Mitte$/, '')}`
}
