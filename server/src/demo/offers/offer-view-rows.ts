import { offerView } from '#features/offers/offers.schema.ts'
import { daysBefore, isoDay } from '../base/days.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import { randomOf } from '../base/random.ts'
import { demoCompanyName } from '../companies/company-entries.ts'
import type { DemoOffer } from './offers.ts'

const shownDays = 28

/** How many have read the demo company's offers, day by day since each was published. */
export function offerViewRows(offers: DemoOffer[], now: Date): TableRows {
  const own = offers.filter(({ company, row }) => company.entry.name === demoCompanyName && row.publishedAt)
  return rowsOf(
    offerView,
    own.flatMap(({ row }) =>
      Array.from({ length: shownDays }, (_, age) => {
        const readers = randomOf('views', row.id, age).int(0, 6)
        const day = daysBefore(now, age)
        const wasOut =
          row.publishedAt !== null && day > row.publishedAt && (!row.closedAt || day < row.closedAt)
        return wasOut && readers > 0 ? [{ offerId: row.id, day: isoDay(day), readers }] : []
      }).flat(),
    ),
  )
}
