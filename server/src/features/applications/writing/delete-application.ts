import type { deleteApplication as endpoint } from '@tandem/contract/applications'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { removeFile } from '#features/files/files.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { deleteRow } from '../applications.store.ts'
import { listAttachments } from '../content/attachments.store.ts'
import { requireDraft } from './require-draft.ts'

/** Its files go with it, unless another application holds them. */
export function deleteApplication(
  ctx: Context,
  viewer: ApplicantViewer,
  { params }: Pick<HandlerInput<typeof endpoint>, 'params'>,
): Promise<true> {
  return transaction(ctx, async (ctx) => {
    const { id } = await requireDraft(ctx, viewer, params.id)
    const attachments = await listAttachments(ctx.db, [id])
    await deleteRow(ctx.db, id)
    for (const { key } of attachments) await removeFile(ctx.db, key)
    return true as const
  })
}
