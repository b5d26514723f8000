/** The beginnings that a week's grid offers; others are typed. */
export const gridTimes = Array.from({ length: 10 }, (_, index) => `${String(index + 8).padStart(2, '0')}:00`)

const dayMs = 24 * 60 * 60 * 1000
/** Days are reckoned in UTC, where each has 24 hours. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const later = (day: string, days: number) =>
  new Date(dateOf(day).getTime() + days * dayMs).toISOString().slice(0, 10)
/** 0 is Monday. */
const weekdayOf = (day: string) => (dateOf(day).getUTCDay() + 6) % 7

/** Monday to Friday of the week so many weeks on; from Friday on, the week to begin with is the next one. */
export function workdays(today: string, weeksOn: number): string[] {
  const weekday = weekdayOf(today)
  const monday = later(today, (weekday >= 4 ? 7 : 0) - weekday + 7 * weeksOn)
  return Array.from({ length: 5 }, (_, index) => later(monday, index))
}

/** As calendars count them (ISO 8601): the week of a year's first Thursday is its first. */
export function weekNumber(day: string): number {
  const thursday = dateOf(later(day, 3 - weekdayOf(day)))
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return 1 + Math.floor((thursday.getTime() - newYear) / (7 * dayMs))
}
