import type { ScreenHeads } from '@tandem/contract/indexed-screens'
import { type ScreenName, screens } from '@tandem/contract/screens'
import { de } from '../texts/de.ts'
import { en } from '../texts/en.ts'
import { descriptionsDe } from './descriptions.de.ts'
import { descriptionsEn } from './descriptions.en.ts'

/** For the server: the build writes it beside the client, which shows titles only and never loads this. */
export const screenHeads: ScreenHeads = {
  de: { notFound: de.common.notFound.title, titles: titlesIn(de), descriptions: descriptionsDe },
  en: { notFound: en.common.notFound.title, titles: titlesIn(en), descriptions: descriptionsEn },
}

/** Of the screens that visitors open. What signed-in screens are called is said to nobody else. */
function titlesIn(texts: object): ScreenHeads['de']['titles'] {
  const open = (Object.keys(screens) as ScreenName[]).filter((name) => {
    const { access } = screens[name]
    return access === 'everyone' || access.visitorsBy
  })
  const titles = Object.fromEntries(open.map((name) => [name, textAt(texts, screens[name].title)]))
  return { ...titles, offer: textAt(texts, 'offers:offer.title') }
}

/** `pages:faq.title.company` in the texts of `pages`. */
function textAt(texts: object, key: string): string {
  const found = key
    .split(/[:.]/)
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], texts)
  if (typeof found !== 'string') throw new Error(`There is no text ${key}`)
  return found
}
