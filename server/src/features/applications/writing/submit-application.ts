import { type Application, applicationStatuses } from '@tandem/contract/applications'
import type { submitApplication as endpoint } from '@tandem/contract/applications/drafts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { requireOpenOffer } from '#features/offers/offers.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { blocksInitiative, hasTarget } from '../applications.rules.ts'
import { type ApplicationRow, findForOffer, lockApplicant } from '../applications.store.ts'
import { showApplication } from '../reading/show-application.ts'
import { changeState } from '../transitions/change-state.ts'
import { findInitiatives, lockOpenCompany } from './initiatives.store.ts'
import { requireDraft } from './require-draft.ts'

/** Of many tries at once one wins: they wait for each other at the applicant. */
export function submitApplication(
  ctx: Context,
  viewer: ApplicantViewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<Application> {
  return transaction(ctx, async (ctx) => {
    await lockApplicant(ctx.db, viewer.applicantId)
    const application = await requireDraft(ctx, viewer, params.id)
    if (!hasTarget(application)) throw new AppError('forbidden')
    if (application.offerId) await requireFirst(ctx, viewer, application.offerId)
    else await requireFirstInitiative(ctx, application)
    const { missing } = await showApplication(ctx, viewer, application.id)
    if (missing.fields.length + missing.documents.length > 0) throw new AppError('application_incomplete')

    await changeState(ctx, application, { to: 'received', by: 'applicant', viewer })
    return showApplication(ctx, viewer, application.id)
  })
}

async function requireFirst(ctx: Context, viewer: ApplicantViewer, offerId: string): Promise<void> {
  const own = await findForOffer(ctx.db, viewer.applicantId, offerId)
  const answered = own.some(({ status }) => status === applicationStatuses.finished)
  if (answered) throw new AppError('already_applied')
  await requireOpenOffer(ctx, offerId)
}

async function requireFirstInitiative(ctx: Context, application: ApplicationRow): Promise<void> {
  const { applicantId, companyId } = application
  const open = companyId && (await lockOpenCompany(ctx.db, companyId, applicantId))
  if (!open || open.isUnattended) throw new AppError('company_unavailable')
  if (!open.acceptsInitiatives) throw new AppError('initiatives_not_accepted')
  const own = await findInitiatives(ctx.db, applicantId, companyId)
  if (own.some((each) => blocksInitiative(each, ctx.clock()))) throw new AppError('already_applied')
}
