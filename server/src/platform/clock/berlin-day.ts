// Swedish writes days as ISO 8601 does.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

/** The day it is in Germany, `2026-11-20`: what is due "on a day" is due by the calendar of its readers. */
export const berlinDay = (now: Date): string => format.format(now)

/** Days as such, over months and years; neither hours nor their change in spring and autumn come into it. */
export function addDays(day: string, days: number): string {
  const midnight = new Date(`${day}T00:00:00Z`)
  midnight.setUTCDate(midnight.getUTCDate() + days)
  return midnight.toISOString().slice(0, 10)
}

/** Negative when `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000)
