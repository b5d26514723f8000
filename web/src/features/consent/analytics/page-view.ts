import { matchScreen } from '@tandem/contract/match-screen'
import { localizePath } from '@tandem/contract/paths'
import { type ScreenName, screens } from '@tandem/contract/screens'
import { localeOfPath } from '#lib/i18n/locale.ts'

/**
 * What is told of an address: the pattern of its screen. Ids, keys and words of a search stand for a person or a secret
 * and stay here, and so does the address of a page that does not exist.
 */
export function pageOf(pathname: string): { path: string; screen: ScreenName | null } {
  const found = matchScreen(pathname)
  if (!found) return { path: localizePath('/404', localeOfPath(pathname)), screen: null }
  const { name, locale, params } = found
  const path = screens[name].path.replace(/\/:(\w+)\?/g, (_, param: string) =>
    param in params ? `/:${param}` : '',
  )
  return { path: localizePath(path || '/', locale), screen: name }
}
