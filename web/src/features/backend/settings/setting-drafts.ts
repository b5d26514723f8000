import type { Locale } from '@tandem/contract/common'
import { settingSchemas } from '@tandem/contract/setting-keys'
import type { Partner } from '@tandem/contract/setting-values'
import { toViolations } from '@tandem/contract/violations'

/** What is typed into the field of a setting. */
export type Draft = boolean | string | Record<string, string> | Partner[]
/** By the path within the setting, '' for the whole of it. */
export type DraftErrors = Record<string, string>

export type SettingKind =
  | 'switch'
  | 'number'
  | 'choice'
  | 'text'
  | 'lines'
  | 'point'
  | 'points'
  | 'links'
  | 'partners'

const kinds: Record<string, SettingKind> = {
  'company.studyOffersVisibility': 'choice',
  'company.offerType': 'choice',
  'contact.address': 'lines',
  'contact.map.centre': 'point',
  'contact.map.markers': 'points',
  social: 'links',
  'footer.sponsors': 'partners',
  'footer.platforms': 'partners',
}

/** By its key, or by what its default is. */
export function kindOf({ key, standard }: { key: string; standard: unknown }): SettingKind {
  if (typeof standard === 'boolean') return 'switch'
  if (typeof standard === 'number') return 'number'
  return kinds[key] ?? 'text'
}

/** The choices of a setting that has some. */
export function choicesOf(key: string): string[] {
  const schema = settingSchemas.get(key) as unknown as { def?: { innerType?: { options?: string[] } } }
  return schema?.def?.innerType?.options ?? []
}

type Point = { latitude: number; longitude: number }

export function toDraft(kind: SettingKind, value: unknown): Draft {
  switch (kind) {
    case 'switch':
      return value === true
    case 'number':
      return String(value)
    case 'lines':
      return (value as string[]).join('\n')
    case 'point':
      return fromPoint(value as Point)
    case 'points':
      return (value as Point[]).map(fromPoint).join('\n')
    case 'links':
    case 'partners':
      return value as Draft
    default:
      return String(value)
  }
}

export function fromDraft(kind: SettingKind, draft: Draft): unknown {
  const text = String(draft).trim()
  switch (kind) {
    case 'switch':
      return draft
    case 'number':
      return text === '' ? null : Number(text.replace(',', '.'))
    case 'lines':
      return linesOf(text)
    case 'point':
      return toPoint(text)
    case 'points':
      return linesOf(text).map(toPoint)
    case 'links':
      return Object.fromEntries(
        Object.entries(draft as Record<string, string>).flatMap(([name, address]) =>
          address.trim() ? [[name, address.trim()]] : [],
        ),
      )
    case 'partners':
      return draft
    default:
      return text
  }
}

/** What the contract says against it, in words. */
export function checkDraft(key: string, kind: SettingKind, draft: Draft, locale: Locale): DraftErrors {
  const parsed = settingSchemas.get(key)?.safeParse(fromDraft(kind, draft), { reportInput: true })
  const violations = toViolations(parsed?.error?.issues ?? [], locale)
  return Object.fromEntries(violations.map(({ propertyPath, message }) => [propertyPath, message]))
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const fromPoint = ({ latitude, longitude }: Point): string => `${latitude}, ${longitude}`

/** `48.7834, 9.1732`, or with commas as `48,7834 9,1732`; anything else is refused by the schema. */
function toPoint(line: string): Point | string {
  const [latitude, longitude, ...more] = line.match(/-?\d+(?:[.,]\d+)?/g) ?? []
  if (latitude === undefined || longitude === undefined || more.length > 0) return line
  return { latitude: numberOf(latitude), longitude: numberOf(longitude) }
}

const numberOf = (text: string): number => Number(text.replace(',', '.'))
