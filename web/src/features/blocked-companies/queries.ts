import {
  type BlockedCompany,
  blockCompany,
  listBlockedCompanies,
  unblockCompany,
} from '@tandem/contract/applicants/blocked-companies'
import { findCompaniesByApplicant } from '@tandem/contract/search'
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useAccount } from '#lib/session/session-store.ts'

export const blockedCompaniesQuery = queryOptions({
  queryKey: ['blocked-companies', 'own'],
  queryFn: ({ signal }) => call(listBlockedCompanies, {}, { signal }),
})

/** Of an applicant who is logged in; nobody else hides anything. */
export function useIsBlocked(companyId: string): boolean {
  const { data } = useQuery({ ...blockedCompaniesQuery, enabled: useAccount()?.type === 'applicant' })
  return data?.some(({ id }) => id === companyId) ?? false
}

/** Those that the applicant has not blocked yet. */
export const useCompaniesNamed = (text: string) => {
  const name = text.trim()
  return useQuery({
    queryKey: ['blocked-companies', 'named', name],
    // A dot alone in the path would be another path.
    queryFn: /[\p{L}\p{N}]/u.test(name)
      ? async ({ signal }) =>
          (await call(findCompaniesByApplicant, { params: { text: name } }, { signal })).member
      : skipToken,
  })
}

export type Company = Pick<BlockedCompany, 'id' | 'name'>
type Change = { company: Company; blocked: boolean }

/** Says what then holds, and takes it back on demand, also when the page it was done on is gone. */
export function useChangeBlock() {
  const t = useTexts('blockedCompanies')
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    // One after the other, so that the last click is what stays.
    scope: { id: 'blocked-companies' },
    mutationFn: ({ company: { id }, blocked }: Change) =>
      blocked ? call(blockCompany, { params: { id } }) : call(unblockCompany, { params: { id } }),
    onSuccess(companies, { company, blocked }) {
      queries.setQueryData(blockedCompaniesQuery.queryKey, companies)
      for (const queryKey of [['blocked-companies', 'named'], ['applicant-requests'], ['dashboard']]) {
        void queries.invalidateQueries({ queryKey })
      }
      const { name } = company
      notify({
        type: 'success',
        title: blocked ? t('done', { name }) : t('undone', { name }),
        desc: blocked ? t('doneText') : t('undoneText'),
        action: { label: t('undo'), onSelect: () => mutate({ company, blocked: !blocked }) },
      })
    },
    onError: (error, { company: { name }, blocked }) =>
      notify({
        type: 'danger',
        title: blocked ? t('failed.hide', { name }) : t('failed.show', { name }),
        desc: failureTextOf(error),
      }),
  })
  return { change: mutate, changing: isPending ? variables.company.id : null }
}
