import { localizePath } from '@tandem/contract/paths'
import { onBehalfScreens, type ScreenAccess, type ScreenName, screens } from '@tandem/contract/screens'
import type { PublicSettings } from '@tandem/contract/setting-values'
import { isOpenToVisitors } from '@tandem/contract/settings'
import { use } from 'react'
import { matchPath } from 'react-router'
import { SettingsContext } from '../settings.ts'
import { type Session, useSessionStore } from './session-store.ts'

/** What the university opens to visitors; null while it is not known. */
export type Opening = Pick<PublicSettings, 'offers' | 'company'> | null

/** Whether a screen stays without a session. */
export function isOpenToVisitor(access: ScreenAccess, settings: Opening): boolean {
  if (access === 'everyone') return true
  return settings !== null && isOpenToVisitors(settings, access.visitorsBy)
}

/** Whether a session may open a screen: signed in with a listed account type, and with the permission where one is named. */
export function mayOpen(
  access: ScreenAccess,
  { security, account }: Omit<Session, 'token'>,
  settings: Opening,
): boolean {
  if (access === 'everyone') return true
  if (!account) return isOpenToVisitor(access, settings)
  if (!access.types.includes(account.type)) return false
  return !access.permission || permissionsIn(security).includes(access.permission)
}

/** The access of the screen at an address; null where there is none. */
export function accessAt(pathname: string): ScreenAccess | null {
  const german = localizePath(pathname, 'de')
  return Object.values(screens).find(({ path }) => matchPath(path, german))?.access ?? null
}

/** For menus and links: leads nobody to a screen that would send them home. */
export function useMayOpen(): (name: ScreenName) => boolean {
  const session = useSessionStore()
  const settings = use(SettingsContext)
  return (name) =>
    mayOpen(screens[name].access, session, settings) &&
    (!session.account?.onBehalf || isOpenOnBehalf(screens[name].path))
}

/** Whether whoever acts on behalf of a company gets to the screen at an address. */
export function isOpenOnBehalf(pathname: string): boolean {
  const german = localizePath(pathname, 'de')
  const open = Object.entries(screens).find(([, { path }]) => path === pathname || matchPath(path, german))
  return !open || open[1].access === 'everyone' || onBehalfScreens.some((name) => name === open[0])
}

/** The token's `security`: base64url of a JSON array of permission names. */
export function permissionsIn(security: string | null): unknown[] {
  if (!security) return []
  try {
    const names: unknown = JSON.parse(atob(security.replaceAll('-', '+').replaceAll('_', '/')))
    return Array.isArray(names) ? names : []
  } catch {
    return []
  }
}
