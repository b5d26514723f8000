export { getAccount } from './get-account.ts'
export { authenticate, isSessionLive } from './session/authenticate.ts'
