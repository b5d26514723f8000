import type { FoundProfile } from '@tandem/contract/applicant-search'
import { type ApplicationSummary, applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import type { Page } from '@tandem/contract/endpoint'
import { findProfiles, type ProfileQuery } from '#features/search/search.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { readCreation } from './applications-list.store.ts'

/** The profiles that the viewer finds, each as the application that it is. */
export async function listFoundApplications(
  ctx: Context,
  viewer: Viewer,
  query: ProfileQuery,
): Promise<Page<ApplicationSummary>> {
  const { items, ...page } = await findProfiles(ctx, viewer, query, { oneEach: false })
  const creation = await readCreation(
    ctx.db,
    items.map(({ id }) => id),
  )
  return {
    ...page,
    items: items.map((found) =>
      presentFound(found, creation.get(found.id)?.toISOString() ?? found.updatedAt),
    ),
  }
}

function presentFound(found: FoundProfile, createdAt: string): ApplicationSummary {
  const { id, applicantId, name, title, updatedAt, match } = found
  const { grade, qualification, places, desiredYears, studyInterests } = found
  return {
    ...{ id, title, createdAt, updatedAt, match, grade, qualification, places, desiredYears },
    type: applicationTypes.profile,
    status: applicationStatuses.new,
    stage: null,
    target: null,
    sentAt: null,
    applicant: name === null ? null : { id: applicantId, name },
    studyInterests: studyInterests.map((interest) => interest.id),
    found,
  }
}
