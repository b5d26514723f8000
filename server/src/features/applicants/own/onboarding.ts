import type { Onboarding, saveOnboarding as saveEndpoint } from '@tandem/contract/applicants/onboarding'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findOnboarding, updateOnboarding } from '../applicants.store.ts'

export async function getOnboarding(ctx: Context, viewer: ApplicantViewer): Promise<Onboarding> {
  const found = await findOnboarding(ctx.db, viewer.applicantId)
  if (!found) throw new AppError('not_found')
  return { step: found.step, finished: found.finishedAt !== null }
}

/** A place among a few questions and no answer: of two devices the last one counts. */
export async function saveOnboarding(
  ctx: Context,
  viewer: ApplicantViewer,
  { body: { step, finished } }: HandlerInput<typeof saveEndpoint>,
): Promise<Onboarding> {
  await updateOnboarding(ctx.db, viewer.applicantId, step, finished ? ctx.clock() : null)
  return getOnboarding(ctx, viewer)
}
