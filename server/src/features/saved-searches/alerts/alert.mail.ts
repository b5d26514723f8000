import type { MailContent, MailItem, MailTexts } from '#platform/mail/mail-content.ts'
import type { SavedSearchKind } from '../codec/saved-search-codec.ts'

type Facts = {
  kind: SavedSearchKind
  /** Of the search. */
  name: string
  items: readonly MailItem[]
  /** New ones beyond the items. */
  more: number
  interval: 'immediately' | 'daily' | 'weekly'
  links: { search: string; settings: string; optOut: string }
}

export const alertTexts: MailTexts<Facts> = {
  kind: 'search_hits',
  de: {
    du: (facts) => german(facts, 'deiner'),
    Sie: (facts) => german(facts, 'Ihrer'),
  },
  en: english,
}

function german({ kind, name, ...facts }: Facts, your: 'deiner' | 'Ihrer'): MailContent {
  const count = facts.items.length + facts.more
  const [one, many, fitting] = nouns.de[kind]
  const heading = `${count === 1 ? one : `${count} ${many}`} für „${name}“`
  const came = count === 1 ? `${fitting} passt` : 'Das passt'
  return letter(facts, {
    heading,
    why: `${came} zu ${your} gespeicherten Suche und ist neu dazugekommen.`,
    more: facts.more > 0 ? `Und ${facts.more} weitere.` : null,
    label: 'Alle Treffer ansehen',
    when: `Diese Mail kommt ${intervals.de[facts.interval]}, aber nur, wenn es Neues gibt.`,
    optOut: 'Keine Mails mehr zu dieser Suche',
  })
}

function english({ kind, name, ...facts }: Facts): MailContent {
  const count = facts.items.length + facts.more
  const [one, many, fitting] = nouns.en[kind]
  return letter(facts, {
    heading: `${count === 1 ? one : `${count} ${many}`} for “${name}”`,
    why:
      count === 1
        ? `${fitting} is new and matches your saved search.`
        : 'These are new and match your saved search.',
    more: facts.more > 0 ? `And ${facts.more} more.` : null,
    label: 'View all results',
    when: `You get this e-mail ${intervals.en[facts.interval]}, but only when there is something new.`,
    optOut: 'Stop e-mails about this search',
  })
}

const nouns = {
  de: {
    offers: ['Ein neues Angebot', 'neue Angebote', 'Dieses Angebot'],
    companies: ['Ein neues Unternehmen', 'neue Unternehmen', 'Dieses Unternehmen'],
    applicants: ['Ein neues Profil', 'neue Profile', 'Dieses Profil'],
  },
  en: {
    offers: ['A new offer', 'new offers', 'This offer'],
    companies: ['A new company', 'new companies', 'This company'],
    applicants: ['A new profile', 'new profiles', 'This profile'],
  },
} as const

const intervals = {
  de: {
    immediately: 'sofort',
    daily: 'jeden Morgen um sieben Uhr',
    weekly: 'jeden Montag um sieben Uhr',
  },
  en: { immediately: 'straight away', daily: 'every morning at seven', weekly: 'every Monday at seven' },
} as const

type Letter = Record<'heading' | 'why' | 'label' | 'when' | 'optOut', string> & { more: string | null }

function letter(
  { items, links }: Pick<Facts, 'items' | 'links'>,
  { heading, why, more, label, when, optOut }: Letter,
): MailContent {
  return {
    subject: heading,
    preview: items.map(({ title }) => title).join(', '),
    heading,
    paragraphs: [why],
    items,
    action: { label, href: links.search },
    afterwards: [...(more ? [more] : []), when, links.settings],
    optOut: { label: optOut, href: links.optOut },
  }
}
