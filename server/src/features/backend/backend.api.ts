export { verifyAudit } from './audit/verify-audit.ts'
export { logMails } from './operations/log-mails.ts'
export { auditOnBehalf } from './on-behalf/act-on-behalf.ts'
export { auditLoadedSettings } from './settings/edit-settings.ts'
