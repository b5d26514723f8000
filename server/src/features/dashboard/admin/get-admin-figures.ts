import type { AdminFigures } from '@tandem/contract/dashboard/admin-figures'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import { berlinInstant } from '#platform/clock/berlin-time.ts'
import { firstStudyYear } from '#platform/clock/first-study-year.ts'
import type { Context } from '#platform/context/context.ts'
import { countPlatform } from './admin-figures.store.ts'

const shownWeeks = 12

export async function getAdminFigures(ctx: Context, _viewer: AdminViewer): Promise<AdminFigures> {
  const now = ctx.clock()
  const starts = mondaysUntil(now)
  const { applicantWeeks, companyWeeks, offerWeeks, applicationWeeks, mathx3Weeks, ...counts } =
    await countPlatform(
      ctx.db,
      starts.map((start) => berlinInstant(start, 0)),
      firstStudyYear(now),
    )
  return {
    ...counts,
    weeks: starts.map((start, week) => ({
      start,
      applicants: applicantWeeks[week] ?? 0,
      companies: companyWeeks[week] ?? 0,
      offers: offerWeeks[week] ?? 0,
      applications: applicationWeeks[week] ?? 0,
      mathx3: mathx3Weeks[week] ?? 0,
    })),
  }
}

/** The last twelve in Germany, this week's too, the oldest first. */
export function mondaysUntil(now: Date): string[] {
  const today = berlinDay(now)
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
  return Array.from({ length: shownWeeks }, (_, index) => addDays(monday, (index - shownWeeks + 1) * 7))
}
