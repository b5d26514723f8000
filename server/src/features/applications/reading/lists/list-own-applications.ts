import type { Application } from '@tandem/contract/applications'
import { listIds } from '#features/applications/transitions/transitions.store.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { showApplication } from '../show-application.ts'

/** Everything an applicant has begun, sent or kept, whole, the oldest first. */
export async function listOwnApplications(ctx: Context, viewer: ApplicantViewer): Promise<Application[]> {
  const applications: Application[] = []
  for (const id of await listIds(ctx.db, viewer.applicantId)) {
    applications.push(await showApplication(ctx, viewer, id))
  }
  return applications
}
