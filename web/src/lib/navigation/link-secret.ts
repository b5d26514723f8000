import { localizePath } from '@tandem/contract/paths'
import { screens } from '@tandem/contract/screens'
import { matchPath, useLocation } from 'react-router'
import { localeOfPath } from '#lib/i18n/locale.ts'

/** The secret of the mail's link that led here; it stays with the entry of the history, also over a reload. */
export function useLinkSecret(): string | undefined {
  const state = useLocation().state as { linkSecret?: unknown } | null
  return typeof state?.linkSecret === 'string' ? state.linkSecret : undefined
}

/**
 * Takes the secret of a mail's link out of the address bar: now, and each time a link is pasted into an open page. To
 * be called before the router, which then finds the secret in the entry's state (`usr` is what it calls that).
 */
export function hideLinkSecrets(): void {
  hideLinkSecret()
  window.addEventListener('popstate', hideLinkSecret)
}

function hideLinkSecret(): void {
  const found = findSecret(location)
  if (!found) return
  const path = localizePath(found.path, localeOfPath(location.pathname)) + location.search
  history.replaceState({ usr: { linkSecret: found.secret } }, '', path)
}

/** Behind `#`, or in the path. */
export function findSecret({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>) {
  const german = localizePath(pathname, 'de')
  for (const screen of Object.values(screens)) {
    const match = 'secret' in screen && matchPath(screen.path, german)
    if (!match) continue
    const { name, path } = screen.secret
    const inPath = german === path ? undefined : (match.params as Record<string, string | undefined>)[name]
    const secret = new URLSearchParams(hash.slice(1)).get(name) ?? inPath
    return secret ? { secret, path } : null
  }
  return null
}
