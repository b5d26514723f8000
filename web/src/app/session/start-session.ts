import { refreshSession } from '@tandem/contract/sessions'
import i18next from 'i18next'
import { configureClient } from '#lib/api/client.ts'
import { currentLocale } from '#lib/i18n/locale.ts'
import { notify } from '#lib/notifications.ts'
import { isOpenedOffline, lastContact } from '#lib/offline/connection.ts'
import { listenToOtherTabs } from '#lib/session/other-tabs.ts'
import { loadProfile, refresh } from '#lib/session/refresh-session.ts'
import { currentAccount, currentToken } from '#lib/session/session-store.ts'
import { clearTarget, storeTarget } from '#lib/session/sign-in-target.ts'
import { isSessionSuspended, waitForResumption } from '#lib/session/suspended-session.ts'
import { isPublicPath } from '../routing/is-public-path.ts'
import { refreshOrNotify, signOutWithOtherTab } from './session-end.ts'

/** Session behaviour of the specification's section 4: at start, on every visible tab, and on any 401. */
export async function startSession(): Promise<void> {
  configureClient({
    token: currentToken,
    locale: currentLocale,
    onUnauthenticated: async (endpoint) => {
      // Whoever refreshes sees to it.
      if (endpoint === refreshSession) return false
      if (!(await refreshOrNotify())) return isSessionSuspended() && waitForResumption()
      notify({ key: 'authentication', type: 'danger', ...text('authenticationError') })
      return false
    },
    onNetworkError: ({ url, isOffline }) => {
      // The line above the page says it already.
      if ((isOffline || isOpenedOffline()) && currentAccount() && lastContact() !== null) return
      if (isOffline) return notify({ key: 'network', type: 'danger', ...text('offline') })
      const { title, desc } = text('serverError')
      notify({ key: 'network', type: 'danger', title, desc: `${desc} (${url})` })
    },
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && currentToken()) void refreshOrNotify()
  })
  listenToOtherTabs(signOutWithOtherTab)
  if (!currentToken()) return
  // If it is over, where it was is for its account alone.
  if (!isPublicPath(location.pathname)) storeTarget(location)
  if ((await refresh()) && (await loadProfile())) clearTarget()
}

function text(key: 'authenticationError' | 'serverError' | 'offline'): { title: string; desc: string } {
  const t = i18next.getFixedT(null, 'common')
  return { title: t(`notifications.${key}.title`), desc: t(`notifications.${key}.text`) }
}
