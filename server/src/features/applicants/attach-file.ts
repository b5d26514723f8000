import type { attachFile as endpoint } from '@tandem/contract/applicants'
import type { Attachment } from '@tandem/contract/applications'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { addAttachment, requireAttachmentSlot } from '#features/applications/applications.api.ts'
import { removeFile, storeFile } from '#features/files/files.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'

/** Storing takes its time, so it comes before the transaction: what cannot be tied then is swept away later. */
export async function attachFile(
  ctx: Context,
  viewer: ApplicantViewer,
  { params, query: { replaces }, upload }: HandlerInput<typeof endpoint>,
): Promise<Attachment> {
  const slot = { applicationId: params.id, type: params.type }
  await requireAttachmentSlot(ctx, viewer, slot, replaces)
  const file = await storeFile(ctx, {
    ...upload,
    uploadedBy: viewer.accountId,
    accept: ['pdf', 'jpeg', 'png', 'docx'],
  })
  return transaction(ctx, async (ctx) => {
    const attachment = await addAttachment(ctx, viewer, slot, file, replaces)
    if (replaces) await removeFile(ctx.db, replaces)
    return attachment
  })
}
