import { getAccount } from '@tandem/contract/accounts'
import { localizePath, paths } from '@tandem/contract/paths'
import { refreshSession } from '@tandem/contract/sessions'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { currentLocale } from '#lib/i18n/locale.ts'
import { browserStorage } from '#lib/storage/browser-storage.ts'
import { announceRenewedToken, findRenewedToken } from './other-tabs.ts'
import { markReturn, restoreOwnSession } from './own-session.ts'
import { clearSession, currentAccount, currentToken, setAccount, setAuth } from './session-store.ts'
import { suspendSession } from './suspended-session.ts'

let running: Promise<boolean> | null = null

/** Exchanges the token; several callers at once share one exchange. Answers whether the session lives on. */
export function refresh(): Promise<boolean> {
  running ??= exchange().finally(() => {
    running = null
  })
  return running
}

/** After something has changed that the token says: an exchange under way may have been answered before that. */
export async function refreshAfterChange(): Promise<boolean> {
  await running
  return refresh()
}

async function exchange(): Promise<boolean> {
  const token = currentToken()
  if (!token) return false
  try {
    const auth = await call(refreshSession, {})
    setAuth(auth)
    announceRenewedToken(token, auth)
    return true
  } catch (error) {
    if (!isRefused(error)) {
      // biome-ignore lint/suspicious/noConsole: the specification asks for it (section 4)
      console.warn('The session could not be refreshed', error)
      return true
    }
    // A session on behalf of a company has ended: the admin goes on with their own.
    if (restoreOwnSession()) {
      markReturn()
      location.replace(localizePath(paths.backend(), currentLocale()))
      return true
    }
    if (await findRenewedToken()) return true
    if (suspendSession()) return false
    clearSession()
    reloadOnce()
    return false
  }
}

/**
 * Loads who is signed in; a profile that is refused ends the session. No answer, half of one, or a server that fails says
 * nothing about the profile, and what was known of the account stays.
 */
export async function loadProfile(): Promise<boolean> {
  try {
    setAccount(await call(getAccount, {}))
    return true
  } catch (error) {
    if (!isRefused(error) && currentAccount()) return true
    clearSession()
    return false
  }
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500

const reloadFlag = 'tandem-reloaded'
let isPublicPage = (): boolean => true

/** The router tells which pages need no session. */
export function setPublicPageCheck(check: () => boolean): void {
  isPublicPage = check
}

/** A page that was built for a session must not stay on screen without it; once per session is enough. */
function reloadOnce(): void {
  if (isPublicPage() || browserStorage.getItem(reloadFlag)) return
  browserStorage.setItem(reloadFlag, '1')
  // Not reload(): by then the page has already left for home, and nobody would say why.
  location.replace(location.pathname + location.search)
}
