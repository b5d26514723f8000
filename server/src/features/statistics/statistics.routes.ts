import * as statistics from '@tandem/contract/statistics'
import { route } from '#platform/http/route.ts'
import { getUsage } from './get-usage.ts'

export const statisticsRoutes = [route(statistics.getUsage, getUsage)]
