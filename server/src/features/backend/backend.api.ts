export { verifyAudit } from './audit/verify-audit.ts'
export { auditLoadedSettings } from './settings/edit-settings.ts'
