export { eraseAccount } from './deletion/erase-account.ts'
export { exportAccount } from './export/export-account.ts'
