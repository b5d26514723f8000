import type { Account } from '@tandem/contract/accounts'
import { localizePath, paths } from '@tandem/contract/paths'
import type { ScreenAccess } from '@tandem/contract/screens'

/** Where an account goes that needs a second factor and has none: until then every other call is refused. */
export const secondFactorPath = paths.account({ hash: 'sicherheit' })

export function isSecondFactorDue(access: ScreenAccess, pathname: string, account: Account | null): boolean {
  if (access === 'everyone' || !account?.secondFactorMissing) return false
  return localizePath(pathname, 'de') !== paths.account()
}
