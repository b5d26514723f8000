import { type Locale, locales } from '@tandem/contract/locales'
import { escapeHtml } from '#platform/http/pages/escape-html.ts'
import type { Page } from './describe-page.ts'

/** The size of each preview picture. */
export const previewSize = { width: 1200, height: 630 }

/** Elements of the page's head. But for the title, the client takes them away once it opens another page. */
export function renderHead({ locale, title, card, indexed }: Page): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(indexed ? addresses(indexed.addresses, locale) : [meta('name', 'robots', 'noindex')]),
    meta('name', 'description', card.description),
    meta('property', 'og:site_name', 'Tandem'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', card.title),
    meta('property', 'og:description', card.description),
    ...(indexed ? [meta('property', 'og:url', indexed.addresses[locale])] : []),
    ...locales.map((each) =>
      meta('property', each === locale ? 'og:locale' : 'og:locale:alternate', regions[each]),
    ),
    meta('property', 'og:image', card.image),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(previewSize.width)),
    meta('property', 'og:image:height', String(previewSize.height)),
    meta('property', 'og:image:alt', card.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(indexed?.structured ?? []).map(script),
  ].join('\n    ')
}

const regions: Record<Locale, string> = { de: 'de_DE', en: 'en_GB' }

function addresses(all: Record<Locale, string>, locale: Locale): string[] {
  return [
    link('canonical', all[locale]),
    ...locales.map((each) => link('alternate', all[each], each)),
    link('alternate', all.de, 'x-default'),
  ]
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta data-page ${kind}="${name}" content="${escapeHtml(content)}" />`

const link = (rel: string, href: string, hreflang?: string): string =>
  `<link data-page rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}" />`

/** A block of data, which no browser runs: the content policy lets it through. Nothing in it ends the element. */
const script = (data: object): string => {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  const safe = json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script data-page type="application/ld+json">${safe}</script>`
}
