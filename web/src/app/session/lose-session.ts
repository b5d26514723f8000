import { endsOnPurpose } from '#lib/session/ending-on-purpose.ts'
import { refresh } from '#lib/session/refresh-session.ts'
import { clearSession, currentToken } from '#lib/session/session-store.ts'
import { isPublicPath } from '../routing/is-public-path.ts'
import { sayNeedToLogin } from './say-need-to-login.ts'

/** The session was ended elsewhere. */
export function loseSession(): void {
  if (endsOnPurpose()) return
  const needed = isNeeded()
  clearSession()
  if (needed) sayNeedToLogin()
}

/** Answers whether the session lives on. */
export async function keepSession(exchange = refresh): Promise<boolean> {
  if (endsOnPurpose()) return true
  const needed = isNeeded()
  const alive = await exchange()
  if (!alive && needed) sayNeedToLogin()
  return alive
}

/** To be asked before: whoever loses the session is sent home at once (Gate). */
const isNeeded = (): boolean => currentToken() !== null && !isPublicPath(location.pathname)
