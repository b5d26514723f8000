import type { CompanyReview } from '@tandem/contract/backend'
import {
  correctCompany,
  createCompany,
  reinstateCompany,
  suspendCompany,
} from '@tandem/contract/backend/company-changes'
import type { CallInput } from '@tandem/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { currentOf, isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { reviewQuery } from '../queries.ts'

export type Correction = CallInput<typeof correctCompany>['body']

export const useCorrectCompany = (id: string) =>
  useCompanyChange(id, (body: Correction) => call(correctCompany, { params: { id }, body }))

type Suspension = CallInput<typeof suspendCompany>['body']

export const useSuspendCompany = (id: string) =>
  useCompanyChange(id, (body: Suspension) => call(suspendCompany, { params: { id }, body }))

export const useReinstateCompany = (id: string) =>
  useCompanyChange(id, (revision: number) => call(reinstateCompany, { params: { id }, body: { revision } }))

/** The lists are asked for again; where somebody else was faster, the company, too. */
function useCompanyChange<Input>(id: string, change: (input: Input) => Promise<CompanyReview>) {
  const queries = useQueryClient()
  const { queryKey } = reviewQuery(id, useLocale())
  return useSingleMutation<CompanyReview, Input>({
    mutationFn: change,
    onSuccess: (review) => {
      queries.setQueryData(queryKey, review)
      void queries.invalidateQueries({ queryKey: ['backend', 'companies'] })
    },
    onError: (error) => {
      const current = currentOf(error, suspendCompany)
      if (current) queries.setQueryData(queryKey, current)
      if (isRefusal(error, 'changed_elsewhere')) void queries.invalidateQueries({ queryKey: ['backend'] })
    },
  })
}

export function useCreateCompany() {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (body: CallInput<typeof createCompany>['body']) => call(createCompany, { body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['backend', 'companies'] }),
  })
}
