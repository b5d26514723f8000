import { defaultLocale, type Locale, locales } from '@tandem/contract/locales'

/** The language of `Accept-Language` that is ours and weighs most (RFC 9110, 12.5.4); German for all others. */
export function requestLocale(header = ''): Locale {
  const wanted = header
    .slice(0, maxLength)
    .split(',')
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .find(({ language }) => locales.some((locale) => locale === language))
  return (wanted?.language as Locale | undefined) ?? defaultLocale
}

/** Browsers send some fifty characters. */
const maxLength = 500

/** `en-GB;q=0.8` is English with the weight 0.8; without a weight it is 1, with one that is none it is left out. */
function readRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = given === undefined ? 1 : Number(given.slice(2))
  return { language: tag.split('-')[0] ?? '', weight: weight >= 0 && weight <= 1 ? weight : 0 }
}
