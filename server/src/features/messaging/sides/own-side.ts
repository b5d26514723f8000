import type { AdminViewer, ApplicantViewer, CompanyViewer, Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import type { Side, StartingSide } from '../messaging.rules.ts'
import { findLocationOfPerson } from './sides.store.ts'

/** The side a viewer reads and writes for; an admin has one only as a contact of an institution location. */
export async function ownSide(db: Db, viewer: Viewer): Promise<Side | null> {
  return viewer.type === 'admin' ? sideOfAdmin(db, viewer) : startingSide(viewer)
}

export function startingSide(viewer: ApplicantViewer | CompanyViewer): StartingSide {
  return viewer.type === 'applicant'
    ? { kind: 'applicant', applicantId: viewer.applicantId }
    : { kind: 'company', companyId: viewer.companyId }
}

async function sideOfAdmin(db: Db, { organisationPersonId }: AdminViewer): Promise<Side | null> {
  const locationKey = organisationPersonId ? await findLocationOfPerson(db, organisationPersonId) : null
  return locationKey ? { kind: 'institution', locationKey } : null
}
