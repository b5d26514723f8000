import type { Viewer } from '#platform/auth/viewer.ts'

export type Belonging = {
  companyId: string | null
  /** Null for the university's own people. */
  companyStatus: string | null
  /** To others than their own company and admins. */
  isShown: boolean
}

/** Somebody whom a message may be meant for. */
type Addressee = Belonging & {
  /** Whether anybody has an account that reads for their company or location. */
  isRead: boolean
}

/**
 * Who sees a contact: the university's own people everybody, those of a confirmed company applicants. Companies know
 * nothing of each other's people.
 */
export function mayReadContact(viewer: Viewer, { companyId, companyStatus, isShown }: Belonging): boolean {
  if (companyStatus === 'closed') return false
  if (viewer.type === 'admin') return true
  if (companyId !== null && viewer.type === 'company') return viewer.companyId === companyId
  return isShown && (companyId === null || companyStatus === 'confirmed')
}

/** Decisions, section 7; messaging itself decides when the message is sent. Nobody waits where nobody reads. */
export function mayMessageContact(viewer: Viewer, { companyId, isShown, isRead }: Addressee): boolean {
  if (!isShown || !isRead) return false
  return viewer.type === 'applicant' || (viewer.type === 'company' && companyId === null)
}
