import type { Locale } from '@tandem/contract/common'
import type { Db } from '#platform/db/database.ts'
import { type Coordinates, chordToKilometres, squaredChord, toUnitVector } from '#platform/db/geo.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { cellsAround } from './cells.ts'
import { findPlacesById, type Place } from './places.store.ts'

/** Where a search looks. With towns only what lies in a town of such a name. */
export type Circle = {
  x: number
  y: number
  z: number
  chord: number
  towns: string[] | null
  /** The numbers of those that it touches, with commas: the driver would look for characters to escape in each. */
  cells: string
  cellCount: number
}

/** The last one around each place: most look as far as those before them. */
const known = new WeakMap<Place, { radius: number; circle: Circle }>()

/** A town named like it further away than this is another one. */
const sameTownKm = 15

/** From `1234~25` of the query, the id of a place and kilometres around it; 0 means only this place. */
export async function findCircles(db: Db, places: string[], locale: Locale): Promise<Circle[]> {
  if (places.length === 0) return []
  const asked = places.map((each) => each.split('~').map(Number) as [number, number])
  const found = await findPlacesById(
    db,
    asked.map(([id]) => id),
  )
  return asked.map(([id, radius], index) => {
    const place = found.find((each) => each.id === id)
    if (!place) {
      const field = places.length === 1 ? 'place' : `place[${index}]`
      throw invalidField(locale, field, 'unknown_reference')
    }
    const last = known.get(place)
    if (last?.radius === radius) return last.circle
    const circle = circleAround(place, radius)
    known.set(place, { radius, circle })
    return circle
  })
}

/** Addresses name the city and not its district: only this district is this city too. */
export function circleAround(place: Omit<Place, 'id'>, radius: number): Circle {
  const { name, city } = place
  const kilometres = radius || sameTownKm + (city ? distanceBetween(place, city) : 0)
  const cells = cellsAround(place, kilometres)
  return {
    ...toUnitVector(place),
    chord: squaredChord(kilometres),
    towns: radius === 0 ? [name, ...(city ? [city.name] : [])] : null,
    cells: cells.join(),
    cellCount: cells.length,
  }
}

function distanceBetween(one: Coordinates, other: Coordinates): number {
  const [a, b] = [toUnitVector(one), toUnitVector(other)]
  return chordToKilometres((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2)
}
