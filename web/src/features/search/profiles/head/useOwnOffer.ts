import type { OfferSummary } from '@tandem/contract/offers'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import { ownOffersQuery } from '../queries.ts'

/** What the own company has published; none for admins, and where there are no matches at all. */
export function useOwnOffers(): OfferSummary[] {
  const { companyId } = useSignedIn()
  const { applicant } = useSettings()
  const query = ownOffersQuery(companyId ?? '', useLocale())
  const { data = [] } = useQuery({ ...query, enabled: companyId !== null && applicant.enableMatches })
  return data
}

/** Of these the one that was published last. */
export const useNewestOffer = (): string | undefined =>
  useOwnOffers().toSorted((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''))[0]
    ?.id

/** The one that profiles are compared with. */
export function useOwnOffer(): OfferSummary | undefined {
  const { offer } = useSearch().state
  return useOwnOffers().find(({ id }) => id === offer)
}
