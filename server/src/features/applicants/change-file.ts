import type { changeFile as endpoint } from '@tandem/contract/applicants'
import type { Attachment } from '@tandem/contract/applications'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { changeAttachment } from '#features/applications/applications.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'

export const changeFile = (
  ctx: Context,
  viewer: ApplicantViewer,
  { params: { id, type, fileId }, body }: HandlerInput<typeof endpoint>,
): Promise<Attachment> =>
  transaction(ctx, (ctx) =>
    changeAttachment(ctx, viewer, {
      slot: { applicationId: id, type },
      fileId,
      type: body.type,
      name: body.name,
    }),
  )
