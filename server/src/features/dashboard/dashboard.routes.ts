import * as dashboard from '@tandem/contract/dashboard'
import { route } from '#platform/http/route.ts'
import { getDashboard } from './get-dashboard.ts'

export const dashboardRoutes = [route(dashboard.getDashboard, getDashboard)]
