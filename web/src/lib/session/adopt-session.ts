import { mayAnotherTabBeSignedIn } from './session-lock.ts'
import { clearSession, currentAccount, currentToken, setSession } from './session-store.ts'

/** A start without a session: the session of an open tab, if there is one, is this tab's too. */
export async function adoptSessionOfTab(): Promise<void> {
  if (currentToken()) return
  // A page that was loaded anew while its session was suspended has nothing left to suspend it for.
  if (currentAccount()) clearSession()
  if (!(await mayAnotherTabBeSignedIn())) return
  const { askTabsForSession } = await import('./other-tabs.ts')
  const session = await askTabsForSession()
  if (session) setSession(session)
}
