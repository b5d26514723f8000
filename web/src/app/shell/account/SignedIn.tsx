import { localizePath, paths } from '@tandem/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { accessAt } from '#lib/session/may-open.ts'
import { isPersonal } from '#lib/session/personal-queries.ts'
import { type Session, useAccount, useSessionStore } from '#lib/session/session-store.ts'
import { useIsSuspended } from '#lib/session/suspended-session.ts'
import { lazyPart } from '#ui/states/lazy-part.tsx'
import { useLiveUpdates } from '../../live/useLiveUpdates.ts'
import { useOffline } from '../../offline/useOffline.ts'
import { refreshReferenceData } from '../../routing/refresh-reference-data.ts'
import { loadSuspendedDialog, Suspension } from '../../session/Suspension.tsx'
import { useSignOut } from '../../session/useSignOut.ts'
import { useKeptFocus } from './useKeptFocus.ts'

const ConsentDialog = lazyPart(
  async () => (await import('#features/accounts/account/consent/ConsentDialog.tsx')).ConsentDialog,
)

/** What runs while somebody is signed in, beside the page. Visitors load none of it. */
export function SignedIn() {
  const { pathname } = useLocation()
  const isSuspended = useIsSuspended()
  useLiveUpdates()
  useOffline()
  useKeptFocus()
  useResetOnSessionEnd()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation (specification, section 2)
  useEffect(() => void refreshReferenceData(), [pathname])
  // In advance: while the session ends the connection may be gone.
  useEffect(() => void loadSuspendedDialog().catch(() => {}), [])
  return isSuspended ? <Suspension /> : <ConsentRequest pathname={pathname} />
}

function ConsentRequest({ pathname }: { pathname: string }) {
  const account = useAccount()
  const signOut = useSignOut()
  const to = useTo()
  if (!account?.consentDue || !isConsentNeeded(pathname)) return null
  return <ConsentDialog due={account.consentDue} onSignOut={() => void signOut(to(paths.home()))} />
}

/** Not to read public pages, among them those to agree to, nor to take one's data along and delete the account. */
function isConsentNeeded(pathname: string): boolean {
  const isOpen = (accessAt(pathname) ?? 'everyone') === 'everyone'
  return (
    !isOpen && ![paths.account(), paths.deleteAccount()].some((path) => path === localizePath(pathname, 'de'))
  )
}

/** However the session of this tab ends, its page may stay: nothing that was loaded for the account stays with it. */
function useResetOnSessionEnd(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      useSessionStore.subscribe((now, before) => {
        if (!isSignedOut(now) || isSignedOut(before)) return
        const loaded = new Set(queries.getQueryCache().findAll({ predicate: isPersonal }))
        // A page that needs a session is gone by then, and asks for nothing more; one that stays asks as a visitor.
        setTimeout(() => void queries.resetQueries({ predicate: (query) => loaded.has(query) }))
      }),
    [queries],
  )
}

const isSignedOut = ({ token, account }: Session): boolean => token === null && account === null
