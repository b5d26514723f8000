import { defaultLocale, type Locale, locales } from '@tandem/contract/locales'
import type { FaqAudience } from '@tandem/contract/pages/faq'
import { localizePath, paths, type ScreenPath } from '@tandem/contract/paths'
import { isOpenToVisitors } from '@tandem/contract/settings'
import { listConfirmedCompanies } from '#features/companies/companies.api.ts'
import { listPublishedOffers } from '#features/offers/offers.api.ts'
import { listPageDates } from '#features/pages/pages.api.ts'
import type { Context } from '#platform/context/context.ts'
import { escapeHtml } from '#platform/http/pages/escape-html.ts'

/** A page in both languages. */
export type SitemapEntry = { path: ScreenPath; changedAt: Date | null }

/** Addresses in one file, both languages counted. */
export const maxAddresses = 5000
const entriesPerPart = maxAddresses / locales.length

/** All that visitors may read, as it is now. */
export async function listEntries(ctx: Context): Promise<SitemapEntry[]> {
  const settings = await ctx.settings(ctx.db)
  const dates = await listPageDates(ctx)
  const ofFaq = (of: FaqAudience) => newest(dates.questions.filter(({ audience }) => audience === of))
  const isOpen = isOpenToVisitors(settings, 'offers.publicSearch')
  const offers = isOpen ? await listPublishedOffers(ctx.db) : []
  const companies = isOpen ? await listConfirmedCompanies(ctx.db) : []
  return [
    { path: paths.home(), changedAt: null },
    { path: paths.register(), changedAt: null },
    { path: paths.eligibility(), changedAt: null },
    { path: paths.faq(), changedAt: ofFaq('applicant') },
    { path: paths.companyFaq(), changedAt: ofFaq('company') },
    ...dates.questions.map(({ id, audience, changedAt }) => ({
      path:
        audience === 'company'
          ? paths.companyFaqQuestion({ questionId: id })
          : paths.faqQuestion({ questionId: id }),
      changedAt,
    })),
    { path: paths.contactUs(), changedAt: null },
    ...dates.locations.map((locationId) => ({
      path: paths.contactLocation({ locationId }),
      changedAt: null,
    })),
    ...dates.pages.map(({ id, changedAt }) => ({ path: paths[id](), changedAt })),
    ...(isOpen ? [{ path: paths.offers(), changedAt: newest(offers) }] : []),
    ...offers.map(({ id, changedAt }) => ({ path: paths.offer({ offerId: id }), changedAt })),
    ...companies.map(({ id, changedAt }) => ({ path: paths.company({ companyId: id }), changedAt })),
  ]
}

const newest = (records: readonly { changedAt: Date }[]): Date | null =>
  records.reduce<Date | null>((last, { changedAt }) => (last && last > changedAt ? last : changedAt), null)

/** `/sitemap.xml`: the addresses themselves, or where they are too many for one file, where the parts are. */
export function sitemapXml(entries: readonly SitemapEntry[], baseUrl: string): string {
  if (entries.length <= entriesPerPart) return partXml(entries, baseUrl)
  const parts = Array.from({ length: Math.ceil(entries.length / entriesPerPart) }, (_, index) => index + 1)
  const list = parts.map(
    (part) => `<sitemap><loc>${escapeHtml(`${baseUrl}/sitemap-${part}.xml`)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex xmlns="${sitemaps}">\n${list.join('\n')}\n</sitemapindex>\n`
}

/** The first is 1; null where there is no such part. */
export function sitemapPartXml(
  entries: readonly SitemapEntry[],
  part: number,
  baseUrl: string,
): string | null {
  const own = entries.slice((part - 1) * entriesPerPart, part * entriesPerPart)
  return own.length > 0 ? partXml(own, baseUrl) : null
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function partXml(entries: readonly SitemapEntry[], baseUrl: string): string {
  const urls = entries.flatMap((entry) => urlsOf(entry, baseUrl))
  return `${head}<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

/** One for each language, which names them all. */
function urlsOf({ path, changedAt }: SitemapEntry, baseUrl: string): string[] {
  const addressIn = (locale: Locale) => escapeHtml(baseUrl + localizePath(path, locale))
  const alternates = [
    ...locales.map((locale) => [locale, locale] as const),
    ['x-default', defaultLocale] as const,
  ]
    .map(
      ([hreflang, locale]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(locale)}"/>`,
    )
    .join('')
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return locales.map((locale) => `<url><loc>${addressIn(locale)}</loc>${changed}${alternates}</url>`)
}
