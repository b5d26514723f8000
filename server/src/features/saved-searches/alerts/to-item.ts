import type { Locale } from '@tandem/contract/common'
import type { HitSummary } from '#features/search/search.api.ts'
import { inOneLine } from '#platform/mail/in-one-line.ts'
import type { MailItem } from '#platform/mail/mail-content.ts'

/** As a list shows it, with the same number. */
export function toMailItem(
  { name, detail, match, reasons }: HitSummary,
  href: string,
  locale: Locale,
): MailItem {
  // Some reasons have a comma of their own.
  const why = reasons.join('; ')
  const fit = match === null || !why ? '' : `${fits[locale](match)}: ${why}`
  return { title: inOneLine(name), detail: [fit, inOneLine(detail)].filter(Boolean).join(' · '), href }
}

const fits = {
  de: (match: number) => `Passt zu ${match}\u00a0%`,
  en: (match: number) => `${match}% match`,
} as const
