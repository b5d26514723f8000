import { paths } from '@tandem/contract/paths'
import { type ScreenName, screens } from '@tandem/contract/screens'
import type { Resources, TFunction } from 'i18next'
import { Fragment, type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SetPageTitle } from '#lib/page-title.ts'
import { isOpenToVisitor } from '#lib/session/may-open.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { isSecondFactorDue, secondFactorPath } from './second-factor-due.ts'

/**
 * A screen with its title. The guard checks on the way in; this sends away whoever is signed out, or must set up a
 * second factor, while the screen is open.
 */
export function Gate({ name, children }: { name: ScreenName; children: ReactNode }) {
  const { access, title } = screens[name]
  const t = useTexts('common') as TFunction<(keyof Resources)[]>
  const account = useAccount()
  const to = useTo()
  const { pathname } = useLocation()
  const [pageTitle, setPageTitle] = useState<string | null>(null)
  if (!account && !isOpenToVisitor(access)) return <Navigate to={to(paths.home())} replace />
  if (isSecondFactorDue(access, pathname)) return <Navigate to={to(secondFactorPath)} replace />
  return (
    <SetPageTitle value={setPageTitle}>
      <title>{`${pageTitle ?? t(title)} – Tandem`}</title>
      {/* What one account typed is nothing that another one finds. */}
      <Fragment key={access === 'everyone' ? undefined : account?.id}>{children}</Fragment>
    </SetPageTitle>
  )
}
