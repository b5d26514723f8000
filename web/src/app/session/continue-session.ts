import { listenToOtherTabs } from '#lib/session/other-tabs.ts'
import { takeReturn } from '#lib/session/own-session.ts'
import { loadProfile, refresh } from '#lib/session/refresh-session.ts'
import { clearTarget, storeTarget } from '#lib/session/sign-in-target.ts'
import { isPublicPath } from '../routing/is-public-path.ts'
import { notifyOnBehalfEnded } from './notify-need-to-login.ts'
import { signOutWithOtherTab } from './session-end.ts'

const drawnForAccounts = [
  () => import('../shell/account/AccountHeader.tsx'),
  () => import('../shell/account/SignedIn.tsx'),
  () => import('../offline/OfflineLine.tsx'),
]

/** A page that begins with a session. */
export async function continueSession(): Promise<void> {
  shareSession()
  // Drawn once it is known who is here.
  for (const load of drawnForAccounts) load().catch(() => {})
  // If it is over, where it was is for its account alone.
  if (!isPublicPath(location.pathname)) storeTarget(location)
  const isReturn = takeReturn()
  if (!(await refresh()) || !(await loadProfile())) return
  clearTarget()
  if (isReturn) notifyOnBehalfEnded()
}

/** Other tabs hear of it, and this one of theirs. */
export function shareSession(): void {
  listenToOtherTabs(signOutWithOtherTab)
}
