import type { Span } from '@tandem/contract/backend/operations/retention'
import { useFormats } from '#lib/format/useFormats.ts'
import type { TextKey } from '#lib/i18n/text-keys.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { choicesOf, kindOf } from './setting-drafts.ts'

/** A setting that counts minutes. */
export const isMinutes = (key: string): boolean => key.endsWith('Minutes')

/** What a setting is called, what it does, and its value in words. A test asks for the words of every setting. */
export function useSettingWords() {
  const t = useTexts('adminSettings')
  const { number } = useFormats()
  const say = (key: string, part: 'label' | 'hint') => t(`keys.${key}.${part}` as TextKey<'adminSettings'>)
  const choice = (key: string, value: string) => t(`choices.${key}.${value}` as TextKey<'adminSettings'>)

  function inWords(key: string, value: unknown): string {
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
    if (isMinutes(key) && Number.isInteger(value)) return span({ value: Number(value), unit: 'minutes' })
    if (typeof value === 'number') return unitOf(key) ? `${number(value)} ${unitOf(key)}` : number(value)
    if (value === '' || value === null || value === undefined) return t('empty')
    if (typeof value === 'string') return choicesOf(key).includes(value) ? choice(key, value) : value
    if (Array.isArray(value)) return t('entries', { count: value.length })
    if (kindOf({ key, standard: value }) === 'point') {
      const { latitude, longitude } = value as Record<string, number>
      return `${latitude}, ${longitude}`
    }
    return t('entries', { count: Object.keys(value).length })
  }

  function unitOf(key: string): string {
    const name = /(Days|Minutes|heartbeat)$/.exec(key)?.[1]
    return name ? t(`units.${name as 'Days' | 'Minutes' | 'heartbeat'}`) : ''
  }

  /** In hours and days, as one reads it, and what remains of them. 90 minutes stay what they are, as do 24 hours. */
  function span({ value, unit }: Span): string {
    if (unit === 'minutes' && (value === 60 || value >= 120)) return inParts(value, 60, 'hours', unit)
    if (unit === 'hours' && value >= 48) return inParts(value, 24, 'days', unit)
    return t(`spans.${unit}`, { count: value })
  }

  function inParts(value: number, size: number, larger: Span['unit'], smaller: Span['unit']): string {
    const rest = value % size
    const whole = span({ value: (value - rest) / size, unit: larger })
    return rest === 0 ? whole : `${whole} ${t(`spans.${smaller}`, { count: rest })}`
  }

  return {
    label: (key: string) => say(key, 'label'),
    hint: (key: string) => say(key, 'hint'),
    choice,
    inWords,
    span,
    unitOf,
  }
}
