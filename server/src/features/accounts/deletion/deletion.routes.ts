import {
  deleteAccountAtOnce as deleteAccountAtOnceEndpoint,
  deleteAccount as deleteAccountEndpoint,
} from '@tandem/contract/accounts/own-account'
import { route } from '#platform/http/route.ts'
import { deleteAccount, deleteAccountAtOnce } from './delete-account.ts'

export const deletionRoutes = [
  route(deleteAccountEndpoint, deleteAccount),
  route(deleteAccountAtOnceEndpoint, deleteAccountAtOnce),
]
