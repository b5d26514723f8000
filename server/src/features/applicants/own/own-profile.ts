import type { OwnProfile, saveOwnProfile as saveEndpoint } from '@tandem/contract/applicants/own-profile'
import { applicationTypes } from '@tandem/contract/applications'
import type { HandlerInput } from '@tandem/contract/endpoint'
import {
  createApplication,
  findNewestProfile,
  readApplication,
  updateApplication,
} from '#features/applications/applications.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { findPerson } from '../applicants.store.ts'

export async function getOwnProfile(ctx: Context, viewer: ApplicantViewer): Promise<OwnProfile> {
  const person = await findPerson(ctx.db, viewer.applicantId)
  if (!person) throw new AppError('not_found')
  const id = await findNewestProfile(ctx.db, viewer.applicantId)
  return { ...person, application: id === null ? null : await readApplication(ctx, viewer, id) }
}

export function saveOwnProfile(
  ctx: Context,
  viewer: ApplicantViewer,
  { body }: HandlerInput<typeof saveEndpoint>,
): Promise<OwnProfile> {
  return transaction(ctx, async (ctx) => {
    const id = (await findNewestProfile(ctx.db, viewer.applicantId)) ?? (await beginProfile(ctx, viewer))
    try {
      await updateApplication(ctx, viewer, { params: { id }, body })
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error
      throw new ChangedElsewhere(await getOwnProfile(ctx, viewer))
    }
    return getOwnProfile(ctx, viewer)
  })
}

async function beginProfile(ctx: Context, viewer: ApplicantViewer): Promise<string> {
  const body = { type: applicationTypes.profile }
  return (await createApplication(ctx, viewer, { body })).id
}
