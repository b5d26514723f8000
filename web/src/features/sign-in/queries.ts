import { localizePath, paths } from '@tandem/contract/paths'
import { requestPassword, resetPassword } from '@tandem/contract/sign-in/password'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { clearUnsavedOfOthers } from '#lib/form/unsaved-values.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { announceSession } from '#lib/session/other-tabs.ts'
import { isPersonal } from '#lib/session/personal-queries.ts'
import { clearSession, setSession } from '#lib/session/session-store.ts'
import { takeTarget } from '#lib/session/sign-in-target.ts'
import { clearAskToLogin } from '#lib/session/useAskToLogin.ts'
import { clearSearches } from '#lib/storage/search-storage.ts'
import { type OpenedSession, signIn, signInWithPasskey } from './login/sign-in.ts'

export const useSignIn = () => useOpenSession(signIn)
export const usePasskeySignIn = () => useOpenSession(signInWithPasskey)
export type SignIn = ReturnType<typeof useSignIn>

/** What a login over a page does with the session it opened; without it the login leads on by itself. */
export const OnOpenedSession = createContext<((opened: OpenedSession) => void) | null>(null)

function useOpenSession<Input>(mutationFn: (input: Input) => Promise<OpenedSession>) {
  const enter = useEnterSession()
  const onOpened = use(OnOpenedSession)
  return useSingleMutation({ mutationFn, onSuccess: onOpened ?? enter })
}

/**
 * After it nothing that was loaded before is shown, reference data is asked for again, and what was wanted
 * before the login opens, else the dashboard.
 */
export function useEnterSession(): (opened: OpenedSession) => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  return async (opened) => {
    clearSearches()
    clearAskToLogin()
    setSession(opened)
    announceSession(opened)
    clearUnsavedOfOthers()
    void queries.resetQueries({ predicate: isPersonal })
    void queries.invalidateQueries({ predicate: (query) => !isPersonal(query), refetchType: 'all' })
    const target = takeTarget()
    const { secondFactorMissing } = opened.account
    await navigate(localizePath(secondFactorMissing ? paths.account({ hash: 'sicherheit' }) : target, locale))
  }
}

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
