import type { Locale } from '@tandem/contract/locales'

/** Texts by name, in groups. */
export type TextTree = { readonly [name: string]: string | TextTree }

/** What a text is filled with; `count` also chooses between its `_zero`, `_one` and `_other`. */
export type TextValues = Record<string, unknown> & { count?: number }

/** To whom a text speaks, and of what kind of offers. */
export type Manner = { isFormal?: boolean; isJobs?: boolean }

const plurals = new Map<Locale, Intl.PluralRules>()

/**
 * The text of a key such as `form.title`, filled with values. Of its variants the most particular one that is there:
 * that of `_jobs` before the one of studies, that of `_formal` before the plain one, and that of its number before the
 * one without. A key without a text is answered as it is.
 */
export function translate(
  texts: TextTree | undefined,
  locale: Locale,
  key: string,
  { isFormal = false, isJobs = false, values = {} }: Manner & { values?: TextValues | undefined } = {},
): string {
  const groups = key.split('.')
  const name = groups.pop() ?? ''
  let group: string | TextTree | undefined = texts
  for (const each of groups) group = typeof group === 'object' ? group[each] : undefined
  if (typeof group !== 'object') return key
  const numbers = values.count === undefined ? [''] : [...numbersOf(values.count, locale), '']
  for (const offered of isJobs ? ['_jobs', ''] : ['']) {
    for (const formal of isFormal ? ['_formal', ''] : ['']) {
      for (const number of numbers) {
        const text = group[name + offered + formal + number]
        if (typeof text === 'string') return fill(text, values)
      }
    }
  }
  return key
}

function numbersOf(count: number, locale: Locale): string[] {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale)
  plurals.set(locale, rules)
  return [...(count === 0 ? ['_zero'] : []), `_${rules.select(count)}`]
}

const fill = (text: string, values: TextValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
