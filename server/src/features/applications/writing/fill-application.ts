import type { Application } from '@tandem/contract/applications'
import type { refillApplication as endpoint } from '@tandem/contract/applications/drafts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { removeFile } from '#features/files/files.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { type ApplicationRow, lockApplicant, lockSource, updateRow } from '../applications.store.ts'
import { copyAttachments, deleteAttachments, listExtraFiles } from '../content/attachments.store.ts'
import { contentFor } from '../content/content.rules.ts'
import { readContent, writeContent } from '../content/content.store.ts'
import { showApplication } from '../reading/show-application.ts'
import { requireDraft } from './require-draft.ts'

/** What was chosen from one record is put into another, whatever stood there; title and letter are its own. */
export function refillApplication(
  ctx: Context,
  viewer: ApplicantViewer,
  { params, body: { sourceId, revision } }: HandlerInput<typeof endpoint>,
): Promise<Application> {
  return transaction(ctx, async (ctx) => {
    // Two that are filled from each other at once would wait for one another.
    await lockApplicant(ctx.db, viewer.applicantId)
    const draft = await requireDraft(ctx, viewer, params.id)
    const source = await requireSource(ctx, viewer, sourceId)
    if (draft.revision !== revision) throw new ChangedElsewhere(await showApplication(ctx, viewer, draft.id))
    if (source.id !== draft.id) {
      await copyContent(ctx, source.id, draft)
      await updateRow(ctx.db, draft.id, { revision: revision + 1, updatedAt: ctx.clock() })
    }
    return showApplication(ctx, viewer, draft.id)
  })
}

/** One of the applicant's own records, of any kind; it stays locked, so that none of its files goes meanwhile. */
export async function requireSource(
  ctx: Context,
  { applicantId }: ApplicantViewer,
  id: string,
): Promise<ApplicationRow> {
  const source = await lockSource(ctx.db, id)
  if (source?.applicantId !== applicantId) throw new AppError('not_found')
  return source
}

type Target = Pick<ApplicationRow, 'id' | 'type' | 'title' | 'coverLetter' | 'visibility' | 'disclosed'>

/** The same choices and the same documents. Who may find a record is never taken from another one. */
async function copyContent(ctx: Context, from: string, to: Target): Promise<void> {
  const content = await readContent(ctx.db, from)
  const { title, coverLetter, visibility, disclosed } = to
  await writeContent(
    ctx.db,
    to.id,
    contentFor(to.type, { ...content, title, coverLetter, visibility, disclosed }),
  )
  const extra = await listExtraFiles(ctx.db, to.id, from)
  await deleteAttachments(ctx.db, to.id)
  for (const fileId of extra) await removeFile(ctx.db, fileId)
  await copyAttachments(ctx.db, from, to.id)
}

/** The first content of a record that was just begun. */
export const fillBlank = (ctx: Context, from: string, to: Pick<Target, 'id' | 'type'>): Promise<void> =>
  copyContent(ctx, from, {
    ...to,
    title: '',
    coverLetter: '',
    visibility: 'hidden',
    disclosed: [],
  })
