import type {
  deleteManagedProfile as deleteEndpoint,
  getManagedProfile as getEndpoint,
  listManagedProfiles as listEndpoint,
  updateManagedProfile as updateEndpoint,
} from '@tandem/contract/applicants/own-profile'
import { type Application, type ApplicationSummary, applicationTypes } from '@tandem/contract/applications'
import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import {
  createApplication,
  deleteApplication,
  listInScope,
  readApplication,
  updateApplication,
} from '#features/applications/applications.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'

const type = applicationTypes.profile

export function listManagedProfiles(
  ctx: Context,
  viewer: ApplicantViewer,
  { query: { page, perPage } }: HandlerInput<typeof listEndpoint>,
): Promise<Page<ApplicationSummary>> {
  return listInScope(ctx, viewer, { scope: 'own', type, page, perPage })
}

/** Of the applicant's records the profiles alone; to others none exists. */
export async function getManagedProfile(
  ctx: Context,
  viewer: ApplicantViewer,
  { params }: Pick<HandlerInput<typeof getEndpoint>, 'params'>,
): Promise<Application> {
  const application = await readApplication(ctx, viewer, params.id)
  if (application.type !== type) throw new AppError('not_found')
  return application
}

export const createManagedProfile = (ctx: Context, viewer: ApplicantViewer): Promise<Application> =>
  createApplication(ctx, viewer, { body: { type } })

export async function updateManagedProfile(
  ctx: Context,
  viewer: ApplicantViewer,
  input: HandlerInput<typeof updateEndpoint>,
): Promise<Application> {
  await getManagedProfile(ctx, viewer, input)
  return updateApplication(ctx, viewer, input)
}

export async function deleteManagedProfile(
  ctx: Context,
  viewer: ApplicantViewer,
  input: HandlerInput<typeof deleteEndpoint>,
): Promise<true> {
  await getManagedProfile(ctx, viewer, input)
  return deleteApplication(ctx, viewer, input)
}
