import { maxRequestsPerDay } from '@tandem/contract/applicant-requests'
import { isBlocked } from '#features/messaging/messaging.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { askedMail, requestTold } from '../applicant-requests.jobs.ts'
import { toldAfterMs } from '../applicant-requests.rules.ts'
import { countAskedSince, insertRequest, lockAsking, type NewRequest } from '../applicant-requests.store.ts'
import { publishToCompany } from '../publish-request.ts'

type Asked = Omit<NewRequest, 'id' | 'companyId' | 'askedBy' | 'createdAt'>

const dayMs = 24 * 60 * 60 * 1000

/** Within the caller's transaction, which has looked whether it may be asked. Tells both sides. */
export async function ask(ctx: Context, viewer: CompanyViewer, asked: Asked): Promise<void> {
  const { companyId, accountId } = viewer
  const now = ctx.clock()
  const applicant = { kind: 'applicant', applicantId: asked.applicantId } as const
  if (await isBlocked(ctx.db, accountId, applicant)) throw new AppError('recipient_unavailable')
  await lockAsking(ctx.db, companyId)
  const today = await countAskedSince(ctx.db, companyId, new Date(now.getTime() - dayMs))
  if (today >= maxRequestsPerDay) throw new AppError('too_many_requests', [], dayMs / 1000)
  const id = newId()
  const isNew = await insertRequest(ctx.db, { ...asked, id, companyId, askedBy: accountId, createdAt: now })
  if (!isNew) throw new AppError('already_asked')
  await publishToCompany(ctx, companyId, id)
  const startAfter = new Date(now.getTime() + toldAfterMs(asked.kind))
  await enqueue(ctx.db, requestTold, { requestId: id }, { startAfter })
  await enqueue(ctx.db, askedMail, { requestId: id }, { startAfter })
}
