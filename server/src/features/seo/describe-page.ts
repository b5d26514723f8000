import { createHash } from 'node:crypto'
import { type IndexedScreen, indexedScreens, type ScreenHeads } from '@tandem/contract/indexed-screens'
import { defaultLocale, type Locale, locales } from '@tandem/contract/locales'
import { type MatchedScreen, matchScreen } from '@tandem/contract/match-screen'
import { localizePath, paths } from '@tandem/contract/paths'
import { type ScreenName, screens } from '@tandem/contract/screens'
import { isOpenToVisitors } from '@tandem/contract/settings'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type PageRecord, readPageRecord, readSupportName } from './page-record.ts'
import { shorten } from './plain-text.ts'
import type { StructuredData } from './structured-data.ts'

export type Site = { heads: ScreenHeads; baseUrl: string }

export type Page = {
  /** 404: its record is hidden from visitors or was never there, or there is no such screen. */
  status: 200 | 404
  locale: Locale
  /** As the window shows it. */
  title: string
  /** The platform's own for a page that is not public. */
  card: Card
  /** null: search engines are asked to leave it out. */
  indexed: { addresses: Record<Locale, string>; structured: StructuredData[] } | null
}

/** What a page looks like where its address is sent to somebody. */
export type Card = {
  title: string
  description: string
  /** A small line above the title. */
  over: string
  /** Of its picture. */
  image: string
}

const brand = 'Tandem'
const minDescription = 50
const maxDescription = 160

/** What the head of a page says about it. `url`: path and query as they were asked for. */
export async function describePage(ctx: Context, general: Site, url: string): Promise<Page> {
  const site = await inWordsOf(ctx, general)
  const [path = '/', query = ''] = url.split('?')
  const screen = matchScreen(path)
  const locale = screen?.locale ?? (/^\/en(\/|$)/.test(path) ? 'en' : defaultLocale)
  const own = { ...ctx, locale }
  const hidden = { locale, card: cardOf(site, homeIn(locale), {}), indexed: null }
  const missing: Page = { ...hidden, status: 404, title: titled(site.heads[locale].notFound) }
  if (!screen) return missing
  if (screen.name === 'contactSupport') {
    const title = await readSupportName(own, screen.params.contactId)
    return title ? { ...hidden, status: 200, title: titled(title) } : missing
  }
  if (!(await isIndexed(own, screen))) {
    return { ...hidden, status: 200, title: titled(plainTitle(site, screen)) }
  }
  const record = await recordOf(own, site, screen)
  if (!record) return missing
  const card = cardOf(site, screen, record)
  const structured = (record.structured ?? []).filter((one) => one !== null)
  const indexed = isSearch(screen.name, query) ? null : { addresses: addressesOf(site, screen), structured }
  return { status: 200, locale, title: titled(card.title), card, indexed }
}

/** For the picture of a page; that of the platform where there is no such page, or it is not public. */
export async function describeCard(ctx: Context, general: Site, screen: MatchedScreen): Promise<Card> {
  const site = await inWordsOf(ctx, general)
  const own = { ...ctx, locale: screen.locale }
  const record = (await isIndexed(own, screen)) && (await recordOf(own, site, screen))
  return record ? cardOf(site, screen, record) : cardOf(site, homeIn(screen.locale), {})
}

/** With what is said of jobs, where the platform offers them. */
async function inWordsOf(ctx: Context, site: Site): Promise<Site> {
  if ((await ctx.settings(ctx.db)).company.offerType !== 'jobs') return site
  const inJobs = ({ jobs, ...heads }: ScreenHeads[Locale]): ScreenHeads[Locale] => ({
    ...{ ...heads, jobs },
    titles: { ...heads.titles, ...jobs.titles },
    descriptions: { ...heads.descriptions, ...jobs.descriptions },
  })
  return { ...site, heads: { de: inJobs(site.heads.de), en: inJobs(site.heads.en) } }
}

async function isIndexed(ctx: Context, screen: MatchedScreen): Promise<boolean> {
  const { access } = screens[screen.name]
  if (!(indexedScreens as readonly ScreenName[]).includes(screen.name)) return false
  if (hasRecord(screen.name) && !recordIdOf(screen)) return false
  return access === 'everyone' || isOpenToVisitors(await ctx.settings(ctx.db), access.visitorsBy)
}

async function recordOf(
  ctx: Context,
  site: Site,
  { name, params }: MatchedScreen,
): Promise<PageRecord | null> {
  const { titles } = site.heads[ctx.locale]
  try {
    return await readPageRecord(ctx, name as IndexedScreen, {
      settings: await ctx.settings(ctx.db),
      params,
      titleOf: (screen) => titles[screen] ?? brand,
      address: {
        urlOf: (path) => site.baseUrl + localizePath(path, ctx.locale),
        fileOf: (path) => site.baseUrl + path,
      },
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

function cardOf({ heads, baseUrl }: Site, screen: MatchedScreen, record: PageRecord): Card {
  const { name, locale } = screen
  const { titles, descriptions } = heads[locale]
  const title = record.title ?? fill(titles[name] ?? brand, record.words)
  const words = { ...record.words, name: title }
  const own = record.description
  // An answer of three words says less than what it is an answer to.
  const text =
    own && own.length >= minDescription ? own : fill(descriptions[name as IndexedScreen] ?? '', words)
  const over = record.over ?? ''
  const id = recordIdOf(screen)
  const version = createHash('sha256').update(`${title}\n${over}`).digest('hex').slice(0, 8)
  const file = [locale, name, ...(id === undefined ? [] : [encodeURIComponent(id)])].join('/')
  return {
    ...{ title, over, description: shorten(text, maxDescription) },
    image: `${baseUrl}/og/${file}.png?v=${version}`,
  }
}

const fill = (text: string, words: Record<string, string> = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? '')

/** Of a screen whose record is not told. */
function plainTitle({ heads }: Site, { name, locale }: MatchedScreen): string | undefined {
  const title = heads[locale].titles[name]
  return title?.includes('{{') ? undefined : title
}

/** As the client writes it into the window. */
const titled = (title: string | null | undefined): string => (title ? `${title} – ${brand}` : brand)

const homeIn = (locale: Locale): MatchedScreen => ({ name: 'home', locale, params: {} })

/** One address a page and language, without what only prepares it, such as a filter or who is to register. */
function addressesOf({ baseUrl }: Site, { name, params }: MatchedScreen): Record<Locale, string> {
  const ids = Object.fromEntries(Object.entries(params).filter(([key]) => key.endsWith('Id')))
  const path = (paths[name] as (parts: Record<string, string>) => string)(ids)
  return Object.fromEntries(
    locales.map((locale) => [locale, baseUrl + localizePath(path, locale)]),
  ) as Record<Locale, string>
}

const hasRecord = (name: ScreenName): boolean => /:\w+Id\b/.test(screens[name].path)

const recordIdOf = ({ params }: MatchedScreen): string | undefined =>
  Object.entries(params).find(([key]) => key.endsWith('Id'))?.[1]

/** What somebody searched or filtered is a page for them alone; what a campaign adds to an address changes nothing. */
const isSearch = (name: ScreenName, query: string): boolean =>
  ['offers', 'faq', 'companyFaq'].includes(name) &&
  [...new URLSearchParams(query).keys()].some((key) => !/^(utm_|mtm_|pk_|fbclid$|gclid$)/.test(key))
