import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isPersonal } from '#lib/session/personal-queries.ts'
import { type Session, useSessionStore } from '#lib/session/session-store.ts'
import { useIsSuspended } from '#lib/session/suspended-session.ts'
import { useLiveUpdates } from '../../live/useLiveUpdates.ts'
import { useOffline } from '../../offline/useOffline.ts'
import { refreshReferenceData } from '../../routing/refresh-reference-data.ts'
import { loadSuspendedDialog, Suspension } from '../../session/Suspension.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

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
  return isSuspended ? <Suspension /> : null
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
