import type { FoundProfile } from '@tandem/contract/applicant-search'
import { type ApplicationSummary, applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import type { Page } from '@tandem/contract/endpoint'
import { findProfiles, type ProfileQuery } from '#features/search/search.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { readRevisions } from './applications-list.store.ts'

/** The profiles that the viewer finds, each as the application that it is. */
export async function listFoundApplications(
  ctx: Context,
  viewer: Viewer,
  query: ProfileQuery,
): Promise<Page<ApplicationSummary>> {
  // Where it is turned off, people are looked for instead.
  if (!(await ctx.settings(ctx.db)).applicant.enableApplicationSearch) throw new AppError('forbidden')
  const { items, ...page } = await findProfiles(ctx, viewer, query, { oneEach: false })
  const revisions = await readRevisions(
    ctx.db,
    items.map(({ applicationId }) => applicationId),
  )
  return {
    ...page,
    // One that was deleted this very moment is left out.
    items: items.flatMap((found) => {
      const known = revisions.get(found.applicationId)
      return known ? [presentFound(found, known)] : []
    }),
  }
}

type Known = { createdAt: Date; revision: number; firstName: string; lastName: string }

function presentFound(
  found: FoundProfile,
  { createdAt, revision, firstName, lastName }: Known,
): ApplicationSummary {
  const { applicationId: id, name, title, updatedAt, match } = found
  const { grade, qualification, places, desiredYears, studyInterests } = found
  return {
    ...{ id, title, revision, updatedAt, match, grade, qualification, places, desiredYears },
    createdAt: createdAt.toISOString(),
    type: applicationTypes.profile,
    status: applicationStatuses.new,
    stage: null,
    outcome: null,
    undoUntil: null,
    origin: null,
    target: null,
    sentAt: null,
    applicant: name === null ? null : { id: found.id, name, firstName, lastName },
    studyInterests: studyInterests.map((interest) => interest.id),
    ...(found.maths !== null && { maths: found.maths }),
    found,
  }
}
