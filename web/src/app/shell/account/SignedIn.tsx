import { useEffect } from 'react'
import { useLocation } from 'react-router'
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation (specification, section 2)
  useEffect(() => void refreshReferenceData(), [pathname])
  // In advance: while the session ends the connection may be gone.
  useEffect(() => void loadSuspendedDialog().catch(() => {}), [])
  return isSuspended ? <Suspension /> : null
}
