export { verifyAudit } from './audit/verify-audit.ts'
export { auditOnBehalf } from './companies/on-behalf/act-on-behalf.ts'
export { logMails } from './operations/log-mails.ts'
export { auditLoadedSettings } from './settings/edit-settings.ts'
