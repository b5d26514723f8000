import * as dashboard from '@tandem/contract/dashboard'
import * as adminFigures from '@tandem/contract/dashboard/admin-figures'
import * as companyFigures from '@tandem/contract/dashboard/company-figures'
import { route } from '#platform/http/route.ts'
import { getAdminFigures } from './admin/get-admin-figures.ts'
import { getAnswerTimes } from './company/get-answer-times.ts'
import { getFunnel } from './company/get-funnel.ts'
import { getDashboard } from './get-dashboard.ts'

export const dashboardRoutes = [
  route(dashboard.getDashboard, getDashboard),
  route(companyFigures.getFunnel, getFunnel),
  route(companyFigures.getAnswerTimes, getAnswerTimes),
  route(adminFigures.getAdminFigures, getAdminFigures),
]
