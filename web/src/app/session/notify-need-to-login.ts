import i18next from 'i18next'
import { hasUnsaved } from '#lib/form/unsaved-values.ts'
import { notify } from '#lib/notifications.ts'

/** For whoever asks for a screen without a session, or loses it on one. */
export function notifyNeedToLogin(): void {
  const t = i18next.getFixedT(null, 'common')
  const [title, desc] = [
    t('notifications.needToLogin.title'),
    t(`notifications.needToLogin.${hasUnsaved() ? 'unsaved' : 'text'}`),
  ]
  notify({ key: 'need-to-login', type: 'warning', title, desc })
}
