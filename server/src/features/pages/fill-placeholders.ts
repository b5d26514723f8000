import type { Locale } from '@tandem/contract/common'
import type { Settings } from '@tandem/contract/setting-values'

/**
 * What stands in a text of the database for a setting, so that no answer turns wrong when one changes, and `{du|Sie}`
 * for how the reader is spoken to. Braces that mean nothing stay.
 */
export function fillPlaceholders(text: string, settings: Settings, locale: Locale): string {
  const values = valuesOf(settings, locale)
  return text
    .replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, du: string, sie: string) =>
      settings.applicant.youCanSayYouToMe ? du : sie,
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Their names, and what is filled in as things are set. */
export function listPlaceholders(settings: Settings) {
  const [german, english] = [valuesOf(settings, 'de'), valuesOf(settings, 'en')]
  return Object.entries(german).map(([name, de]) => ({ name, example: { de, en: english[name] ?? de } }))
}

/** A number stays with its unit. */
function valuesOf(
  { brand, company, account, session, analytics }: Settings,
  locale: Locale,
): Record<string, string> {
  const inWords = (count: number, [one, many]: readonly [string, string]) =>
    `${count}\u00a0${count === 1 ? one : many}`
  const { day, withinDays, minute, hour, unlimited, isCounted, isNotCounted } = units[locale]
  const minutes = (count: number) => (count % 60 === 0 ? inWords(count / 60, hour) : inWords(count, minute))
  return {
    universityName: brand.universityName,
    responseDays: inWords(company.responseDays, withinDays),
    lifetime: account.maxLifetimeDays === 0 ? unlimited : inWords(account.maxLifetimeDays, day),
    sessionIdle: minutes(session.idleMinutes),
    sessionMax: minutes(session.absoluteMinutes),
    analytics: analytics.url ? `${isCounted} ${new URL(analytics.url).host}.` : isNotCounted,
  }
}

const units = {
  de: {
    day: ['Tag', 'Tage'],
    /** After “innerhalb von”. */
    withinDays: ['Tag', 'Tagen'],
    minute: ['Minute', 'Minuten'],
    hour: ['Stunde', 'Stunden'],
    unlimited: 'unbegrenzt',
    isCounted: 'Welche Seiten besucht werden, zählt ein Matomo auf',
    isNotCounted: 'Zurzeit werden keine Besuche gezählt.',
  },
  en: {
    day: ['day', 'days'],
    withinDays: ['day', 'days'],
    minute: ['minute', 'minutes'],
    hour: ['hour', 'hours'],
    unlimited: 'without limit',
    isCounted: 'Which pages are visited is counted by a Matomo at',
    isNotCounted: 'At present no visits are counted.',
  },
} as const
