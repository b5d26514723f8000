import {
  type Content,
  type ContentKindName,
  type ContentOf,
  type Draft,
  type EditedContent,
  isEnglishMissing,
  mayAskConsent,
} from '@tandem/contract/backend/contents'
import type { Locale } from '@tandem/contract/locales'
import type { FaqAudience } from '@tandem/contract/pages/faq'
import type { UseFormReturn } from 'react-hook-form'
import type { useFilledFrom } from '#lib/form/useFilledFrom.ts'
import type { Texts } from '#lib/i18n/texts.ts'
import type { CreatedKind } from '../queries.ts'

export type DraftForm = UseFormReturn<Draft>

export type Existing = {
  id: string
  record: EditedContent
  /** The record that the form was filled from. */
  filling: ReturnType<typeof useFilledFrom<EditedContent, Draft>>
}

/** What is to be said next: what is planned, or what readers see. */
export const draftOf = ({ id, content, planned }: EditedContent): Draft => ({
  content: planned?.content ?? content,
  publishAt: planned?.publishAt ?? null,
  ...(mayAskConsent(content.kind, id) && { asksConsent: planned?.asksConsent ?? false }),
})

const noTexts = { titleDe: '', titleEn: '', bodyDe: '', bodyEn: '', isWithdrawn: false }

type Point = { latitude: number; longitude: number }

/** A question is for an audience, a location somewhere to begin with. */
export function emptyDraft(kind: CreatedKind, audience: FaqAudience, centre: Point): Draft {
  return { content: emptyContent(kind, audience, centre), publishAt: null }
}

function emptyContent(kind: CreatedKind, audience: FaqAudience, { latitude, longitude }: Point): Content {
  if (kind === 'question') return { kind, audience, topic: '', ...noTexts }
  if (kind === 'notice')
    return { kind, type: 'info', audience: 'everyone', showFrom: null, showUntil: null, ...noTexts }
  return {
    ...{ kind, latitude, longitude, name: '', street: '', postalCode: '', town: '', mail: '', phone: '' },
    ...{ bodyDe: '', bodyEn: '', isWithdrawn: false },
  }
}

const parts = ['title', 'heading', 'body', 'button', 'small'] as const
export type TextName = `${(typeof parts)[number]}${'De' | 'En'}`
export const textNames = parts.flatMap((part): TextName[] => [`${part}De`, `${part}En`])

/** Empty where the kind has no such text. What a location says beside its hours is one text. */
export const textIn = (content: Content, name: TextName): string => {
  if (content.kind === 'location' && name === 'titleDe') return factsOf(content)
  const texts: Partial<Record<TextName, string>> = content.kind === 'topics' ? {} : content
  return texts[name] ?? ''
}

function factsOf(location: ContentOf<'location'>): string {
  const { name, street, postalCode, town, mail, phone, latitude, longitude } = location
  return [name, street, `${postalCode} ${town}`, mail, phone, `${latitude}, ${longitude}`]
    .filter(Boolean)
    .join('\n')
}

/** What a content says in a language. Topics as one text: each with its questions. */
export function textsIn(content: Content, language: Locale): { name: TextName; value: string }[] {
  const isGerman = language === 'de'
  if (content.kind === 'topics') {
    const topics = content.topics.map(({ titleDe, titleEn, questions }) =>
      [isGerman ? titleDe : titleEn, ...questions.map((question) => `  ${question}`)].join('\n'),
    )
    return [{ name: isGerman ? 'titleDe' : 'titleEn', value: topics.join('\n') }]
  }
  return textNames
    .filter((name) => name.endsWith(isGerman ? 'De' : 'En') && isTextOf(content, name))
    .map((name) => ({ name, value: textIn(content, name) }))
}

const isTextOf = (content: Content, name: TextName): boolean =>
  name in content || (content.kind === 'location' && name === 'titleDe')

/** Whether German says something else than before and English does not, although there is some. */
export function isEnglishBehind(before: Content, next: Content): boolean {
  const [german, english] = (['de', 'en'] as const).map((language) =>
    textsIn(next, language)
      // An address is the same in every language.
      .filter(({ name }) => next.kind !== 'location' || name.startsWith('body'))
      .some(
        ({ name, value }) => value !== textsIn(before, language).find((each) => each.name === name)?.value,
      ),
  )
  return german === true && english === false && !isEnglishMissing(next)
}

export function fieldName(t: Texts<'contents'>, kind: ContentKindName, name: TextName, language: Locale) {
  const part = parts.find((each) => name.startsWith(each)) ?? 'title'
  if (kind === 'topics') return ofLanguage(t, t('kind.topics'), language)
  if (part === 'title') return ofLanguage(t, t(`titles.${kind}`), language)
  return ofLanguage(t, part === 'body' ? t(`bodies.${kind}`) : t(part), language)
}

export const ofLanguage = (t: Texts<'contents'>, field: string, language: Locale): string =>
  t('field', { field, language: t(`languages.${language}`) })

type Placeholders = EditedContent['placeholders']

/** As readers will see it, with what stands there now, or in a mail to somebody made up. */
export const withExamples = (text: string, placeholders: Placeholders, language: Locale, isDu: boolean) =>
  text
    .replace(/\{((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g, (_, du: string, sie: string) =>
      isDu ? du : sie,
    )
    .replace(
      /\{(\w+)\}/g,
      (whole, name: string) => placeholders.find((each) => each.name === name)?.example[language] ?? whole,
    )

/** Placeholders that it had and does not have any more. */
export function leftOut(before: Content, next: Content, placeholders: Placeholders): string[] {
  const has = (content: Content, name: string) =>
    textNames.some((at) => textIn(content, at).includes(`{${name}}`))
  return placeholders.map(({ name }) => name).filter((name) => has(before, name) && !has(next, name))
}
