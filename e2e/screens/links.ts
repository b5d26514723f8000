import type { Page } from '@playwright/test'
import type { Permission } from '@tandem/contract/endpoint'
import { endpoints } from '@tandem/contract/endpoints'
import { localizePath } from '@tandem/contract/paths'
import { type ScreenAccess, screens } from '@tandem/contract/screens'
import type { DemoRole } from '../people/demo.ts'
import type { Locale } from '../words.ts'

type Role = DemoRole | 'visitor'
type Link = { href: string; language: string; anchored: boolean }

/** What is wrong with the links that a page shows: each must lead to a screen or file that its reader may see. */
export async function wrongLinks(page: Page, role: Role, locale: Locale): Promise<string[]> {
  const links = await page.evaluate(readLinks)
  const wrong = links.map(async (link) => {
    const reason = isExternal(link.href)
      ? wrongExternal(link.href)
      : (wrongInternal(link, page, role, locale) ?? (await wrongAnswer(link, page)))
    return reason ? [`${link.href}: ${reason}`] : []
  })
  return (await Promise.all(wrong)).flat()
}

/** What the server says of the links of this run, each asked for once. */
const statuses = new Map<string, Promise<number>>()

/** A page for everybody is served whole, so the server knows whether there is such a question or location. */
async function wrongAnswer({ href }: Link, page: Page): Promise<string | undefined> {
  const { pathname, href: address } = new URL(href, page.url())
  if (screenAt(localizePath(pathname, 'de'))?.access !== 'everyone') return undefined
  const asked = statuses.get(address) ?? page.request.get(address).then((answer) => answer.status())
  statuses.set(address, asked)
  const status = await asked
  return status === 200 ? undefined : `the server answers ${status}`
}

function readLinks(): Link[] {
  const here = location.pathname
  const shown = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) =>
    link.checkVisibility(),
  )
  const links = shown.map((link) => {
    const { pathname, hash } = new URL(link.href)
    const isHere = pathname === here && hash !== ''
    return {
      href: link.getAttribute('href') ?? '',
      language: link.hreflang,
      anchored: !isHere || document.getElementById(decodeURIComponent(hash.slice(1))) !== null,
    }
  })
  return [...new Map(links.map((link) => [link.href, link])).values()]
}

const isExternal = (href: string): boolean => /^[a-z][a-z+.-]*:|^\/\//i.test(href)

function wrongExternal(href: string): string | undefined {
  if (/^mailto:[^@\s?]+@[^@\s?]+\.\w+(\?\S*)?$/.test(href)) return undefined
  if (/^tel:\+?\d+$/.test(href)) return undefined
  if (href.startsWith('blob:')) return undefined
  const url = URL.canParse(href) ? new URL(href) : undefined
  const isWellFormed = url?.protocol === 'https:' && /\.\w{2,}$/.test(url.hostname) && !/\s/.test(href)
  return isWellFormed ? undefined : 'is no well-formed address'
}

function wrongInternal(
  { href, language, anchored }: Link,
  page: Page,
  role: Role,
  locale: Locale,
): string | undefined {
  const { pathname, hash } = new URL(href, page.url())
  if (pathname.startsWith('/api/')) return isAnswered(pathname) ? undefined : 'no call of the API'
  if (!anchored) return 'leads to an anchor that the page does not have'
  const isHere = pathname === new URL(page.url()).pathname
  const expected = language === 'de' || language === 'en' ? language : locale
  if (localizePath(pathname, expected) !== pathname) return `leaves the language ${expected}`
  // Also where there is no screen one may go on in the other language.
  if (localizePath(pathname, locale) === new URL(page.url()).pathname) return undefined
  const target = screenAt(localizePath(pathname, 'de'))
  if (!target) return 'there is no such screen'
  // A visitor is asked to sign in, and comes to where the link led.
  if (role !== 'visitor' && !mayOpen(target.access, role)) return `${role} may not open it`
  if (!isHere && hash && !target.sections.includes(hash.slice(1))) return 'the screen has no such section'
  return undefined
}

const calls = endpoints.map(({ endpoint }) => pattern(endpoint.path.replace(/\{\w+\}/g, ':any')))
const isAnswered = (pathname: string) => calls.some((call) => call.test(pathname.slice('/api'.length)))

const targets = Object.values(screens)
  .map((screen) => ({
    access: screen.access as ScreenAccess,
    sections: 'sections' in screen ? (screen.sections as readonly string[]) : [],
    path: pattern(screen.path),
    parameters: screen.path.split(':').length,
  }))
  // `/bewerbungen/vorlage` is not the application of that id.
  .sort((one, other) => one.parameters - other.parameters)
const screenAt = (pathname: string) => targets.find(({ path }) => path.test(pathname))

function pattern(path: string): RegExp {
  const parts = path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${parts}$`)
}

/** As the demo world gives them. */
const permissions: Record<DemoRole, Permission[]> = {
  applicant: [],
  company: ['company-profile-edit', 'company-colleagues-manage'],
  colleague: [],
  admin: ['backend'],
}

export function mayOpen(access: ScreenAccess, role: Role): boolean {
  if (access === 'everyone') return true
  if (role === 'visitor') return false
  const type = role === 'colleague' ? 'company' : role
  return access.types.includes(type) && (!access.permission || permissions[role].includes(access.permission))
}
