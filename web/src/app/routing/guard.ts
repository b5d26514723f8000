import i18next from 'i18next'
import { redirect } from 'react-router'
import { speak } from '#lib/i18n/i18n.ts'
import { localeOfPath, localizePath } from '#lib/i18n/locale.ts'
import { notify } from '#lib/notifications.ts'
import { holds } from '#lib/session/permissions.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import type { ScreenAccess } from './route-table.ts'

/** Runs before a screen: its language, and whether this person may open it. Whoever may not is sent home. */
export async function guard(access: ScreenAccess, request: Request): Promise<null> {
  const locale = localeOfPath(new URL(request.url).pathname)
  await speak(locale)
  if (mayOpen(access)) return null
  if (!currentAccount()) {
    const t = i18next.getFixedT(null, 'common')
    const [title, desc] = [t('notifications.needToLogin.title'), t('notifications.needToLogin.text')]
    notify({ key: 'need-to-login', type: 'warning', title, desc })
  }
  throw redirect(localizePath('/', locale))
}

function mayOpen(access: ScreenAccess): boolean {
  if (access === 'public') return true
  const account = currentAccount()
  if (!account || !access.types.includes(account.type)) return false
  return !access.permission || holds(access.permission)
}
