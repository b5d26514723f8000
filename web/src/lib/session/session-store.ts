import type { Account } from '@tandem/contract/accounts'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { forgetPosition } from '#lib/live/position.ts'
import { browserStorage } from '#lib/storage/browser-storage.ts'
import { sessionName } from './session-lock.ts'

export type Session = {
  token: string | null
  /** base64url of a JSON array of permission names. */
  security: string | null
  /** Null while signed out. Without a token the session is suspended, see `suspended-session.ts`. */
  account: Account | null
}

const signedOut: Session = { token: null, security: null, account: null }

export const useSessionStore = create<Session>()(
  persist(() => signedOut, { name: sessionName, storage: createJSONStorage(() => browserStorage) }),
)

export const currentToken = (): string | null => useSessionStore.getState().token
export const currentSecurity = (): string | null => useSessionStore.getState().security
export const currentAccount = (): Account | null => useSessionStore.getState().account

export function setAuth(auth: { token: string; security: string }): void {
  useSessionStore.setState(auth)
}

export function setAccount(account: Account): void {
  useSessionStore.setState({ account })
}

export function setSession(session: Session): void {
  useSessionStore.setState(session)
}

export function clearSession(): void {
  forgetPosition()
  useSessionStore.setState(signedOut)
}

export const useAccount = (): Account | null => useSessionStore((session) => session.account)

/** The account behind a screen that the guard lets only signed-in people reach. */
export function useSignedIn(): Account {
  const account = useAccount()
  if (!account) throw new Error('This screen needs a signed-in account')
  return account
}
