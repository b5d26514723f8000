import { redirect } from 'react-router'
import { speak, type TextPart } from '#lib/i18n/i18n.ts'
import { localeOfPath, localizePath } from '#lib/i18n/locale.ts'
import { holds } from '#lib/session/permissions.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { sayNeedToLogin } from '../session/say-need-to-login.ts'
import type { ScreenAccess } from './route-table.ts'
import { mustSetUpFirst, secondFactorPath } from './second-factor-first.ts'

/** Runs before a screen: its language, and whether this person may open it. Whoever may not is sent home. */
export async function guard(
  access: ScreenAccess,
  request: Request,
  texts: TextPart = access === 'public' ? 'public' : 'inside',
): Promise<null> {
  const { pathname } = new URL(request.url)
  const locale = localeOfPath(pathname)
  const isOpen = mayOpen(access)
  await speak(locale, isOpen ? texts : 'public')
  if (isOpen) {
    if (mustSetUpFirst(access, pathname)) throw redirect(localizePath(secondFactorPath, locale))
    return null
  }
  if (!currentAccount()) sayNeedToLogin()
  throw redirect(localizePath('/', locale))
}

function mayOpen(access: ScreenAccess): boolean {
  if (access === 'public') return true
  const account = currentAccount()
  if (!account || !access.types.includes(account.type)) return false
  return !access.permission || holds(access.permission)
}
