import type { OfferSummary } from '@tandem/contract/offers'
import { useQuery } from '@tanstack/react-query'
import { hasOpenPlaces } from '#features/matching/public.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import { ownOffersQuery } from '../queries.ts'

function useOwnOffersQuery() {
  const { companyId } = useSignedIn()
  const { applicant } = useSettings()
  const query = ownOffersQuery(companyId ?? '', useLocale())
  return useQuery({ ...query, enabled: companyId !== null && applicant.enableMatches })
}

/** What the own company has published; none for admins, and where there are no matches at all. */
export const useOwnOffers = (): OfferSummary[] => useOwnOffersQuery().data ?? []

/** Whether it is not known yet which offer people are compared with first. */
export const useIsOfferPending = (): boolean => useOwnOffersQuery().isLoading

/** Of these the one that was published last, with open places where one has any. */
export function useNewestOffer(): string | undefined {
  const newest = useOwnOffers().toSorted((one, other) =>
    (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''),
  )
  return (newest.find(hasOpenPlaces) ?? newest[0])?.id
}

/** The one that profiles are compared with. */
export function useOwnOffer(): OfferSummary | undefined {
  const { offer } = useSearch().state
  return useOwnOffers().find(({ id }) => id === offer)
}
