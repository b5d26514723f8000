import * as statistics from '@tandem/contract/statistics'
import * as platformStatistics from '@tandem/contract/statistics/platform-statistics'
import { route } from '#platform/http/route.ts'
import { getUsage } from './get-usage.ts'
import { getPlatformStatistics } from './platform/get-platform-statistics.ts'

export const statisticsRoutes = [
  route(statistics.getUsage, getUsage),
  route(platformStatistics.getPlatformStatistics, getPlatformStatistics),
]
