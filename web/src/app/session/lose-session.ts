import { refresh } from '#lib/session/refresh-session.ts'
import { clearSession, currentToken } from '#lib/session/session-store.ts'
import { isPublicPath } from '../routing/is-public-path.ts'
import { sayNeedToLogin } from './say-need-to-login.ts'

/** The session was ended elsewhere. */
export function loseSession(): void {
  const needed = isNeeded()
  clearSession()
  if (needed) sayNeedToLogin()
}

/** Answers whether the session lives on. */
export async function keepSession(): Promise<boolean> {
  const needed = isNeeded()
  const alive = await refresh()
  if (!alive && needed) sayNeedToLogin()
  return alive
}

/** To be asked before: whoever loses the session is sent home at once (Gate). */
const isNeeded = (): boolean => currentToken() !== null && !isPublicPath(location.pathname)
