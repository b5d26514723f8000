import type * as contract from '@tandem/contract/backend/on-behalf'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { insertAuditEntry } from '#features/backend/audit.store.ts'
import { onBehalfOver } from '#features/backend/backend.jobs.ts'
import { findCompanyFacts } from '#features/companies/companies.api.ts'
import * as sessions from '#features/sessions/sessions.api.ts'
import type { AdminViewer, CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { AuditOnBehalf } from '#platform/http/register-routes.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { finishOnBehalf } from './finish-on-behalf.ts'

/** What is done in the session is said by `auditOnBehalf`, each thing by itself. */
export function startOnBehalf(
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof contract.startOnBehalf>,
) {
  return transaction(ctx, async (ctx) => {
    const companyId = params.id
    const company = await findCompanyFacts(ctx.db, companyId)
    if (!company || company.status === 'closed') throw new AppError('not_found')
    const { id, until, auth } = await sessions.startOnBehalf(ctx, viewer, { companyId, ...body })
    await insertAuditEntry(ctx.db, {
      ...{ accountId: viewer.accountId, action: 'start_on_behalf', createdAt: ctx.clock() },
      ...{ recordType: 'company', recordId: companyId, details: { onBehalf: id } },
    })
    await enqueue(ctx.db, onBehalfOver, { id }, { startAfter: until })
    return auth
  })
}

export async function endOnBehalf(ctx: Context, { onBehalf }: CompanyViewer): Promise<true> {
  if (!onBehalf) throw new AppError('not_found')
  await finishOnBehalf(ctx, onBehalf.id)
  return true
}

export const auditOnBehalf: AuditOnBehalf = async (ctx, viewer, { deed, offerId }) => {
  const { accountId, companyId, onBehalf } = viewer
  const record = offerId
    ? ({ recordType: 'offer', recordId: offerId } as const)
    : ({ recordType: 'company', recordId: companyId } as const)
  await insertAuditEntry(ctx.db, {
    ...{ ...record, accountId, action: `on_behalf_${deed}`, createdAt: ctx.clock() },
    details: { onBehalf: onBehalf?.id },
  })
}
