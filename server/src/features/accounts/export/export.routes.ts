import { exportAccount as endpoint } from '@tandem/contract/accounts/own-account'
import { route } from '#platform/http/route.ts'
import { exportAccount } from './export-account.ts'

export const exportRoutes = [route(endpoint, exportAccount)]
