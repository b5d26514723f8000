import { localizePath, paths } from '@tandem/contract/paths'
import { logout } from '@tandem/contract/sign-in'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#lib/api/call.ts'
import { clearUnsaved } from '#lib/form/unsaved-values.ts'
import { currentLocale } from '#lib/i18n/locale.ts'
import { tellEnded } from '#lib/session/other-tabs.ts'
import { clearSession } from '#lib/session/session-store.ts'
import { clearTarget } from '#lib/session/sign-in-target.ts'
import { isPublicPath } from '../routing/is-public-path.ts'

/** Ends the session here at once, whether or not the server can be told, and leaves pages that need one. */
export function useSignOut(): (target?: string) => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (target) => {
    const ending = call(logout, {}).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the specification asks for it (section 8)
      console.warn('Logout failed', error)
    })
    tellEnded()
    clearSession()
    clearUnsaved()
    clearTarget()
    queries.clear()
    const goal =
      target ?? (isPublicPath(location.pathname) ? null : localizePath(paths.home(), currentLocale()))
    if (goal) await navigate(goal)
    await ending
  }
}
