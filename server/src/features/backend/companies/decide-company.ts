import type {
  changeAdmission as admissionEndpoint,
  askCompany as askEndpoint,
  CompanyReview,
  confirmCompany as confirmEndpoint,
  refuseCompany as refuseEndpoint,
  undoConfirmation as undoEndpoint,
} from '@tandem/contract/backend'
import type { AuditAction } from '@tandem/contract/backend/audit'
import type { HandlerInput } from '@tandem/contract/endpoint'
import * as companies from '#features/companies/companies.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { ChangedElsewhere } from '#platform/http/app-error.ts'
import { insertAuditEntry } from '../audit.store.ts'
import { showCompany } from './show-companies.ts'

/*
 * An admin's decisions. What becomes of the company is the companies' matter; here each leaves its entry, once. The words
 * of a refusal or a question are not kept there: they may name somebody.
 */

export const confirmCompany = (
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof confirmEndpoint>,
) => {
  const { studyInterests } = body
  return decide(ctx, viewer, params.id, { action: 'confirm_company', details: { studyInterests } }, (ctx) =>
    companies.confirmCompany(ctx, { companyId: params.id, ...body }),
  )
}

export const undoConfirmation = (
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof undoEndpoint>,
) =>
  decide(ctx, viewer, params.id, { action: 'undo_confirm_company' }, (ctx) =>
    companies.undoConfirmation(ctx, { companyId: params.id, ...body }),
  )

export const askCompany = (
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof askEndpoint>,
) =>
  decide(ctx, viewer, params.id, { action: 'ask_company' }, (ctx) =>
    companies.askCompany(ctx, { companyId: params.id, ...body }),
  )

export const refuseCompany = (
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof refuseEndpoint>,
) =>
  decide(ctx, viewer, params.id, { action: 'refuse_company' }, (ctx) =>
    companies.refuseCompany(ctx, { companyId: params.id, ...body }),
  )

export const changeAdmission = (
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof admissionEndpoint>,
) => {
  const { studyInterests } = body
  return decide(ctx, viewer, params.id, { action: 'change_admission', details: { studyInterests } }, (ctx) =>
    companies.changeAdmission(ctx, { companyId: params.id, ...body }),
  )
}

type Entry = { action: AuditAction; details?: Record<string, unknown> }

export function decide(
  ctx: Context,
  viewer: AdminViewer,
  companyId: string,
  entry: Entry,
  change: (ctx: Context) => Promise<companies.Outcome>,
): Promise<CompanyReview> {
  return transaction(ctx, async (ctx) => {
    const outcome = await change(ctx)
    if (outcome === 'outdated') throw new ChangedElsewhere(await showCompany(ctx, viewer, companyId))
    if (outcome === 'done') {
      const createdAt = ctx.clock()
      await insertAuditEntry(ctx.db, {
        accountId: viewer.accountId,
        recordType: 'company',
        recordId: companyId,
        createdAt,
        ...entry,
      })
    }
    return showCompany(ctx, viewer, companyId)
  })
}
