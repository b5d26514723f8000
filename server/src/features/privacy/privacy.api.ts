export { eraseAccount } from './deletion/erase-account.ts'
export { handOverTeam, previewLock } from './deletion/hand-over-team.ts'
export { exportAccount } from './export/export-account.ts'
