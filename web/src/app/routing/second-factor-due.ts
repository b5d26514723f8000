import { localizePath, paths } from '@tandem/contract/paths'
import type { ScreenAccess } from '@tandem/contract/screens'
import { currentAccount } from '#lib/session/session-store.ts'

/** Where an account goes that needs a second factor and has none: until then every other call is refused. */
export const secondFactorPath = paths.account({ hash: 'sicherheit' })

export function isSecondFactorDue(access: ScreenAccess, pathname: string): boolean {
  if (access === 'everyone' || !currentAccount()?.secondFactorMissing) return false
  return localizePath(pathname, 'de') !== paths.account()
}
