import { localizePath, paths } from '@tandem/contract/paths'
import { requestPassword, resetPassword } from '@tandem/contract/sign-in/password'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { clearSession, currentAccount } from '#lib/session/session-store.ts'
import { takeTarget } from '#lib/session/sign-in-target.ts'
import { signIn, signInWithPasskey } from './login/sign-in.ts'

export const useSignIn = () => useOpenSession(signIn)
export const usePasskeySignIn = () => useOpenSession(signInWithPasskey)
export type SignIn = ReturnType<typeof useSignIn>

/**
 * After it nothing that was loaded before is shown, reference data is asked for again, and what was wanted
 * before the login opens, else the dashboard.
 */
function useOpenSession<Input>(mutationFn: (input: Input) => Promise<void>) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  return useSingleMutation({
    mutationFn,
    onSuccess: async () => {
      void queries.resetQueries({ predicate: (query) => !isForEveryone(query) })
      void queries.invalidateQueries({ predicate: isForEveryone, refetchType: 'all' })
      const target = takeTarget()
      const needsSecondFactor = currentAccount()?.secondFactorMissing
      await navigate(localizePath(needsSecondFactor ? paths.account({ hash: 'sicherheit' }) : target, locale))
    },
  })
}

const isForEveryone = ({ queryKey: [feature] }: Query) => feature === 'settings' || feature === 'reference'

export function useRequestPassword() {
  return useSingleMutation({ mutationFn: (email: string) => call(requestPassword, { body: { email } }) })
}

/** The server ends all sessions, this browser's too. */
export function useResetPassword() {
  return useSingleMutation({
    mutationFn: (body: { token: string; password: string }) => call(resetPassword, { body }),
    onSuccess: clearSession,
  })
}
