import type { Locale } from '@tandem/contract/common'
import { hasUnsaved } from '#lib/form/unsaved-values.ts'
import { currentLocale } from '#lib/i18n/locale.ts'
import { textsNow } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'

/** For whoever asks for a screen without a session, or loses it on one. */
export const notifyNeedToLogin = (locale = currentLocale()): void =>
  tell(locale, 'need-to-login', [
    'notifications.needToLogin.title',
    `notifications.needToLogin.${hasUnsaved() ? 'unsaved' : 'text'}`,
  ])

/** For whoever is signed in, but as somebody for whom the screen is not. */
export const notifyNoAccess = (locale = currentLocale()): void =>
  tell(locale, 'no-access', ['notifications.noAccess.title', 'notifications.noAccess.text'])

/** For an admin who acts for a company, which keeps some things to itself. */
export const notifyNotOnBehalf = (locale = currentLocale()): void =>
  tell(locale, 'not-on-behalf', ['notifications.notOnBehalf.title', 'notifications.notOnBehalf.text'])

/** For an admin whose own session goes on. */
export const notifyOnBehalfEnded = (locale = currentLocale()): void =>
  tell(locale, 'on-behalf-ended', ['onBehalf.ended', 'onBehalf.endedText'], 'success')

type TextKey = Parameters<ReturnType<typeof textsNow<'common'>>>[0]

function tell(
  locale: Locale,
  key: string,
  [title, desc]: [title: TextKey, desc: TextKey],
  type: 'warning' | 'success' = 'warning',
): void {
  const t = textsNow('common', locale)
  notify({ key, type, title: t(title), desc: t(desc) })
}
