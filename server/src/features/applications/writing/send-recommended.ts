import { applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { AppError } from '#platform/http/app-error.ts'
import { addEvent, insertApplication, lockApplicant, lockApplication } from '../applications.store.ts'
import { copyAttachments } from '../content/attachments.store.ts'
import { contentFor } from '../content/content.rules.ts'
import { readContent, writeContent } from '../content/content.store.ts'
import { changeState } from '../transitions/change-state.ts'
import { findInitiatives, lockReachableCompany } from './initiatives.store.ts'

/**
 * Sends what a company received to another one, as an initiative application, since its applicant agreed to. The letter
 * was written to the first company and stays there. The new application's id. Throws `not_found`, `already_applied`,
 * `request_closed`.
 */
export async function sendRecommended(
  ctx: Context,
  viewer: ApplicantViewer,
  { applicationId, companyId }: { applicationId: string; companyId: string },
): Promise<string> {
  const type = applicationTypes.initiative
  await lockApplicant(ctx.db, viewer.applicantId)
  // It may have closed, or become part of another one, since the request was read.
  if (!(await lockReachableCompany(ctx.db, companyId))) throw new AppError('request_closed')
  const source = await lockApplication(ctx.db, applicationId)
  if (source?.applicantId !== viewer.applicantId) throw new AppError('not_found')
  const there = await findInitiatives(ctx.db, viewer.applicantId, companyId)
  if (there.some(({ status }) => status === applicationStatuses.sent)) throw new AppError('already_applied')
  const [id, now] = [newId(), ctx.clock()]
  const { applicantId, accountId } = viewer
  await insertApplication(ctx.db, { id, applicantId, type, companyId, now })
  const content = await readContent(ctx.db, source.id)
  await writeContent(ctx.db, id, contentFor(type, { ...content, title: '', coverLetter: '' }))
  await copyAttachments(ctx.db, source.id, id)
  await addEvent(ctx.db, { applicationId: id, event: 'created', accountId, at: now })
  const draft = await lockApplication(ctx.db, id)
  if (!draft) throw new Error(`There is no application ${id}`)
  await changeState(ctx, draft, { to: 'received', by: 'applicant', viewer })
  return id
}
