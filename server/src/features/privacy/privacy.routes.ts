import {
  deleteAccountAtOnce as deleteAccountAtOnceEndpoint,
  deleteAccount as deleteAccountEndpoint,
  exportAccount as exportAccountEndpoint,
  removeColleague as removeColleagueEndpoint,
} from '@tandem/contract/privacy'
import { route } from '#platform/http/route.ts'
import { deleteAccount, deleteAccountAtOnce } from './deletion/delete-account.ts'
import { removeColleague } from './deletion/remove-colleague.ts'
import { exportAccount } from './export/export-account.ts'

export const privacyRoutes = [
  route(deleteAccountEndpoint, deleteAccount),
  route(deleteAccountAtOnceEndpoint, deleteAccountAtOnce),
  route(exportAccountEndpoint, exportAccount),
  route(removeColleagueEndpoint, removeColleague),
]
