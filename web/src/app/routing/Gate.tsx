import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { paths } from '#lib/paths.ts'
import { useAccount } from '#lib/session/session-store.ts'
import type { ScreenAccess } from './route-table.ts'

/** The guard checks on the way in; this one sends home whoever is signed out while the screen is open. */
export function Gate({ access, children }: { access: ScreenAccess; children: ReactNode }) {
  const account = useAccount()
  const to = useTo()
  if (access === 'public' || account) return children
  return <Navigate to={to(paths.home())} replace />
}
