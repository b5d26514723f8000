import { endOnBehalf } from '@tandem/contract/backend/on-behalf'
import { localizePath, paths } from '@tandem/contract/paths'
import { removePushDevice } from '@tandem/contract/push'
import { logout } from '@tandem/contract/sessions'
import { useNavigate } from 'react-router'
import { call } from '#lib/api/call.ts'
import { currentLocale } from '#lib/i18n/locale.ts'
import { ownPushDevice } from '#lib/push-subscription.ts'
import { announceSessionEnd } from '#lib/session/other-tabs.ts'
import { restoreOwnSession } from '#lib/session/own-session.ts'
import { currentAccount, currentToken } from '#lib/session/session-store.ts'
import { isPublicPath } from '../routing/is-public-path.ts'
import { clearPersonalState } from './session-end.ts'

/** Ends the session here at once, whether or not the server can be told, and leaves pages that need one. */
export function useSignOut(): (target?: string) => Promise<void> {
  const navigate = useNavigate()
  return async (target) => {
    // Both sessions end: the one on behalf of a company, and the admin's own below.
    if (currentAccount()?.onBehalf) {
      await call(endOnBehalf, {}).catch(() => {})
      restoreOwnSession()
    }
    const ending = endSession().catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the specification asks for it (section 8)
      console.warn('Logout failed', error)
    })
    announceSessionEnd()
    // Read before all that is known goes, the settings among it.
    const goal =
      target ?? (isPublicPath(location.pathname) ? null : localizePath(paths.home(), currentLocale()))
    clearPersonalState()
    if (goal) await navigate(goal)
    await ending
  }
}

/** This browser also leaves the list of those that are told by push, by the session that ends then. */
async function endSession(): Promise<void> {
  const token = currentToken() ?? undefined
  const deviceId = ownPushDevice(currentAccount()?.id ?? '')
  if (deviceId) await call(removePushDevice, { params: { id: deviceId } }, { token }).catch(() => {})
  await call(logout, {}, { token })
}
