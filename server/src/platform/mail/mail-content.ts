import type { MailKind } from '@tandem/contract/backend/operations/mail-kinds'
import type { Locale } from '@tandem/contract/common'

/** What a mail says; the layout makes HTML and plain text of it. */
export type MailContent = {
  subject: string
  /** The line that mail programs show beside the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  /** Records, each with a line about it and where it is shown. */
  items?: readonly MailItem[]
  action?: { label: string; href: string }
  /** Small print below the action. */
  afterwards: readonly string[]
  /** The mail is from somebody: who answers it writes to them. */
  repliesTo?: string
  /** Where this very mail is turned off; the last of the small print. */
  optOut?: { label: string; href: string }
}
export type MailItem = { title: string; detail: string; href: string }

/** One mail in every language; in German, for people we say "du" to and for those we say "Sie" to. */
export type MailTexts<Facts> = {
  /** For the log of mails, and where its words are changed. */
  kind: MailKind | ((facts: Facts) => MailKind)
  de: Record<'du' | 'Sie', (facts: Facts) => MailContent>
  en: (facts: Facts) => MailContent
  editable?: Editable<Facts>
}

/** That the university may change the words of a mail in the back office. */
export type Editable<Facts> = {
  /** Somebody made up, for previews and tests: one for each kind that the mail may be. */
  examples: readonly Facts[]
  /** What differs from mail to mail, as it stands in the text. */
  words: (facts: Facts, locale: Locale) => Record<string, string>
}

export const kindOf = <Facts>({ kind }: Pick<MailTexts<Facts>, 'kind'>, facts: Facts): MailKind =>
  typeof kind === 'function' ? kind(facts) : kind

/** Where made-up mails lead. */
export const exampleLink = 'https://tandem.example.org/'

/** How somebody is written to. */
export type MailForm = { locale: Locale; isDu: boolean }

export function mailContent<Facts>(
  texts: Pick<MailTexts<Facts>, 'de' | 'en'>,
  reader: MailForm,
  facts: Facts,
): MailContent {
  if (reader.locale === 'en') return texts.en(facts)
  return texts.de[reader.isDu ? 'du' : 'Sie'](facts)
}

/** Where a mail leads, and its line about turning such mails off. */
export type MailLinks = { link: string; settings: string }

/** A mail of a few sentences with one way on; its heading is its subject. */
export function letter(
  subject: string,
  paragraphs: [string, ...string[]],
  label: string,
  { link, settings }: MailLinks,
): MailContent {
  const action = { label, href: link }
  return { subject, preview: paragraphs[0], heading: subject, paragraphs, action, afterwards: [settings] }
}
