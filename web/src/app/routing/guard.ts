import { localizePath, paths } from '@tandem/contract/paths'
import type { ScreenAccess } from '@tandem/contract/screens'
import { redirect } from 'react-router'
import { setLanguage, type TextPart } from '#lib/i18n/i18n.ts'
import { localeOfPath } from '#lib/i18n/locale.ts'
import { mayOpen } from '#lib/session/may-open.ts'
import { currentAccount, useSessionStore } from '#lib/session/session-store.ts'
import { notifyNeedToLogin } from '../session/notify-need-to-login.ts'
import { isSecondFactorDue, secondFactorPath } from './second-factor-due.ts'

/** Runs before a screen: its language, and whether this person may open it. Whoever may not is sent home. */
export async function guard(
  access: ScreenAccess,
  request: Request,
  texts: TextPart = access === 'everyone' ? 'public' : 'inside',
): Promise<null> {
  const { pathname } = new URL(request.url)
  const locale = localeOfPath(pathname)
  const isOpen = mayOpen(access, useSessionStore.getState())
  await setLanguage(locale, isOpen ? texts : 'public')
  if (isOpen) {
    if (isSecondFactorDue(access, pathname)) throw redirect(localizePath(secondFactorPath, locale))
    return null
  }
  if (!currentAccount()) notifyNeedToLogin()
  throw redirect(localizePath(paths.home(), locale))
}
