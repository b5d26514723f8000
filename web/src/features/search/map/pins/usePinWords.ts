import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import type { PinWords } from '../canvas/layers/pin-icon.ts'
import { countEntries, type Pin, type PinKind } from './build-pins.ts'

/** What stands on pins and on the map as a whole. */
export function usePinWords(kind: PinKind) {
  const t = useTexts('searchMap')
  const { number } = useFormats()
  const found = (count: number) => t(kind, { count, number: number(count) })
  return {
    found,
    ofMap: (pins: readonly Pin[]): string => {
      const places = t('places', { count: pins.length, number: number(pins.length) })
      return t(`label.${kind}`, { found: t('found', { found: found(countEntries(pins)), places }) })
    },
    ofPins: (pins: Pin[]): PinWords => {
      // Several are named after the largest town: the one that is known farthest.
      const [largest, ...others] = pins.toSorted(
        (one, other) => other.size - one.size || other.entries.length - one.entries.length,
      )
      const count = countEntries(pins)
      const town = largest?.town ?? ''
      const words = { town, found: found(count) }
      const below = largest?.isNamed ? '' : town
      if (others.length === 0) return { count: number(count), town: below, name: t('pin.name', words) }
      const name = t('pin.cluster', { ...words, count: others.length })
      return { count: number(count), town: below && `${below} +${number(others.length)}`, name }
    },
  }
}
