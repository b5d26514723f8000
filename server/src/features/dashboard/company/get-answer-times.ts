import type { AnswerTimes } from '@tandem/contract/dashboard/company-figures'
import { medianAnswerDays } from '#features/search/search.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import { berlinInstant } from '#platform/clock/berlin-time.ts'
import type { Context } from '#platform/context/context.ts'
import { countMonths, readMediansOfAll } from './answer-times.store.ts'

const shownMonths = 12

export async function getAnswerTimes(ctx: Context, { companyId }: CompanyViewer): Promise<AnswerTimes> {
  const now = ctx.clock()
  const months = monthsUntil(now)
  const bounds = months.map((month) => berlinInstant(`${month}-01`, 0))
  const counted = await countMonths(ctx.db, companyId, bounds)
  const others = await readMediansOfAll(ctx.db, months, bounds)
  const days = await medianAnswerDays(ctx.db, [companyId], now)
  return {
    months: months.map((month, index) => {
      const { received = 0, waiting = 0, days = null } = counted.find((each) => each.month === index) ?? {}
      return { month, received, waiting, days, others: others.get(month) ?? null }
    }),
    days: days.get(companyId) ?? null,
  }
}

/** The last twelve in Germany, this one too, the oldest first. */
export function monthsUntil(now: Date): string[] {
  const [year = 0, month = 0] = berlinDay(now).split('-').map(Number)
  return Array.from({ length: shownMonths }, (_, index) =>
    new Date(Date.UTC(year, month - shownMonths + index, 1)).toISOString().slice(0, 7),
  )
}
