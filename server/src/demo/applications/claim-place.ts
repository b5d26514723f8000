import type { DemoOffer } from '../offers/offers.ts'

const signed = new WeakMap<DemoOffer, number>()

/** Gives one of the offer's places to an application, counting it as taken; false where all are given away. */
export function claimPlace(offer: DemoOffer): boolean {
  const count = (signed.get(offer) ?? 0) + 1
  const taken = offer.years.reduce((sum, year) => sum + year.taken, 0)
  const free = offer.years.find((year) => year.taken < year.total)
  if (count > taken && !free) return false
  if (count > taken && free) free.taken += 1
  signed.set(offer, count)
  return true
}
