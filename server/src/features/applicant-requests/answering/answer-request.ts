import {
  type ApplicantRequest,
  type answerRequest as endpoint,
  mayAnswer,
} from '@tandem/contract/applicant-requests'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { sendRecommended } from '#features/applications/applications.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { agreedMails } from '../applicant-requests.jobs.ts'
import { stateOfRecord } from '../applicant-requests.rules.ts'
import { listRequests, lockRequest, ofId, updateAnswer, updateReason } from '../applicant-requests.store.ts'
import { publishRequest, publishToCompany } from '../publish-request.ts'
import { isTold, listApplicantRequests } from '../reading/list-applicant-requests.ts'

/** What is so already is a success without effect. */
export function answerRequest(
  ctx: Context,
  viewer: ApplicantViewer,
  { params: { id }, body: { answer, reason } }: HandlerInput<typeof endpoint>,
): Promise<ApplicantRequest[]> {
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock()
    const isOwn = await lockRequest(ctx.db, id, viewer.applicantId)
    const [record] = isOwn ? await listRequests(ctx.db, ofId(id), { now }) : []
    if (!record || !isTold(record, now)) throw new AppError('not_found')
    const { request } = record
    const { kind, companyId } = request
    const state = stateOfRecord(record)
    if (state === answer) {
      // Why, somebody may say after the click that declined.
      if (kind === 'invitation' && reason) await updateReason(ctx.db, id, reason)
      return listApplicantRequests(ctx, viewer)
    }
    if (!mayAnswer(kind, state, answer)) throw new AppError('request_closed')
    const { applicationId, targetCompanyId } = request
    const sentApplicationId =
      answer === 'accepted' && applicationId && targetCompanyId
        ? await sendRecommended(ctx, viewer, { applicationId, companyId: targetCompanyId })
        : null
    const declineReason = kind === 'invitation' ? (reason ?? null) : null
    await updateAnswer(ctx.db, id, { answer, answeredAt: now, declineReason, sentApplicationId })
    await publishRequest(ctx, [viewer.accountId], id)
    await publishToCompany(ctx, companyId, id)
    if (answer === 'accepted') await enqueue(ctx.db, agreedMails, { requestId: id })
    return listApplicantRequests(ctx, viewer)
  })
}
