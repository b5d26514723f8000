import { browserStorage } from '#lib/storage/browser-storage.ts'
import { type Session, setSession, useSessionStore } from './session-store.ts'

/** While an admin acts on behalf of a company, their own session waits here, in this tab alone. */
const key = 'tandem-own-session'

export function keepOwnSession(): void {
  const { token, security, account } = useSessionStore.getState()
  browserStorage.setItem(key, JSON.stringify({ token, security, account }))
}

/** Answers whether there was one; it may have ended meanwhile, which is noticed as always. */
export function restoreOwnSession(): boolean {
  const kept = browserStorage.getItem(key)
  browserStorage.removeItem(key)
  if (typeof kept !== 'string' || !useSessionStore.getState().account?.onBehalf) return false
  setSession(JSON.parse(kept) as Session)
  return true
}

const returned = 'returned'

/** The page is about to be loaded anew as the admin's own. */
export function markReturn(): void {
  browserStorage.setItem(key, returned)
}

/** Whether the page before this one acted for a company; answered once. */
export function takeReturn(): boolean {
  if (browserStorage.getItem(key) !== returned) return false
  browserStorage.removeItem(key)
  return true
}
