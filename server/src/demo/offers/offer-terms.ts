import type { Coordinates } from '#platform/db/geo.ts'
import { daysBefore, isoDay, startYears } from '../base/days.ts'
import { kilometres } from '../base/distance.ts'
import type { Random } from '../base/random.ts'
import type { StudyInterest } from '../base/reference.ts'
import type { Scene } from '../base/scene.ts'
import { type Bent, bentOf } from './texts/bents.ts'
import { fieldOf } from './texts/fields.ts'

export type Status = 'draft' | 'published' | 'closed'
export type Year = { year: number; total: number; taken: number }

/** When the offer was made, published and closed. The newest is a few hours old. */
export function drawDates(random: Random, now: Date, status: Status, daysOld: number) {
  const published = daysBefore(now, daysOld)
  const closed = daysBefore(now, daysOld * (0.1 + random.next() * 0.5))
  const created = daysBefore(published, 1 + random.next() * 9)
  return {
    createdAt: created,
    publishedAt: status === 'draft' ? null : published,
    closedAt: status === 'closed' ? closed : null,
    updatedAt: status === 'draft' ? created : status === 'closed' ? closed : published,
  }
}

/** Places per start year: what has begun is taken, what comes next partly, what lies further away or is new hardly. */
export function drawYears(random: Random, now: Date, status: Status, daysOld: number): Year[] {
  const candidates = startYears(now).map(({ year, begun }, index, all) => ({
    year,
    begun,
    isNext: !begun && (all[index - 1]?.begun ?? true),
    wanted: random.next(),
    total: random.weighted([1, 2, 3, 4, 6].map((places, rank) => [places, 5 - rank])),
    share: daysOld < 10 ? 0 : random.next(),
  }))
  return candidates
    .filter(({ begun, isNext, wanted }) => isNext || wanted < (begun ? 0.12 : 0.5))
    .map(({ year, begun, isNext, total, share }) => {
      const taken = isNext ? (share > 0.85 ? total : Math.floor(share * total)) : share > 0.9 ? 1 : 0
      return { year, total, taken: begun || status === 'closed' ? total : taken }
    })
}

/** The day by which to apply: mostly ahead, a few past, some never. */
export function drawDeadline(random: Random, now: Date, status: Status, daysOld: number): string | null {
  const isPast = status === 'closed' || (daysOld > 20 && random.chance(0.04))
  const days = isPast ? -random.int(1, Math.max(1, Math.floor(daysOld * 0.4))) : random.int(18, 210)
  return random.chance(0.15) ? null : isoDay(daysBefore(now, -days))
}

/** 1 October of the first year that still has a place. */
export function startDate(years: Year[]): string {
  const open = years.find(({ total, taken }) => taken < total) ?? years[0]
  return `${open?.year}-10-01`
}

const firstYearPay: Record<Bent, number> = {
  digital: 1210,
  technical: 1190,
  business: 1120,
  social: 1080,
  health: 1230,
}

/** Euro a month in the first, second and third year. */
export function drawSalary(random: Random, interest: StudyInterest): number[] {
  if (random.chance(0.15)) return []
  const first = firstYearPay[bentOf(fieldOf(interest.id))] + random.int(-8, 12) * 10
  const second = first + random.int(4, 9) * 10
  return [first, second, second + random.int(5, 11) * 10]
}

/** Sites that teach social work and health; all other courses are taken to be everywhere. */
const sitesOfArea: Record<string, string[]> = {
  sozialwesen: ['stuttgart', 'heidenheim', 'villingen-schwenningen'],
  gesundheit: ['stuttgart', 'karlsruhe', 'heidenheim'],
}

/** The nearest site that teaches the subject. */
export function nearestSite(
  { locations }: Scene,
  { subjectAreaKey }: StudyInterest,
  from: Coordinates,
): string | null {
  const taught = sitesOfArea[subjectAreaKey]
  const sites = locations.filter(
    ({ key, role }) => role !== 'postgraduate' && (!taught || taught.includes(key)),
  )
  return sites.toSorted((a, b) => kilometres(from, a) - kilometres(from, b))[0]?.key ?? null
}
