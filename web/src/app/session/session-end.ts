import { clearUnsaved } from '#lib/form/unsaved-values.ts'
import { deleteKeptData } from '#lib/offline/kept-data.ts'
import { clearKeptState } from '#lib/offline/kept-state.ts'
import { endPushSubscription } from '#lib/push-subscription.ts'
import { isSessionEndExpected } from '#lib/session/expected-session-end.ts'
import { refresh, setPublicPageCheck } from '#lib/session/refresh-session.ts'
import { clearSession, currentToken } from '#lib/session/session-store.ts'
import { clearTarget, storeTarget } from '#lib/session/sign-in-target.ts'
import { isSessionSuspended, suspendSession, waitForResumption } from '#lib/session/suspended-session.ts'
import { queryClient } from '../query-client.ts'
import { isPublicPath } from '../routing/is-public-path.ts'
import { leaveOnBehalf } from './leave-on-behalf.ts'
import { notifyNeedToLogin } from './notify-need-to-login.ts'

setPublicPageCheck(() => isPublicPath(location.pathname))

/** The session was ended elsewhere. */
export function handleSessionEnd(): void {
  if (isSessionEndExpected()) return
  if (leaveOnBehalf()) return
  void deleteKeptData()
  const needed = isNeeded()
  if (needed) storeTarget(location)
  if (suspendSession()) return
  clearSession()
  if (needed) notifyNeedToLogin()
}

/** Nothing of the person stays in this tab, and nobody who uses this browser next is told of their news. */
export function clearPersonalState(): void {
  clearSession()
  clearUnsaved()
  clearTarget()
  clearKeptState()
  void deleteKeptData()
  // A browser that refuses it sends nothing either.
  endPushSubscription().catch(() => {})
  queryClient.clear()
}

/** The person has signed out in another tab: nothing of them stays in this one either. */
export function signOutWithOtherTab(): void {
  const needed = isNeeded()
  clearPersonalState()
  if (needed) notifyNeedToLogin()
}

/** Refreshes the session; says so where it has ended on a page that needs one. Answers whether it is still valid. */
export async function refreshOrNotify(exchange = refresh): Promise<boolean> {
  if (isSessionEndExpected()) return true
  const needed = isNeeded()
  if (needed) storeTarget(location)
  const alive = await exchange()
  if (alive) clearTarget()
  else if (needed && !isSessionSuspended()) notifyNeedToLogin()
  return alive
}

/** A call that was refused as the session ended is sent again if the same account goes on. */
export const waitIfSuspended = async (): Promise<boolean> => isSessionSuspended() && waitForResumption()

/** Read before the session is cleared: `Gate` leaves the page at once. */
const isNeeded = (): boolean => currentToken() !== null && !isPublicPath(location.pathname)
