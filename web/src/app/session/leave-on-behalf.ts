import { localizePath, paths } from '@tandem/contract/paths'
import { currentLocale } from '#lib/i18n/locale.ts'
import { deleteKeptData } from '#lib/offline/kept-data.ts'
import { markReturn, restoreOwnSession } from '#lib/session/own-session.ts'
import { currentAccount } from '#lib/session/session-store.ts'

/**
 * Back to the admin's own session, and to the company in the back office; the page is loaded anew, so that nothing of
 * what was seen on its behalf stays. Answers whether this tab acted for one.
 */
export function leaveOnBehalf(): boolean {
  const companyId = currentAccount()?.companyId
  if (!companyId || !restoreOwnSession()) return false
  markReturn()
  void deleteKeptData()
  location.assign(
    localizePath(paths.backendCompanies({ companyId, search: { status: 'confirmed' } }), currentLocale()),
  )
  return true
}
