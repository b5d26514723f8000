import type { offerLocation } from '#features/offers/offers.schema.ts'
import { toUnitVector } from '#platform/db/geo.ts'
import { drawStreet } from '../base/addresses.ts'
import { demoId } from '../base/demo-id.ts'
import { kilometres } from '../base/distance.ts'
import type { Random } from '../base/random.ts'
import { scatter } from '../base/reference.ts'
import type { Scene } from '../base/scene.ts'
import type { DemoCompany } from '../companies/companies.ts'

export type LocationRow = typeof offerLocation.$inferInsert

type Offer = { company: DemoCompany; offerId: string; number: number }

/** The company's own address, and for every fourth offer one more town near it. */
export function drawLocations(
  random: Random,
  { reference }: Scene,
  { company, offerId, number }: Offer,
): LocationRow[] {
  const { street, latitude, longitude } = company.row
  const own = { street, postalCode: company.town.postalCode, town: company.town.name, latitude, longitude }
  const places = random.chance(0.25) ? [own, branch()] : [own]
  return places.map((place, position) => ({
    id: demoId('offer-location', number * 2 + position),
    offerId,
    position,
    ...place,
    ...toUnitVector(place),
  }))

  function branch() {
    const towns = [...reference.nearTowns, ...reference.farTowns].filter((town) => town !== company.town)
    const near = towns
      .toSorted((a, b) => kilometres(company.town, a) - kilometres(company.town, b))
      .slice(0, 6)
    const town = random.pick(near)
    return {
      street: drawStreet(random),
      postalCode: town.postalCode,
      town: town.name,
      ...scatter(random, town),
    }
  }
}
