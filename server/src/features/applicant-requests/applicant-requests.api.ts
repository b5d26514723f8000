export { transferRequests } from './applicant-requests.store.ts'
export { listAskedRequests } from './reading/asked-requests.store.ts'
export { listOwnRequests } from './reading/list-applicant-requests.ts'
