import type { listSentRequests as endpoint, SentRequest } from '@tandem/contract/applicant-requests'
import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { askedBy, countRequests, listRequests } from '../applicant-requests.store.ts'
import { presentSentRequest } from './present-request.ts'

/** Colleagues share what their company asked. Whom they cannot find any more is left out. */
export async function listSentRequests(
  ctx: Context,
  { companyId }: CompanyViewer,
  { query }: HandlerInput<typeof endpoint>,
): Promise<Page<SentRequest>> {
  const { page, perPage, kind, applicant } = query
  const where = askedBy({ companyId, applicantIds: applicant, kinds: kind })
  const offset = (page - 1) * perPage
  const records = await listRequests(ctx.db, where, { now: ctx.clock(), limit: perPage, offset })
  return {
    items: records.map((record) => presentSentRequest(ctx, record)),
    total: await countRequests(ctx.db, where),
  }
}
