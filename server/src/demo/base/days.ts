const dayMs = 86_400_000

/** Moments and days of the demo, counted back from the one at which it is seeded. */
export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - Math.round(days * dayMs))

export const isoDay = (date: Date): string => date.toISOString().slice(0, 10)
export const isoMonth = (date: Date): string => date.toISOString().slice(0, 7)

/** Moved into the hours in which people work or write, on a weekday where `weekday` is asked for. */
export function atDaytime(date: Date, hour: number, minute: number, weekday = false): Date {
  const moved = new Date(date)
  moved.setUTCHours(hour, minute, 0, 0)
  if (weekday && moved.getUTCDay() === 0) moved.setUTCDate(moved.getUTCDate() - 2)
  if (weekday && moved.getUTCDay() === 6) moved.setUTCDate(moved.getUTCDate() - 1)
  return moved
}

/** The three years in which studies of the demo start: this one, whose places are mostly taken once it has begun. */
export function startYears(now: Date): { year: number; begun: boolean }[] {
  const year = now.getUTCFullYear()
  return [year, year + 1, year + 2].map((start) => ({
    year: start,
    begun: now >= new Date(Date.UTC(start, 9, 1)),
  }))
}
