import type { Locale } from '@tandem/contract/locales'
import { pageDataId, type RenderedPage } from '@tandem/contract/rendering'

/** What stands in the head of a page: its title first, as HTML. `url`: path and query. */
export type HeadOf = (url: string) => Promise<Head | null>
export type Head = { status: 200 | 404; html: string }

type Drawn = RenderedPage & { styles: readonly string[] }

/** Puts a head and a drawn page into the page of the build, in place of its language, title and empty root. */
export function fillTemplate(
  template: string,
  locale: Locale,
  head: Head | null,
  drawn: Drawn | null,
): string {
  // By functions: what stands in a page is no pattern, whatever dollars are in it.
  const withHead = template
    .replace(/<html lang="\w+"/, `<html lang="${locale}"`)
    .replace('href="/manifest.webmanifest"', locale === 'en' ? 'href="/manifest.en.webmanifest"' : '$&')
    .replace(title, (plain) => head?.html ?? plain)
  if (!drawn) return withHead
  const links = drawn.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('')
  const own = drawn.head.replace(title, '')
  return (drawn.isRead ? withHead.replace(preloads, '') : withHead)
    .replace('</head>', () => `${own}${links}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${drawn.body}</div>`)
    .replace('</body>', () => `${dataElement(drawn.data)}</body>`)
}

/** Of the program that a page that is read waits with. */
const preloads = /\s*<link rel="modulepreload" data-client[^>]*>/g

const title = /<title[^>]*>.*?<\/title>/

const dataElement = (data: string) => `<script type="application/json" id="${pageDataId}">${data}</script>`
