import { companyStatuses } from '@tandem/contract/accounts'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useSearchChange } from '#lib/navigation/useSearchChange.ts'
import { type ReviewsWanted, reviewsQuery } from '../queries.ts'

/** Which companies are listed is in the address, also beside an open one. */
export function useReviewList() {
  const { params, change } = useSearchChange()
  const to = useTo()
  const wanted = read(params)
  const query = useQuery(reviewsQuery(wanted, useLocale()))
  const address = (companyId: string | undefined, changes: Partial<ReviewsWanted>) =>
    to(paths.backendCompanies({ companyId, search: toSearch({ ...wanted, page: 1, ...changes }) }))
  return {
    wanted,
    query,
    /** The list with something else about it. */
    listPath: (changes: Partial<ReviewsWanted> = {}) => address(undefined, changes),
    /** A company beside the list as it is. */
    companyPath: (companyId: string, page = wanted.page) => address(companyId, { page }),
    search: (text: string) => change((now) => toSearch({ ...read(now), text, page: 1 })),
  }
}

export type ReviewList = ReturnType<typeof useReviewList>

const read = (params: URLSearchParams): ReviewsWanted => ({
  status: companyStatuses.find((status) => status === params.get('status')) ?? 'pending',
  text: (params.get('text') ?? '').slice(0, 100),
  page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
})

function toSearch({ status, text, page }: ReviewsWanted): Record<string, string> {
  return {
    ...(status !== 'pending' && { status }),
    ...(text && { text }),
    ...(page > 1 && { page: String(page) }),
  }
}
