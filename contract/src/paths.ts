import type { Locale } from './common.ts'
import { type bookmarkSlugs, type ScreenName, screens } from './screens.ts'

/** An address within the web client, in German: only `paths` makes one, so none leads to a screen that does not exist. */
export type ScreenPath = string & { readonly [madeByPaths]: true }
declare const madeByPaths: unique symbol

/** The address of each screen by its name: `paths.offer({ offerId })`, `paths.offers({ search: { company } })`. */
export const paths = Object.fromEntries(
  Object.entries(screens).map(([name, screen]) => [
    name,
    (parts: Parts & Record<string, unknown> = {}) =>
      'secret' in screen ? withSecret(screen.secret, parts) : fill(screen.path, parts),
  ]),
) as unknown as { [Name in ScreenName]: PathBuilder<Name> }

/** Where a saved search is shown. */
export const savedSearchPath = ({ kind, id }: { kind: 'offers' | 'companies' | 'applicants'; id: string }) =>
  kind === 'applicants'
    ? paths.applicantSavedSearch({ searchId: id })
    : paths.companySavedSearches({ searchId: id })

/** The same screen in another language. */
export function localizePath(path: string, locale: Locale): string {
  const german = path.replace(/^\/en(?=[/?#]|$)/, '').replace(/^(?!\/)/, '/')
  if (locale === 'de') return german
  // The home page with a search or an anchor, too: `/en?text=…`.
  return `/en${german.replace(/^\/(?=[?#]|$)/, '')}`
}

type PathBuilder<Name extends ScreenName> =
  Record<never, never> extends PartsOf<Name>
    ? (parts?: PartsOf<Name>) => ScreenPath
    : (parts: PartsOf<Name>) => ScreenPath

type PartsOf<Name extends ScreenName> = Params<ParamNames<(typeof screens)[Name]['path']>> & {
  search?: Search
  hash?: (typeof screens)[Name] extends { sections: readonly (infer Section)[] } ? Section : never
}

type ParamNames<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

type Params<Name extends string> = {
  [N in Name as N extends `${string}?` ? never : N]: string
} & {
  [N in Name as N extends `${infer Bare}?` ? Bare : never]?: ParamValue<N>
}

/** Parameters that say a word and not a record. */
type ParamValue<Name> = Name extends 'type?' | 'accountType?'
  ? 'bewerber' | 'unternehmen' | (typeof bookmarkSlugs)[keyof typeof bookmarkSlugs]
  : string

/** As a query string it begins with its question mark. */
type Search = string | Record<string, string>
type Parts = { search?: Search; hash?: string }

function withSecret({ name, path }: { name: string; path: string }, parts: Record<string, unknown>): string {
  const secret = parts[name]
  return secret === undefined ? path : `${path}#${name}=${encodeURIComponent(String(secret))}`
}

function fill(path: string, { search, hash, ...params }: Parts & Record<string, unknown>): string {
  const filled = path.replace(/\/:(\w+)\??/g, (_, name: string) =>
    params[name] === undefined ? '' : `/${encodeURIComponent(String(params[name]))}`,
  )
  const query = typeof search === 'object' ? `?${new URLSearchParams(search)}` : (search ?? '')
  return filled + query + (hash ? `#${hash}` : '')
}
