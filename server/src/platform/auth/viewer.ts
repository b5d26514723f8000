import type { Access, AccountType, Permission } from '@tandem/contract/endpoint'

/** Who asks, as the session says it. */
export type Viewer = ApplicantViewer | CompanyViewer | AdminViewer

type SignedIn = {
  accountId: string
  sessionId: string
  permissions: readonly Permission[]
  /** Must set up a second factor before anything else. */
  secondFactorMissing: boolean
}
export type ApplicantViewer = SignedIn & { type: 'applicant'; applicantId: string }
export type CompanyViewer = SignedIn & {
  type: 'company'
  companyId: string
  /** Null on behalf: an admin is nobody's contact there. */
  organisationPersonId: string | null
  /** A pending company edits, but finds nobody and is not found. */
  companyConfirmed: boolean
  /** It was confirmed, and reads what it has; it reaches no applicant. */
  companySuspended: boolean
  /** An admin acts for the company; the account is the admin's own. */
  onBehalf?: { id: string; until: Date }
}
export type AdminViewer = SignedIn & { type: 'admin'; organisationPersonId: string | null }

/** The viewer a handler may rely on, from what its endpoint declares. */
export type ViewerFor<Who extends Access> = Who extends { types: readonly (infer Type extends AccountType)[] }
  ? Extract<Viewer, { type: Type }> | (Who extends { visitorsBy: string } ? null : never)
  : Viewer | null

export const hasPermission = (viewer: Viewer, permission: Permission): boolean =>
  viewer.permissions.includes(permission)
