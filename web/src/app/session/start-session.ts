import { refreshSession } from '@tandem/contract/sessions'
import { configureClient } from '#lib/api/client.ts'
import { currentLocale } from '#lib/i18n/locale.ts'
import { textsNow } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { isOpenedOffline, lastContact } from '#lib/offline/connection.ts'
import { mayHaveKeptData } from '#lib/offline/kept-data.ts'
import { currentAccount, currentToken, useSessionStore } from '#lib/session/session-store.ts'

/** What it takes to keep a session is loaded by whoever has one, or signs in. */
const loadSession = () => import('./session-end.ts')

/** Session behaviour of the specification's section 4: at start, on every visible tab, and on any 401. */
export async function startSession(): Promise<void> {
  configureClient({
    token: currentToken,
    locale: currentLocale,
    onUnauthenticated: async (endpoint) => {
      // Whoever refreshes sees to it; a visitor has nothing to refresh.
      if (endpoint === refreshSession || (!currentToken() && !currentAccount())) return false
      if (!(await (await loadSession()).refreshOrNotify())) return (await loadSession()).waitIfSuspended()
      notify({ key: 'authentication', type: 'danger', ...text('authenticationError') })
      return false
    },
    onNetworkError: ({ message, isOffline }) => {
      // The line above the page says it already, or will once what is kept is opened.
      const isSaid = lastContact() !== null || mayHaveKeptData()
      if ((isOffline || isOpenedOffline()) && currentAccount() && isSaid) return
      if (isOffline) return notify({ key: 'network', type: 'danger', ...text('offline') })
      const { title, desc } = text('serverError')
      notify({ key: 'network', type: 'danger', title, desc: `${desc} (${message})` })
    },
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && currentToken())
      void loadSession().then(({ refreshOrNotify }) => refreshOrNotify())
  })
  if (currentToken()) return (await import('./continue-session.ts')).continueSession()
  const stop = useSessionStore.subscribe(({ token }) => {
    if (token === null) return
    stop()
    void import('./continue-session.ts').then(({ shareSession }) => shareSession())
  })
}

function text(key: 'authenticationError' | 'serverError' | 'offline'): { title: string; desc: string } {
  const t = textsNow('common')
  return { title: t(`notifications.${key}.title`), desc: t(`notifications.${key}.text`) }
}
