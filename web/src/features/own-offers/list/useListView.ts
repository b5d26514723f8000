import { offerStatuses } from '@tandem/contract/offers'
import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import type { To } from 'react-router'
import { useSearchChange } from '#lib/navigation/useSearchChange.ts'
import { matchesText } from '#ui/fields/combobox/match-text.ts'

type Status = OwnOfferSummary['status']
/** `contact`: the id of a person; an address names nobody. */
type ListView = { status: Status | null; text: string; year: number | null; contact: string | null }

export const nothingFiltered: ListView = { status: null, text: '', year: null, contact: null }

/** Which of the own offers are shown: it lives in the address. */
export function useListView() {
  const { params, change } = useSearchChange()
  const view = read(params)
  return {
    ...view,
    change: (changes: Partial<ListView>) => change((now) => write(now, { ...read(now), ...changes })),
    to: (changes: Partial<ListView>): To => ({ search: write(params, { ...view, ...changes }).toString() }),
  }
}

/** The list with only those, for links from elsewhere. */
export const ownOffersPath = (status: Status): ScreenPath =>
  paths.ownOffers({ search: `?${write(new URLSearchParams(), { ...nothingFiltered, status })}` })

const slugs: Record<Status, string> = {
  published: 'veroeffentlicht',
  draft: 'entwurf',
  closed: 'geschlossen',
}

const read = (params: URLSearchParams): ListView => ({
  status: offerStatuses.find((each) => slugs[each] === params.get('stand')) ?? null,
  text: params.get('suche') ?? '',
  year: Number(params.get('beginn')?.match(/^\d{4}$/)?.[0]) || null,
  contact: params.get('person') || null,
})

/** What is as it begins is left out; what belongs to the screen around stays. */
function write(now: URLSearchParams, { status, text, year, contact }: ListView): URLSearchParams {
  const params = new URLSearchParams(now)
  for (const name of ['stand', 'suche', 'beginn', 'person']) params.delete(name)
  if (status) params.set('stand', slugs[status])
  if (text) params.set('suche', text)
  if (year) params.set('beginn', String(year))
  if (contact) params.set('person', contact)
  return params
}

export function filterOffers(
  offers: OwnOfferSummary[],
  { status, text, year, contact }: ListView,
): OwnOfferSummary[] {
  // One that no offer names any more would leave an empty list, and no word for why.
  const person = offers.some((offer) => offer.contact?.id === contact) ? contact : null
  return offers.filter(
    (offer) =>
      (status === null || offer.status === status) &&
      (year === null || offer.years.some((each) => each.year === year)) &&
      (person === null || offer.contact?.id === person) &&
      matchesText([offer.title, offer.studyInterest, offer.contact?.name, ...offer.towns].join(' '), text),
  )
}
