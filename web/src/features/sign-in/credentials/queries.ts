import type { CallInput } from '@tandem/contract/endpoint'
import { cancelEmailChange, requestEmailChange } from '@tandem/contract/sign-in/email'
import { changePassword } from '@tandem/contract/sign-in/password'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { currentAccount, setAccount } from '#lib/session/session-store.ts'

export function useRequestEmail() {
  return useSingleMutation({
    mutationFn: (body: CallInput<typeof requestEmailChange>['body']) => call(requestEmailChange, { body }),
    onSuccess: (_, { email }) => setPendingEmail(email),
  })
}

export function useCancelEmail() {
  return useSingleMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    onSuccess: () => setPendingEmail(null),
  })
}

function setPendingEmail(pendingEmail: string | null): void {
  const account = currentAccount()
  if (account) setAccount({ ...account, pendingEmail })
}

export function useChangePassword() {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (body: CallInput<typeof changePassword>['body']) => call(changePassword, { body }),
    // The other sessions have ended.
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['sessions'] }),
  })
}
