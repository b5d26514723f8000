import type { ScreenHeads } from '@tandem/contract/indexed-screens'
import { type ScreenName, screens } from '@tandem/contract/screens'
import { de } from '../texts/de.ts'
import { en } from '../texts/en.ts'
import { descriptionsDe, jobDescriptionsDe } from './descriptions.de.ts'
import { descriptionsEn, jobDescriptionsEn } from './descriptions.en.ts'

/** For the server: the build writes it beside the client, which shows titles only and never loads this. */
export const screenHeads: ScreenHeads = {
  de: headsIn(de, descriptionsDe, jobDescriptionsDe),
  en: headsIn(en, descriptionsEn, jobDescriptionsEn),
}

type Heads = ScreenHeads['de']

function headsIn(
  texts: typeof de | typeof en,
  descriptions: Heads['descriptions'],
  jobDescriptions: Heads['jobs']['descriptions'],
): Heads {
  return {
    notFound: texts.common.notFound.title,
    titles: titlesIn(texts),
    descriptions,
    jobs: { titles: jobTitlesIn(texts), descriptions: jobDescriptions },
  }
}

function titlesIn(texts: object): Heads['titles'] {
  const titles = Object.fromEntries(openScreens().map((name) => [name, textAt(texts, screens[name].title)]))
  return { ...titles, offer: textAt(texts, 'offers:offer.title') }
}

/** Of the titles that say something else of jobs. */
function jobTitlesIn(texts: object): Heads['jobs']['titles'] {
  const titles = openScreens().map((name) => [name, findText(texts, `${screens[name].title}_jobs`)])
  return Object.fromEntries(titles.filter(([, title]) => title !== undefined))
}

/** What signed-in screens are called is said to nobody else. */
function openScreens(): ScreenName[] {
  return (Object.keys(screens) as ScreenName[]).filter((name) => {
    const { access } = screens[name]
    return access === 'everyone' || access.visitorsBy
  })
}

function textAt(texts: object, key: string): string {
  const found = findText(texts, key)
  if (found === undefined) throw new Error(`There is no text ${key}`)
  return found
}

/** `pages:faq.title.company` in the texts of `pages`. */
function findText(texts: object, key: string): string | undefined {
  const found = key
    .split(/[:.]/)
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], texts)
  return typeof found === 'string' ? found : undefined
}
