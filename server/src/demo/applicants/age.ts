import { daysBefore, isoDay } from '../base/days.ts'
import type { Random } from '../base/random.ts'
import type { Wishes } from './wishes.ts'

/** The year in which school ends: that of the wished start or up to two before it; for the trained some time ago. */
export function drawLeaving(random: Random, now: Date, qualification: string, { years }: Wishes): number {
  if (qualification === 'beruf') return now.getUTCFullYear() - 2
  if (['meister', 'bachelor'].includes(qualification)) return now.getUTCFullYear()
  const start = years[0] ?? now.getUTCFullYear() + 1
  return random.weighted([
    [start, 7],
    [start - 1, 3],
    [start - 2, 1],
  ])
}

/** Whole years of age at the end of school or training, at least. */
const leavingAge: Record<string, number> = {
  fhr: 17.5,
  'fhr-delta': 17.5,
  beruf: 19,
  meister: 26,
  bachelor: 21.5,
}

export function drawBirthdate(random: Random, qualification: string, left: number): string {
  const age = (leavingAge[qualification] ?? 18) + random.next() * 1.6
  return isoDay(daysBefore(new Date(Date.UTC(left, 6, 1)), age * 365.25))
}
