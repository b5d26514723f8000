import { offerStatuses } from '@tandem/contract/offers'
import type { OwnOfferSummary } from '@tandem/contract/offers/own-offers'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import type { To } from 'react-router'
import { useSearchChange } from '#lib/navigation/useSearchChange.ts'
import { matchesText } from '#ui/fields/combobox/match-text.ts'

type Status = OwnOfferSummary['status']
type ListView = { status: Status | null; text: string }

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
  paths.ownOffers({ search: `?${write(new URLSearchParams(), { status, text: '' })}` })

const slugs: Record<Status, string> = {
  published: 'veroeffentlicht',
  draft: 'entwurf',
  closed: 'geschlossen',
}

const read = (params: URLSearchParams): ListView => ({
  status: offerStatuses.find((each) => slugs[each] === params.get('stand')) ?? null,
  text: params.get('suche') ?? '',
})

/** What is as it begins is left out; what belongs to the screen around stays. */
function write(now: URLSearchParams, { status, text }: ListView): URLSearchParams {
  const params = new URLSearchParams(now)
  params.delete('stand')
  params.delete('suche')
  if (status) params.set('stand', slugs[status])
  if (text) params.set('suche', text)
  return params
}

export const filterOffers = (offers: OwnOfferSummary[], { status, text }: ListView): OwnOfferSummary[] =>
  offers.filter(
    (offer) =>
      (status === null || offer.status === status) &&
      matchesText([offer.title, offer.studyInterest, offer.contact, ...offer.towns].join(' '), text),
  )
