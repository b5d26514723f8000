import { localizePath, paths } from '@tandem/contract/paths'
import type { ScreenAccess } from '@tandem/contract/screens'
import { redirect } from 'react-router'
import { localeOfPath } from '#lib/i18n/locale.ts'
import { isOpenOnBehalf, mayOpen, type Opening } from '#lib/session/may-open.ts'
import { currentAccount, useSessionStore } from '#lib/session/session-store.ts'
import { storeTarget } from '#lib/session/sign-in-target.ts'
import { notifyNeedToLogin, notifyNoAccess, notifyNotOnBehalf } from '../session/notify-need-to-login.ts'
import { loadTexts, type TextPart } from '../texts/load-texts.ts'
import { isSecondFactorDue, secondFactorPath } from './second-factor-due.ts'

type GuardOptions = {
  settings: Opening
  texts?: TextPart | undefined
  /** Of the address that is opened; its request has none. */
  hash?: string
  /** Runs while the texts load, if the screen opens: neither waits for the other. */
  prepare?: (() => Promise<void>) | undefined
}

/**
 * Runs before a screen: its language, and whether this person may open it. Whoever may not is sent home; a visitor's
 * login then leads to where they wanted to go.
 */
export async function guard(
  access: ScreenAccess,
  request: Request,
  { settings, texts = access === 'everyone' ? 'public' : 'inside', hash = '', prepare }: GuardOptions,
): Promise<null> {
  const { pathname, search } = new URL(request.url)
  const locale = localeOfPath(pathname)
  const isOpen = mayOpen(access, useSessionStore.getState(), settings)
  const mustSetUp = isOpen && isSecondFactorDue(access, pathname, currentAccount())
  await Promise.all([loadTexts(locale, isOpen ? texts : 'start'), isOpen && !mustSetUp && prepare?.()])
  if (mustSetUp) throw redirect(localizePath(secondFactorPath, locale))
  if (isOpen && currentAccount()?.onBehalf && !isOpenOnBehalf(pathname)) {
    notifyNotOnBehalf(locale)
    throw redirect(localizePath(paths.companyProfile(), locale))
  }
  if (isOpen) return null
  if (!currentAccount()) {
    storeTarget({ pathname, search, hash })
    notifyNeedToLogin(locale)
  } else notifyNoAccess(locale)
  throw redirect(localizePath(paths.home(), locale))
}

/** Before the guard, where the university wants visitors elsewhere: only to a web address, whatever was entered. */
export function redirectVisitor(address: string): void {
  if (!currentAccount() && /^https?:\/\//i.test(address)) throw redirect(address)
}
