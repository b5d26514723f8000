import type { Company } from '@tandem/contract/companies/profile'
import type { OfferSummary } from '@tandem/contract/offers'

export type CompanyPlace = {
  id: string
  street: string
  zip: string
  town: string
  /** Null where only the address is known. */
  point: { latitude: number; longitude: number } | null
  /** How many offers are there. */
  offers: number
  /** The company's own address. */
  isHead: boolean
}

type Address = Pick<Company, 'street' | 'zip' | 'town' | 'coordinates'>
type Located = Pick<OfferSummary, 'id' | 'locations'>

/** The company's address, then where its offers are, each once. */
export function placesOf(
  { street, zip, town, coordinates }: Address,
  offers: readonly Located[],
): CompanyPlace[] {
  const head = { street, zip, town, point: coordinates, offers: 0, isHead: true }
  const places = new Map<string, CompanyPlace>()
  if (town !== '') places.set(keyOf(head), { ...head, id: keyOf(head) })
  for (const { locations } of offers) {
    for (const { postalCode, latitude, longitude, ...rest } of locations) {
      const place = { ...rest, zip: postalCode, point: { latitude, longitude }, offers: 0, isHead: false }
      const key = keyOf(place)
      const known = places.get(key) ?? { ...place, id: key }
      places.set(key, { ...known, point: known.point ?? place.point, offers: known.offers + 1 })
    }
  }
  return [...places.values()]
}

const keyOf = ({ street, zip, town }: { street: string; zip: string; town: string }): string =>
  [street, zip, town]
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
