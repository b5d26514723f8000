import { localizePath } from '#lib/i18n/locale.ts'
import { paths } from '#lib/paths.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import type { ScreenAccess } from './route-table.ts'

/** Where an account goes that needs a second factor and has none: until then every other call is refused. */
export const secondFactorPath = paths.account('sicherheit')

export function mustSetUpFirst(access: ScreenAccess, pathname: string): boolean {
  if (access === 'public' || !currentAccount()?.secondFactorMissing) return false
  return localizePath(pathname, 'de') !== paths.account()
}
