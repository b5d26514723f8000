import type { Locale } from '@tandem/contract/common'
import { getDashboard } from '@tandem/contract/dashboard'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export const dashboardQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['dashboard', locale],
    queryFn: ({ signal }) => call(getDashboard, {}, { signal }),
  })
