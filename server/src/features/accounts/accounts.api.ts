export { getAccount } from './get-account.ts'
export { authenticate } from './session/authenticate.ts'
