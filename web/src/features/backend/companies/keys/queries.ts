import {
  issueRegistrationKey,
  listRegistrationKeys,
  printRegistrationLetter,
  type RegistrationKey,
  revokeRegistrationKey,
} from '@tandem/contract/backend/registration-keys'
import type { CallInput } from '@tandem/contract/endpoint'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export const keysQuery = (id: string) =>
  queryOptions({
    queryKey: ['backend', 'registration-keys', id],
    queryFn: ({ signal }) => call(listRegistrationKeys, { params: { id } }, { signal }),
  })

/** What was done stands in the company's history, too. */
export function useIssueKey(id: string) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (body: CallInput<typeof issueRegistrationKey>['body']) =>
      call(issueRegistrationKey, { params: { id }, body }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: keysQuery(id).queryKey })
      void queries.invalidateQueries({ queryKey: ['backend', 'company', id] })
    },
  })
}

export function useRevokeKey(id: string) {
  const queries = useQueryClient()
  return useSingleMutation<RegistrationKey[], string>({
    mutationFn: (keyId) => call(revokeRegistrationKey, { params: { id, keyId } }),
    onSuccess: (keys) => {
      queries.setQueryData(keysQuery(id).queryKey, keys)
      void queries.invalidateQueries({ queryKey: ['backend', 'company', id] })
    },
  })
}

export const usePrintLetter = (id: string) =>
  useSingleMutation<Blob, string>({
    mutationFn: (key) => call(printRegistrationLetter, { params: { id }, body: { key } }),
  })
