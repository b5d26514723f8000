import type { AuditAction } from '@tandem/contract/backend/audit'
import type * as contract from '@tandem/contract/backend/changed-texts'
import {
  type ChangedText,
  type ChangedTexts,
  changedFields,
  type SentBackText,
} from '@tandem/contract/backend/changed-texts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { insertAuditEntry } from '#features/backend/audit.store.ts'
import { sentBackMail } from '#features/backend/backend.jobs.ts'
import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import type { AdminViewer, CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import {
  type ChangedRow,
  deleteChangedText,
  lockChangedText,
  markSentBack,
  selectChangedTexts,
  selectSentBack,
} from './changed-texts.store.ts'

/** Switched off, nothing is shown; what was changed meanwhile waits once it is on again. */
export async function listChangedTexts(ctx: Context): Promise<ChangedTexts> {
  const isOn = (await ctx.settings(ctx.db)).company.reviewChangedTexts
  const all = isOn ? (await selectChangedTexts(ctx.db)).map(present) : []
  return {
    isOn,
    waiting: all.filter(({ sentBackAt }) => sentBackAt === null),
    sentBack: all.filter(({ sentBackAt }) => sentBackAt !== null),
  }
}

export const approveText = (
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof contract.approveText>,
) =>
  decide(ctx, viewer, { ...params, ...body, action: 'approve_text' }, (ctx) =>
    deleteChangedText(ctx.db, params.id),
  )

export const sendTextBack = (
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof contract.sendTextBack>,
) =>
  decide(ctx, viewer, { ...params, ...body, action: 'send_text_back' }, async (ctx, companyId) => {
    await markSentBack(ctx.db, params.id, body.reason, ctx.clock())
    const told = await findCompanyAccounts(ctx.db, companyId, 'company-profile-edit')
    await enqueueAll(
      ctx.db,
      sentBackMail,
      told.map((accountId) => ({ accountId, companyId, id: params.id })),
    )
  })

type Decision = { id: string; revision: number; action: AuditAction }

/** Of two admins, and of an admin and the company, whoever comes second is told what stands. */
function decide(
  ctx: Context,
  { accountId }: AdminViewer,
  { id, revision, action }: Decision,
  work: (ctx: Context, companyId: string) => Promise<void>,
): Promise<ChangedTexts> {
  return transaction(ctx, async (ctx) => {
    const found = await lockChangedText(ctx.db, id)
    if (!found) throw new AppError('not_found')
    if (found.revision !== revision) throw new ChangedElsewhere(await listChangedTexts(ctx))
    const { companyId, offerId } = found
    await work(ctx, companyId)
    await insertAuditEntry(ctx.db, {
      ...{ accountId, action, createdAt: ctx.clock() },
      ...(offerId
        ? { recordType: 'offer', recordId: offerId }
        : { recordType: 'company', recordId: companyId }),
    })
    return listChangedTexts(ctx)
  })
}

export async function listSentBackTexts(ctx: Context, { companyId }: CompanyViewer): Promise<SentBackText[]> {
  return (await selectSentBack(ctx.db, companyId)).flatMap((row) => {
    const { company, offer, reason, sentBackAt } = present(row)
    return sentBackAt ? [{ company, offer, reason, sentBackAt }] : []
  })
}

function present(row: ChangedRow): ChangedText {
  const { id, companyId, companyName, offerId, offerTitle, approved, now, ...rest } = row
  return {
    ...{ ...rest, id },
    company: { id: companyId, name: companyName },
    offer: offerId === null ? null : { id: offerId, title: offerTitle ?? '' },
    texts: changedFields
      .map((field) => ({ field, before: approved[field] ?? '', now: now[field] ?? '' }))
      .filter((text) => text.before !== text.now),
  }
}
