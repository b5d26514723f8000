import type {
  Applicant,
  getApplicant as endpoint,
  getApplicantTeaser as teaser,
} from '@tandem/contract/applicants'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { listSeenOf, openApplication, readApplication } from '#features/applications/applications.api.ts'
import { type AdminViewer, type CompanyViewer, hasPermission } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findAccountOf } from './applicants.store.ts'

type Reader = AdminViewer | CompanyViewer

export async function getApplicant(
  ctx: Context,
  viewer: Reader,
  { params }: HandlerInput<typeof endpoint>,
): Promise<Applicant> {
  const { shownId, ...seen } = await requireSeen(ctx, viewer, params.id)
  const { can, applicant, id, ...application } = await openApplication(ctx, viewer, shownId)
  const shown = { ...application, ...applicant, ...seen, applicationId: id, can: { message: can.message } }
  if (viewer.type !== 'admin' || !hasPermission(viewer, 'backend')) return shown
  return { ...shown, accountId: await findAccountOf(ctx.db, params.id) }
}

export async function getApplicantTeaser(
  ctx: Context,
  viewer: Reader,
  { params }: HandlerInput<typeof teaser>,
) {
  const { shownId } = await requireSeen(ctx, viewer, params.id)
  const application = await readApplication(ctx, viewer, shownId)
  return { ...application, id: params.id, applicationId: shownId }
}

async function requireSeen(ctx: Context, viewer: Reader, applicantId: string) {
  const seen = await listSeenOf(ctx, viewer, applicantId)
  const [shown] = [...seen.profiles, ...seen.applications]
  if (!shown) throw new AppError('not_found')
  return { ...seen, shownId: shown.id }
}
