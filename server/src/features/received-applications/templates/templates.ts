import type { HandlerInput } from '@tandem/contract/endpoint'
import type * as contract from '@tandem/contract/received-applications/templates'
import { maxTemplates, type ReplyTemplate } from '@tandem/contract/received-applications/templates'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import {
  deleteTemplateRow,
  insertTemplate,
  listTemplateRows,
  lockTemplate,
  lockTemplates,
  updateTemplateRow,
} from './templates.store.ts'

export async function listTemplates(ctx: Context, { companyId }: CompanyViewer): Promise<ReplyTemplate[]> {
  const rows = await listTemplateRows(ctx.db, companyId)
  return rows.map(({ companyId: _, updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }))
}

export function createTemplate(
  ctx: Context,
  viewer: CompanyViewer,
  { body }: HandlerInput<typeof contract.createTemplate>,
): Promise<ReplyTemplate[]> {
  return transaction(ctx, async (ctx) => {
    await lockTemplates(ctx.db, viewer.companyId)
    if ((await listTemplateRows(ctx.db, viewer.companyId)).length >= maxTemplates) {
      throw new AppError('too_many_templates')
    }
    await insertTemplate(ctx.db, { ...body, companyId: viewer.companyId, updatedAt: ctx.clock() })
    return listTemplates(ctx, viewer)
  })
}

export function updateTemplate(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id }, body: { revision, ...values } }: HandlerInput<typeof contract.updateTemplate>,
): Promise<ReplyTemplate[]> {
  return transaction(ctx, async (ctx) => {
    const row = await lockTemplate(ctx.db, viewer.companyId, id)
    if (!row) throw new AppError('not_found')
    const isSo = row.name === values.name && row.textDe === values.textDe && row.textEn === values.textEn
    if (isSo) return listTemplates(ctx, viewer)
    if (row.revision !== revision) throw new ChangedElsewhere(await listTemplates(ctx, viewer))
    await updateTemplateRow(ctx.db, id, { ...values, revision: revision + 1, updatedAt: ctx.clock() })
    return listTemplates(ctx, viewer)
  })
}

export function deleteTemplate(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id } }: HandlerInput<typeof contract.deleteTemplate>,
): Promise<ReplyTemplate[]> {
  return transaction(ctx, async (ctx) => {
    if (!(await lockTemplate(ctx.db, viewer.companyId, id))) throw new AppError('not_found')
    await deleteTemplateRow(ctx.db, id)
    return listTemplates(ctx, viewer)
  })
}
