import { applicationTypes } from '@tandem/contract/applications'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { application } from '#features/applications/applications.schema.ts'
import { savedSearch } from '#features/saved-searches/saved-searches.schema.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'

type Kind = 'applicants' | 'offers' | 'companies'

/** The viewer's own; those of a company belong to all its accounts. The newest first. */
export function listSavedSearches(db: Db, viewer: Viewer, kinds: Kind[]) {
  const isOwn =
    viewer.type === 'company'
      ? eq(savedSearch.companyId, viewer.companyId)
      : and(eq(savedSearch.accountId, viewer.accountId), isNull(savedSearch.companyId))
  return db
    .select({ id: savedSearch.id, name: savedSearch.name })
    .from(savedSearch)
    .where(and(isOwn, inArray(savedSearch.kind, kinds)))
    .orderBy(desc(savedSearch.createdAt), desc(savedSearch.id))
}

/** An applicant's profiles, hidden ones too; the newest first. */
export function listOwnProfiles(db: Db, applicantId: string) {
  const isOwn = and(eq(application.applicantId, applicantId), eq(application.type, applicationTypes.profile))
  return db
    .select({ id: application.id, name: application.title })
    .from(application)
    .where(isOwn)
    .orderBy(desc(application.updatedAt), desc(application.id))
}
