import type { CompanyStatus } from '@tandem/contract/accounts'
import {
  askCompany,
  type CompanyReview,
  changeAdmission,
  confirmCompany,
  getCompanyReview,
  listCompanyReviews,
  refuseCompany,
  undoConfirmation,
} from '@tandem/contract/backend'
import type { Locale } from '@tandem/contract/common'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { currentOf, isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useLocale } from '#lib/i18n/locale.ts'

export const reviewsPerPage = 20

export type ReviewsWanted = { status: CompanyStatus; text: string; page: number }

/** The list before stays while the next one loads. */
export const reviewsQuery = (wanted: ReviewsWanted, locale: Locale) =>
  queryOptions({
    queryKey: ['backend', 'companies', wanted, locale],
    queryFn: ({ signal }) =>
      call(listCompanyReviews, { query: { ...wanted, perPage: reviewsPerPage } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const reviewQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['backend', 'company', id, locale],
    queryFn: ({ signal }) => call(getCompanyReview, { params: { id } }, { signal }),
  })

type Revised = { revision: number }
export type Decision =
  | ({ step: 'confirm' | 'admission'; studyInterests: string[] } & Revised)
  | ({ step: 'refuse'; reason: string } & Revised)
  | ({ step: 'ask'; question: string } & Revised)

type Telling = {
  onDone: (decision: Decision, review: CompanyReview) => void
  onFail: (error: Error) => void
}

/** Afterwards the lists are asked for again, and the dashboard's count; where the server refused also the company. */
export function useDecide(id: string, { onDone, onFail }: Telling) {
  const queries = useQueryClient()
  const { queryKey } = reviewQuery(id, useLocale())
  const again = (...keys: string[][]) => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
  }
  return useSingleMutation<CompanyReview, Decision>({
    mutationFn: (decision) => send(id, decision),
    onSuccess: (review, decision) => {
      onDone(decision, review)
      queries.setQueryData(queryKey, review)
      again(['backend', 'companies'], ['backend', 'waiting'], ['dashboard'])
    },
    onError: (error) => {
      onFail(error)
      const current = currentOf(error, confirmCompany)
      if (current) queries.setQueryData(queryKey, current)
      if (isRefusal(error, 'changed_elsewhere')) again(['backend'], ['dashboard'])
    },
  })
}

type UndoTelling = { onDone: () => void; onFail: (error: Error) => void }

/** The approval of a company, also once another one is open. */
export function useUndoConfirmation(id: string, { onDone, onFail }: UndoTelling) {
  const queries = useQueryClient()
  const { queryKey } = reviewQuery(id, useLocale())
  const again = () => {
    for (const queryKey of [['backend'], ['dashboard']]) void queries.invalidateQueries({ queryKey })
  }
  return useSingleMutation<CompanyReview, number>({
    mutationFn: (revision) => call(undoConfirmation, { params: { id }, body: { revision } }),
    onSuccess: (review) => {
      onDone()
      queries.setQueryData(queryKey, review)
      again()
    },
    onError: (error) => {
      onFail(error)
      const current = currentOf(error, undoConfirmation)
      if (current) queries.setQueryData(queryKey, current)
      again()
    },
  })
}

function send(id: string, decision: Decision): Promise<CompanyReview> {
  const params = { id }
  const { step, ...body } = decision
  if ('reason' in body) return call(refuseCompany, { params, body })
  if ('question' in body) return call(askCompany, { params, body })
  return call(step === 'admission' ? changeAdmission : confirmCompany, { params, body })
}
