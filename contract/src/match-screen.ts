import { defaultLocale, type Locale } from './locales.ts'
import { type ScreenName, screens } from './screens.ts'

export type MatchedScreen = { name: ScreenName; locale: Locale; params: Record<string, string> }

/** The screen of an address's path, as the client's router reads it: `:name` is one part, `:name?` may be left out. */
export function matchScreen(path: string): MatchedScreen | null {
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(path)
    if (!found) continue
    const { en, ...params } = found.groups ?? {}
    const given = Object.entries(params).filter(([, value]) => value !== undefined)
    return {
      name,
      locale: en === undefined ? defaultLocale : 'en',
      params: Object.fromEntries(given.map(([key, value]) => [key, decode(value)])),
    }
  }
  return null
}

/** A written-out part comes before a parameter in its place. */
const patterns = (Object.keys(screens) as ScreenName[])
  .map((name) => ({ name, pattern: patternOf(screens[name].path), fixed: fixedParts(screens[name].path) }))
  .toSorted((one, other) => other.fixed - one.fixed)

function patternOf(path: string): RegExp {
  const parts = path.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/\/:(\w+)/g, '/(?<$1>[^/]+)')
  return new RegExp(`^(?<en>/en)?${parts === '/' ? '' : parts}/?$`, 'i')
}

function fixedParts(path: string): number {
  return path.split('/').filter((part) => !part.startsWith(':')).length
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
