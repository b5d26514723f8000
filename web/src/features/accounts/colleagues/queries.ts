import {
  inviteColleague,
  listColleagues,
  updateColleague,
  withdrawInvitation,
} from '@tandem/contract/accounts/colleagues'
import type { CallInput, CallOutput } from '@tandem/contract/endpoint'
import { removeColleague } from '@tandem/contract/privacy'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { nextRevisionOf, noteRevision } from '#lib/api/own-revisions.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export type Colleagues = CallOutput<typeof listColleagues.output>
export type Invitation = Colleagues['invitations'][number]
type Permissions = Invitation['permissions']

export const colleaguesQuery = queryOptions({
  queryKey: ['accounts', 'colleagues'],
  queryFn: ({ signal }) => call(listColleagues, {}, { signal }),
})

/** What somebody else made of it meanwhile is shown, as a success would be. */
export function useUpdateColleague(id: string) {
  const showAnswer = useShowAnswer()
  return useMutation({
    // Two clicks in a row arrive in their order.
    scope: { id: `accounts-colleague-${id}` },
    mutationFn: async ({ permissions, revision: shown }: { permissions: Permissions; revision: number }) => {
      const revision = nextRevisionOf(id, shown)
      const colleagues = await call(updateColleague, { params: { id }, body: { permissions, revision } })
      const changed = colleagues.members.find((member) => member.id === id)
      if (changed) noteRevision(id, shown, changed.revision)
      return colleagues
    },
    onSuccess: showAnswer,
    onError: (error) => {
      const current = currentOf(error, updateColleague)
      if (current) showAnswer(current)
    },
  })
}

export function useRemoveColleague(id: string) {
  const onSuccess = useShowAnswer()
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
  const onSuccess = useShowAnswer()
  return useSingleMutation({ mutationFn: () => call(withdrawInvitation, { params: { id } }), onSuccess })
}

/** Shown at once, and asked for again, since an answer that was on its way would show what was before. */
function useShowAnswer() {
  const queries = useQueryClient()
  return (colleagues: Colleagues) => {
    queries.setQueryData(colleaguesQuery.queryKey, colleagues)
    void queries.invalidateQueries({ queryKey: colleaguesQuery.queryKey })
  }
}
