import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import { berlinInstant } from '#platform/clock/berlin-time.ts'
import type { SavedSearchRow } from '../saved-searches.store.ts'

/** The hour at which mails of a day or week leave; those of a week on Mondays. */
const morning = 7

/** With mails. */
export type AlertInterval = Exclude<SavedSearchRow['notificationInterval'], 'never'>

/**
 * What was found up to then is due: the begin of the day or week that runs. What came later waits for the next, so
 * that there is one mail at most in between, also when it is late.
 */
export function dueUntil(interval: AlertInterval, now: Date): Date {
  if (interval === 'immediately') return now
  const day = berlinDay(now)
  const today = berlinInstant(day, morning) <= now ? day : addDays(day, -1)
  return berlinInstant(interval === 'daily' ? today : addDays(today, -daysSinceMonday(today)), morning)
}

/** The day of the next mail, if there are new hits; null where there is none to come. */
export function nextMailOn(
  { notificationInterval: interval, paused }: Pick<SavedSearchRow, 'notificationInterval' | 'paused'>,
  now: Date,
): string | null {
  if (paused || interval === 'never') return null
  if (interval === 'immediately') return berlinDay(now)
  return addDays(berlinDay(dueUntil(interval, now)), interval === 'daily' ? 1 : 7)
}

const daysSinceMonday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7
