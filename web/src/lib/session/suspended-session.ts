import { isAnythingUnsaved } from '#lib/form/unsaved-parts.ts'
import { type Session, useSessionStore } from './session-store.ts'

/**
 * A session that ended by itself while something was unsaved: its account stays without a token, the page stays hidden
 * on screen, and calls wait until someone signs in again (ADR 23).
 */
const isSuspended = ({ token, account }: Session): boolean => token === null && account !== null

export const isSessionSuspended = (): boolean => isSuspended(useSessionStore.getState())

export const useIsSuspended = (): boolean => useSessionStore(isSuspended)

/** Answers whether there was anything to suspend it for; if not, the session is still the caller's to clear. */
export function suspendSession(): boolean {
  if (isSessionSuspended()) return true
  if (!useSessionStore.getState().account || !isAnythingUnsaved()) return false
  // The permissions stay: what is drawn by them would lose what was typed into it.
  useSessionStore.setState({ token: null })
  return true
}

/** Waits for the end of a suspension. Answers whether the same account has signed in again. */
export function waitForResumption(): Promise<boolean> {
  const accountId = useSessionStore.getState().account?.id
  return new Promise((resolve) => {
    const stop = useSessionStore.subscribe((session) => {
      if (isSuspended(session)) return
      stop()
      resolve(session.token !== null && session.account?.id === accountId)
    })
  })
}
