import { fewestCompaniesOfArea } from '@tandem/contract/search/quick-search'
import { type Coordinates, chordToKilometres, toUnitVector } from '#platform/db/geo.ts'

/** The offers of one course in one town. */
export type TownOffers = Coordinates & {
  town: string
  studyInterestId: number | null
  offers: string[]
  companies: string[]
}

export type Area = Coordinates & {
  name: string
  offers: Set<string>
  companies: Set<string>
  /** Offers by study interest. */
  courses: Map<number, Set<string>>
}

/** Towns of one name within it are one town. In degrees. */
const acrossATown = 0.2
/** As far around its centre an area goes. */
const reachKm = 50

type Centre = Coordinates & { name: string }

/**
 * Areas around the university's locations; beyond these around towns where several companies have offers. None tells of
 * fewer companies than that: what is far from all centres is in no area.
 */
export function toAreas(rows: readonly TownOffers[], locations: readonly Centre[]): Area[] {
  const around = locations.map(
    ({ name, latitude, longitude }): Area => ({
      ...{ name, latitude, longitude, offers: new Set(), companies: new Set(), courses: new Map() },
    }),
  )
  const others = groupTowns(rows).filter((town) => !joinNearest(around, town))
  const towns = others.filter(isLarge)
  for (const town of others) if (!towns.includes(town)) joinNearest(towns, town)
  return [...around.filter(isLarge), ...towns].toSorted(
    (one, other) => other.offers.size - one.offers.size || compare(one.name, other.name),
  )
}

const isLarge = ({ companies }: Area): boolean => companies.size >= fewestCompaniesOfArea

function joinNearest(areas: readonly Area[], town: Area): boolean {
  const [nearest] = areas
    .map((area) => ({ area, kilometres: distance(area, town) }))
    .toSorted((one, other) => one.kilometres - other.kilometres)
  if (!nearest || nearest.kilometres > reachKm) return false
  merge(nearest.area, town)
  return true
}

function groupTowns(rows: readonly TownOffers[]): Area[] {
  const towns: Area[] = []
  const byName = new Map<string, Area[]>()
  for (const { town, latitude, longitude, studyInterestId, offers, companies } of rows) {
    const named = byName.get(town) ?? []
    byName.set(town, named)
    const known = named.find(
      (each) =>
        Math.abs(each.latitude - latitude) < acrossATown &&
        Math.abs(each.longitude - longitude) < acrossATown,
    )
    const courses = new Map(studyInterestId === null ? [] : [[studyInterestId, new Set(offers)]])
    const one = {
      ...{ name: town, latitude, longitude, courses },
      ...{ offers: new Set(offers), companies: new Set(companies) },
    }
    if (known) merge(known, one)
    else {
      named.push(one)
      towns.push(one)
    }
  }
  return towns
}

function merge(area: Area, other: Area): void {
  for (const offer of other.offers) area.offers.add(offer)
  for (const company of other.companies) area.companies.add(company)
  for (const [course, offers] of other.courses) {
    area.courses.set(course, new Set([...(area.courses.get(course) ?? []), ...offers]))
  }
}

function distance(one: Coordinates, other: Coordinates): number {
  const [a, b] = [toUnitVector(one), toUnitVector(other)]
  return chordToKilometres((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2)
}

const compare = (one: string, other: string): number => (one < other ? -1 : 1)
