import type { CompanyReview } from '@tandem/contract/backend'
import type {
  CorrectedField,
  correctCompany as correctEndpoint,
  createCompany as createEndpoint,
  reinstateCompany as reinstateEndpoint,
  suspendCompany as suspendEndpoint,
} from '@tandem/contract/backend/company-changes'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { findOpenApplicants } from '#features/applications/applications.api.ts'
import * as companies from '#features/companies/companies.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { insertAuditEntry } from '../audit.store.ts'
import { suspensionMail } from '../backend.jobs.ts'
import { decide } from './decide-company.ts'
import { showCompany } from './show-companies.ts'

/** For a company that is to get a registration key: nobody has registered it. */
export function createCompany(
  ctx: Context,
  viewer: AdminViewer,
  { body }: HandlerInput<typeof createEndpoint>,
): Promise<CompanyReview> {
  return transaction(ctx, async (ctx) => {
    const companyId = await companies.enterCompany(ctx, body)
    await insertAuditEntry(ctx.db, {
      accountId: viewer.accountId,
      action: 'create_company',
      recordType: 'company',
      recordId: companyId,
      details: { studyInterests: body.studyInterests },
      createdAt: ctx.clock(),
    })
    return showCompany(ctx, viewer, companyId)
  })
}

/** The entry names the fields; what stood there is the company's. */
export const correctCompany = (
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof correctEndpoint>,
) => {
  const details: { changedFields?: CorrectedField[] } = {}
  return decide(ctx, viewer, params.id, { action: 'correct_company', details }, async (ctx) => {
    const { outcome, fields } = await companies.correctCompany(ctx, { companyId: params.id, ...body })
    details.changedFields = fields
    return outcome
  })
}

export const suspendCompany = (
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof suspendEndpoint>,
) =>
  decide(ctx, viewer, params.id, { action: 'suspend_company' }, (ctx) =>
    mailApplicants(ctx, { companyId: params.id, suspended: true }, () =>
      companies.suspendCompany(ctx, { companyId: params.id, ...body }),
    ),
  )

export const reinstateCompany = (
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof reinstateEndpoint>,
) =>
  decide(ctx, viewer, params.id, { action: 'reinstate_company' }, (ctx) =>
    mailApplicants(ctx, { companyId: params.id, suspended: false }, () =>
      companies.reinstateCompany(ctx, { companyId: params.id, ...body }),
    ),
  )

/** Whoever waits for an answer there learns that none will come for a while, and when one may come again. */
async function mailApplicants(
  ctx: Context,
  about: { companyId: string; suspended: boolean },
  change: () => Promise<companies.Outcome>,
): Promise<companies.Outcome> {
  const outcome = await change()
  if (outcome !== 'done') return outcome
  const accountIds = await findOpenApplicants(ctx.db, about.companyId)
  await enqueueAll(
    ctx.db,
    suspensionMail,
    accountIds.map((accountId) => ({ accountId, ...about })),
  )
  return outcome
}
