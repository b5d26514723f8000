import {
  inviteColleague,
  listColleagues,
  updateColleague,
  withdrawInvitation,
} from '@tandem/contract/accounts/colleagues'
import type { CallInput, CallOutput } from '@tandem/contract/endpoint'
import { removeColleague } from '@tandem/contract/privacy'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export type Colleagues = CallOutput<typeof listColleagues.output>
export type Invitation = Colleagues['invitations'][number]
type Permissions = Invitation['permissions']

export const colleaguesQuery = queryOptions({
  queryKey: ['accounts', 'colleagues'],
  queryFn: ({ signal }) => call(listColleagues, {}, { signal }),
})

export function useUpdateColleague(id: string) {
  const onSuccess = useTakeUp()
  return useMutation({
    // Two clicks in a row arrive in their order.
    scope: { id: `accounts-colleague-${id}` },
    mutationFn: (permissions: Permissions) =>
      call(updateColleague, { params: { id }, body: { permissions } }),
    onSuccess,
  })
}

export function useRemoveColleague(id: string) {
  const onSuccess = useTakeUp()
  return useSingleMutation({ mutationFn: () => call(removeColleague, { params: { id } }), onSuccess })
}

export function useInviteColleague() {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (body: CallInput<typeof inviteColleague>['body']) => call(inviteColleague, { body }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: colleaguesQuery.queryKey }),
  })
}

export function useWithdrawInvitation(id: string) {
  const onSuccess = useTakeUp()
  return useSingleMutation({ mutationFn: () => call(withdrawInvitation, { params: { id } }), onSuccess })
}

/** Shown at once, and asked for again, since an answer that was on its way would show what was before. */
function useTakeUp() {
  const queries = useQueryClient()
  return (colleagues: Colleagues) => {
    queries.setQueryData(colleaguesQuery.queryKey, colleagues)
    void queries.invalidateQueries({ queryKey: colleaguesQuery.queryKey })
  }
}
