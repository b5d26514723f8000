import { hasUnsaved } from '#lib/form/unsaved-values.ts'
import { currentLocale } from '#lib/i18n/locale.ts'
import { textsNow } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'

/** For whoever asks for a screen without a session, or loses it on one. */
export function notifyNeedToLogin(locale = currentLocale()): void {
  const t = textsNow('common', locale)
  const [title, desc] = [
    t('notifications.needToLogin.title'),
    t(`notifications.needToLogin.${hasUnsaved() ? 'unsaved' : 'text'}`),
  ]
  notify({ key: 'need-to-login', type: 'warning', title, desc })
}

/** For whoever is signed in, but as somebody for whom the screen is not. */
export function notifyNoAccess(locale = currentLocale()): void {
  const t = textsNow('common', locale)
  const [title, desc] = [t('notifications.noAccess.title'), t('notifications.noAccess.text')]
  notify({ key: 'no-access', type: 'warning', title, desc })
}

/** For an admin who acts for a company, which keeps some things to itself. */
export function notifyNotOnBehalf(locale = currentLocale()): void {
  const t = textsNow('common', locale)
  const [title, desc] = [t('notifications.notOnBehalf.title'), t('notifications.notOnBehalf.text')]
  notify({ key: 'not-on-behalf', type: 'warning', title, desc })
}

/** For an admin whose own session goes on. */
export function notifyOnBehalfEnded(locale = currentLocale()): void {
  const t = textsNow('common', locale)
  const [title, desc] = [t('onBehalf.ended'), t('onBehalf.endedText')]
  notify({ key: 'on-behalf-ended', type: 'success', title, desc })
}
