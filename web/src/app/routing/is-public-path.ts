import { matchPath } from 'react-router'
import { localizePath } from '#lib/i18n/locale.ts'
import { screens } from './route-table.ts'

/** Whether a page can stay on screen without a session; an unknown address is the not-found page, which can. */
export function isPublicPath(pathname: string): boolean {
  const german = localizePath(pathname, 'de')
  const screen = screens.find(({ path }) => matchPath(path, german))
  return !screen || screen.access === 'public'
}
