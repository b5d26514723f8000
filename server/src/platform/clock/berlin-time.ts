import { berlinDay } from './berlin-day.ts'

const hourMs = 60 * 60 * 1000
const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** When it is that full hour of that day in Germany, in summer as in winter. Not for the hours of the change, 2 and 3. */
export function berlinInstant(day: string, hour: number): Date {
  const inWinter = new Date(Date.parse(`${day}T00:00:00Z`) + (hour - 1) * hourMs)
  const isWinter = berlinDay(inWinter) === day && Number(format.format(inWinter)) === hour
  return isWinter ? inWinter : new Date(inWinter.getTime() - hourMs)
}
