import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'

type Named = Pick<OwnOfferSummary, 'id' | 'title' | 'studyInterest' | 'towns' | 'years' | 'status'>
type Words = { untitled: string; status: Record<OwnOfferSummary['status'], string> }

/** By id, for what can be done with each: its title, and what sets it apart from others of the same title. */
export function nameOffers(offers: Named[], words: Words): Map<string, string> {
  const partsOf = ({ title, studyInterest, towns, years, status }: Named) => [
    title || words.untitled,
    placeOf({ title, studyInterest, towns }),
    words.status[status],
    years.map(({ year }) => year).join(', '),
  ]
  const named = offers.map((offer) => ({ offer, parts: partsOf(offer) }))
  const nameOf = (parts: string[], length: number) => parts.slice(0, length).filter(Boolean).join(', ')
  const taken = [1, 2, 3].map((length) => Object.groupBy(named, ({ parts }) => nameOf(parts, length)))
  return new Map(
    named.map(({ offer, parts }) => {
      const shorter = taken.findIndex((names, at) => names[nameOf(parts, at + 1)]?.length === 1)
      return [offer.id, nameOf(parts, shorter < 0 ? parts.length : shorter + 1)]
    }),
  )
}

const placeOf = ({ title, studyInterest, towns }: Pick<Named, 'title' | 'studyInterest' | 'towns'>): string =>
  [...new Set([studyInterest, ...towns])].filter((part) => part && part !== title).join(', ')
