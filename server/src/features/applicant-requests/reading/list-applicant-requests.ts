import type { ApplicantRequest } from '@tandem/contract/applicant-requests'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { toldAfterMs } from '../applicant-requests.rules.ts'
import { listRequests, ofApplicant, type RequestRecord } from '../applicant-requests.store.ts'
import { listDocumentNames } from './documents.store.ts'
import { presentApplicantRequest } from './present-request.ts'

/** What waits for an answer first, then the newest. */
export async function listApplicantRequests(
  ctx: Context,
  viewer: ApplicantViewer,
): Promise<ApplicantRequest[]> {
  const now = ctx.clock()
  const records = await listRequests(ctx.db, ofApplicant(viewer.applicantId), { now })
  const told = records.filter((record) => isTold(record, now))
  const documents = await listDocumentNames(
    ctx.db,
    told.flatMap(({ request }) => request.applicationId ?? []),
  )
  const requests = told.map((record) => {
    const { applicationId } = record.request
    const names = documents.filter((each) => each.applicationId === applicationId).map(({ name }) => name)
    return presentApplicantRequest(ctx, record, names)
  })
  const isOpen = ({ state }: ApplicantRequest) => state === 'open'
  return [...requests.filter(isOpen), ...requests.filter((each) => !isOpen(each))]
}

/** The applicant has been told of it. */
export const isTold = ({ request: { kind, createdAt } }: RequestRecord, now: Date): boolean =>
  createdAt.getTime() + toldAfterMs(kind) <= now.getTime()

/** For the export, in the contract's words. */
export async function listOwnRequests(ctx: Context, viewer: ApplicantViewer) {
  return (await listApplicantRequests(ctx, viewer)).map(({ company, offer, target, ...request }) => ({
    kind: request.kind,
    state: request.state,
    company: company.name,
    offerTitle: offer?.title ?? null,
    recommendedTo: target?.name ?? null,
    note: request.note,
    declineReason: request.declineReason,
    createdAt: request.at,
    answeredAt: request.answeredAt,
  }))
}
