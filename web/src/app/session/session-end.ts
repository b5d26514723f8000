import { isSessionEndExpected } from '#lib/session/expected-session-end.ts'
import { refresh } from '#lib/session/refresh-session.ts'
import { clearSession, currentToken } from '#lib/session/session-store.ts'
import { isPublicPath } from '../routing/is-public-path.ts'
import { notifyNeedToLogin } from './notify-need-to-login.ts'

/** The session was ended elsewhere. */
export function handleSessionEnd(): void {
  if (isSessionEndExpected()) return
  const needed = isNeeded()
  clearSession()
  if (needed) notifyNeedToLogin()
}

/** Refreshes the session; says so where it has ended on a page that needs one. Answers whether it is still valid. */
export async function refreshOrNotify(exchange = refresh): Promise<boolean> {
  if (isSessionEndExpected()) return true
  const needed = isNeeded()
  const alive = await exchange()
  if (!alive && needed) notifyNeedToLogin()
  return alive
}

/** Read before the session is cleared: `Gate` leaves the page at once. */
const isNeeded = (): boolean => currentToken() !== null && !isPublicPath(location.pathname)
