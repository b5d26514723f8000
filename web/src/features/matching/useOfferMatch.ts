import type { Match } from '@tandem/contract/matching'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#lib/i18n/locale.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { offerMatchQuery } from './queries.ts'

/** Null while it is asked for, when asking failed (the offer itself is what the page is for), and without one. */
export function useOfferMatch(offerId: string): Match | null {
  const isApplicant = useAccount()?.type === 'applicant'
  const { data = null } = useQuery({ ...offerMatchQuery(offerId, useLocale()), enabled: isApplicant })
  return data
}
