import type { MessageAttachment } from '@tandem/contract/messaging'
import { isBeingChecked } from '#features/files/files.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { AttachmentRow } from './attachments.store.ts'

/** As this account sees them: of an infected one only who uploaded it learns. */
export function presentAttachments(
  ctx: Context,
  { accountId }: Viewer,
  files: readonly AttachmentRow[],
): MessageAttachment[] {
  return files.flatMap((file) => {
    const { id, name, size, mediaType, scan, uploadedBy } = file
    if (scan === 'infected' && uploadedBy !== accountId) return []
    const check = scan === 'infected' ? scan : isBeingChecked(ctx, file) ? 'waiting' : null
    return [{ id, name, size, mediaType, ...(check && { check }) }]
  })
}
