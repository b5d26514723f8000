const dayMs = 24 * 60 * 60 * 1000
const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** Until the end of this day in Berlin: 0 on the day itself, negative when it is over. */
export const daysLeft = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(berlinDay.format(now))) / dayMs)
