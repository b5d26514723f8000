const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

/**
 * The instant of a day and a time on a clock in Berlin, `2026-11-26` and `10:30`; null for what is no time. An hour that
 * the change to summer time leaves out is the one after it.
 */
export function berlinInstant(day: string, time: string): string | null {
  // Browsers read half a time as one, too.
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null
  const utc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(utc)) return null
  const hour = 60 * 60 * 1000
  const wanted = `${day} ${time}`
  const summer = new Date(utc - 2 * hour)
  return (format.format(summer) === wanted ? summer : new Date(utc - hour)).toISOString()
}

/** The day and the time on a clock in Berlin. */
export function berlinParts(instant: string): { day: string; time: string } {
  const [day = '', time = ''] = format.format(new Date(instant)).split(' ')
  return { day, time }
}

const dayMs = 24 * 60 * 60 * 1000

/** Until the end of this day in Berlin, `2026-11-26`: 0 on the day itself, negative when it is over. */
export const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(berlinParts(now.toISOString()).day)) / dayMs)
