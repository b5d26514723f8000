import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { paths } from '#lib/paths.ts'
import { useAccount } from '#lib/session/session-store.ts'
import type { ScreenAccess } from './route-table.ts'
import { mustSetUpFirst, secondFactorPath } from './second-factor-first.ts'

/** The guard checks on the way in; this one sends away whoever is signed out, or must set up a second factor, while the screen is open. */
export function Gate({ access, children }: { access: ScreenAccess; children: ReactNode }) {
  const account = useAccount()
  const to = useTo()
  const { pathname } = useLocation()
  if (access !== 'public' && !account) return <Navigate to={to(paths.home())} replace />
  if (mustSetUpFirst(access, pathname)) return <Navigate to={to(secondFactorPath)} replace />
  return children
}
