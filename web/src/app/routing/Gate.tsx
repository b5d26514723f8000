import { paths } from '@tandem/contract/paths'
import { type ScreenName, screens } from '@tandem/contract/screens'
import { Fragment, type ReactNode, use, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useAllTexts } from '#lib/i18n/texts.ts'
import { SetPageTitle } from '#lib/page-title.ts'
import { isOpenToVisitor, mayOpen } from '#lib/session/may-open.ts'
import { useAccount, useSessionStore } from '#lib/session/session-store.ts'
import { SettingsContext } from '#lib/settings.ts'
import { notifyNoAccess } from '../session/notify-need-to-login.ts'
import { isSecondFactorDue, secondFactorPath } from './second-factor-due.ts'

/**
 * A screen with its title. The guard checks on the way in; this sends away whoever is signed out, loses the permission
 * for it, or must set up a second factor, while the screen is open.
 */
export function Gate({ name, children }: { name: ScreenName; children: ReactNode }) {
  const { access, title } = screens[name]
  const t = useAllTexts()
  const account = useAccount()
  const security = useSessionStore((session) => session.security)
  const settings = use(SettingsContext)
  const to = useTo()
  const { pathname } = useLocation()
  const [pageTitle, setPageTitle] = useState<string | null>(null)
  // An entry of its own: the way back leads here once more, and the guard says why it does not open.
  if (!account && !isOpenToVisitor(access, settings)) return <Navigate to={to(paths.home())} />
  if (account && !mayOpen(access, { account, security }, settings)) return <NoLongerOpen />
  if (isSecondFactorDue(access, pathname, account)) return <Navigate to={to(secondFactorPath)} replace />
  return (
    <SetPageTitle value={setPageTitle}>
      <title>{`${pageTitle ?? t(title)} – Tandem`}</title>
      {/* What one account typed is nothing that another one finds. */}
      <Fragment key={access === 'everyone' ? undefined : account?.id}>{children}</Fragment>
    </SetPageTitle>
  )
}

function NoLongerOpen() {
  const to = useTo()
  useEffect(() => notifyNoAccess(), [])
  return <Navigate to={to(paths.home())} replace />
}
