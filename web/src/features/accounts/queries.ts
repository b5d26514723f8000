import { readRegistrationKey, register } from '@tandem/contract/accounts/registration'
import { confirmAccount } from '@tandem/contract/sign-in/email'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { keepForSignUp, resumeAfterSignUp } from '#lib/session/after-sign-up.ts'
import { clearSession } from '#lib/session/session-store.ts'
import type { Registration } from './registration/registration-values.ts'

/** Asked once: the answer changes when the key is used up, which must not take the page away from who used it. */
export const registrationKeyQuery = (key: string) =>
  queryOptions({
    queryKey: ['accounts', 'registration-key', key],
    queryFn: ({ signal }) => call(readRegistrationKey, { body: { key } }, { signal }),
    staleTime: Infinity,
  })

export function useRegister() {
  return useSingleMutation({
    mutationFn: (body: Registration) => call(register, { body }),
    onSuccess: keepForSignUp,
  })
}

export function useConfirm() {
  return useSingleMutation({
    mutationFn: (token: string) => call(confirmAccount, { body: { token } }),
    onSuccess: ({ purpose }) => {
      if (purpose === 'email') clearSession()
      else resumeAfterSignUp()
    },
  })
}
