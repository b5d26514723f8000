import { localizePath } from '@tandem/contract/paths'
import { screens } from '@tandem/contract/screens'
import { matchPath } from 'react-router'

/** Whether a page can stay on screen without a session; an unknown address is the not-found page, which can. */
export function isPublicPath(pathname: string): boolean {
  const german = localizePath(pathname, 'de')
  const screen = Object.values(screens).find(({ path }) => matchPath(path, german))
  return !screen || screen.access === 'everyone'
}
