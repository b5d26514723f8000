import { useFormats } from '#lib/format/useFormats.ts'
import type { TextKey } from '#lib/i18n/text-keys.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { choicesOf, kindOf } from './setting-drafts.ts'

/** What a setting is called, what it does, and its value in words. A test asks for the words of every setting. */
export function useSettingWords() {
  const t = useTexts('adminSettings')
  const { number } = useFormats()
  const say = (key: string, part: 'label' | 'hint') => t(`keys.${key}.${part}` as TextKey<'adminSettings'>)
  const choice = (key: string, value: string) => t(`choices.${key}.${value}` as TextKey<'adminSettings'>)

  function inWords(key: string, value: unknown): string {
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
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

  return {
    label: (key: string) => say(key, 'label'),
    hint: (key: string) => say(key, 'hint'),
    choice,
    inWords,
    unitOf,
  }
}
