import type { ContentOf } from '@tandem/contract/backend/contents'
import type { MailKind } from '@tandem/contract/backend/operations/mail-kinds'
import {
  type Editable,
  kindOf,
  type MailContent,
  type MailForm,
  type MailTexts,
  mailContent,
} from '../mail-content.ts'
import { mergeForms } from './merge-forms.ts'

type Part = 'title' | 'heading' | 'body' | 'button' | 'small'
const parts: readonly Part[] = ['title', 'heading', 'body', 'button', 'small']

const forms: readonly MailForm[] = [
  { locale: 'de', isDu: true },
  { locale: 'de', isDu: false },
  { locale: 'en', isDu: true },
]

/**
 * A mail as it is edited: subject, heading, paragraphs, button and small print in both languages. `{firstName}` stands
 * for what differs from mail to mail, `{du|Sie}` for how the reader is spoken to. Without English the German is sent.
 */
export type MailTemplate = Omit<ContentOf<'mail'>, 'kind'>

/** A mail as the back office needs it, whatever its facts are. */
export type EditableMail = {
  kind: MailKind
  /** What it says as it came with the product. */
  template: MailTemplate
  /** To somebody made up. */
  example: (reader: MailForm) => { plain: MailContent; words: Record<string, string> }
}

/** Only of a mail that says that it is editable: one for each of its kinds. */
export function editableMails<Facts>(texts: MailTexts<Facts>): EditableMail[] {
  const { editable } = texts
  if (!editable) throw new Error('This mail cannot be edited')
  return editable.examples.map((example) => ({
    kind: kindOf(texts, example),
    template: templateOf(texts, editable, example),
    example: (reader) => ({
      plain: mailContent(texts, reader, example),
      words: editable.words(example, reader.locale),
    }),
  }))
}

function templateOf<Facts>(texts: MailTexts<Facts>, editable: Editable<Facts>, example: Facts): MailTemplate {
  const [du, sie, english] = forms.map((form) => partsOf(texts, editable, example, form))
  if (!du || !sie || !english) throw new Error('A mail has three forms')
  const written = parts.flatMap((part) => [
    [`${part}De`, mergeForms(du[part], sie[part])],
    [`${part}En`, english[part]],
  ])
  return Object.fromEntries(written) as MailTemplate
}

/** The mail in the university's words; where it leads stays as it is. */
export function fillTemplate(
  template: MailTemplate,
  plain: MailContent,
  words: Record<string, string>,
  { locale, isDu }: MailForm,
): MailContent {
  const say = (part: Part) =>
    fill((locale === 'en' && template[`${part}En`]) || template[`${part}De`], words, isDu)
  const paragraphs = paragraphsOf(say('body'))
  return {
    ...plain,
    subject: say('title'),
    preview: paragraphs[0] ?? plain.preview,
    heading: say('heading'),
    paragraphs,
    ...(plain.action && { action: { ...plain.action, label: say('button') } }),
    afterwards: paragraphsOf(say('small')),
  }
}

/** What stands in braces and is nobody's placeholder, at which part; null when all is well. */
export function findUnknown<Part extends string>(
  template: Record<Part, string>,
  names: readonly string[],
): { part: Part; name: string } | null {
  for (const part of Object.keys(template) as Part[]) {
    const rest = template[part]
      .replace(placeholder, (whole, name: string) => (names.includes(name) ? '' : whole))
      .replace(/\{[^{}|]*\|[^{}|]*\}/g, '')
    const [name] = rest.match(/\{\w+\}/) ?? rest.match(/\{\w*|\}/) ?? []
    if (name) return { part, name }
  }
  return null
}

const placeholder = /\{(\w+)\}/g
/** Each side may hold placeholders. */
const alternatives = /\{((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g

/** What was filled in is not read again: a name may hold braces. */
const fill = (text: string, words: Record<string, string>, isDu: boolean): string =>
  text
    .replace(alternatives, (_, du: string, sie: string) => (isDu ? du : sie))
    .replace(placeholder, (whole, name: string) => words[name] ?? whole)

const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter((part) => part.trim() !== '')

/** The words of the example stand for those of each mail. */
function partsOf<Facts>(
  texts: MailTexts<Facts>,
  { words }: Editable<Facts>,
  example: Facts,
  reader: MailForm,
): Record<Part, string> {
  const content = mailContent(texts, reader, example)
  const marked = (text: string) =>
    Object.entries(words(example, reader.locale))
      .toSorted(([, one], [, other]) => other.length - one.length)
      .reduce((all, [name, word]) => all.replaceAll(word, `{${name}}`), text)
  return {
    title: marked(content.subject),
    heading: marked(content.heading),
    body: marked(content.paragraphs.join('\n\n')),
    button: content.action?.label ?? '',
    small: marked(content.afterwards.join('\n\n')),
  }
}
