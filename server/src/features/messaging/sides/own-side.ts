import {
  type AdminViewer,
  type ApplicantViewer,
  type CompanyViewer,
  hasPermission,
  type Viewer,
} from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type OwnSide, type OwnStartingSide, readingPermission } from '../messaging.rules.ts'
import { findLocationOfPerson } from './sides.store.ts'

/** The side a viewer reads and writes for; an admin has one only as a contact of an institution location. */
export async function ownSide(db: Db, viewer: Viewer): Promise<OwnSide | null> {
  return viewer.type === 'admin' ? sideOfAdmin(db, viewer) : startingSide(viewer)
}

export function startingSide(viewer: ApplicantViewer | CompanyViewer): OwnStartingSide {
  return viewer.type === 'applicant'
    ? { kind: 'applicant', applicantId: viewer.applicantId }
    : companySide(viewer)
}

export function companySide(viewer: CompanyViewer) {
  const readsApplications = hasPermission(viewer, readingPermission)
  return { kind: 'company' as const, companyId: viewer.companyId, readsApplications }
}

async function sideOfAdmin(db: Db, { organisationPersonId }: AdminViewer): Promise<OwnSide | null> {
  const locationKey = organisationPersonId ? await findLocationOfPerson(db, organisationPersonId) : null
  return locationKey ? { kind: 'institution', locationKey } : null
}
