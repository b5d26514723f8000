import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { isEditable, isOwner } from '../applications.rules.ts'
import { type ApplicationRow, lockApplication } from '../applications.store.ts'

/** The viewer's own application, not sent yet and locked. Throws `not_found` or `already_sent`. */
export async function requireDraft(ctx: Context, viewer: Viewer, id: string): Promise<ApplicationRow> {
  const application = await lockApplication(ctx.db, id)
  if (!application || !isOwner(viewer, application)) throw new AppError('not_found')
  if (!isEditable(application)) throw new AppError('already_sent')
  return application
}
