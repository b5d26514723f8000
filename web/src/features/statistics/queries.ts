import type { Locale } from '@tandem/contract/common'
import { getPlatformStatistics } from '@tandem/contract/statistics/platform-statistics'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export type StatisticsWanted = { year?: number; location?: string }

/** The numbers before stay while the next ones load. Courses are named in the reader's language. */
export const statisticsQuery = (wanted: StatisticsWanted, locale: Locale) =>
  queryOptions({
    queryKey: ['backend', 'statistics', wanted, locale],
    queryFn: ({ signal }) => call(getPlatformStatistics, { query: wanted }, { signal }),
    placeholderData: keepPreviousData,
  })
