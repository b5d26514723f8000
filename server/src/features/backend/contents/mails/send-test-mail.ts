import type { sendTestMail as endpoint } from '@tandem/contract/backend/contents'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { findAccountById } from '#features/accounts/accounts.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { claimMailQuota } from '#platform/throttle/claim-mail-quota.ts'
import { insertAuditEntry } from '../../audit.store.ts'
import { testMail } from '../../backend.jobs.ts'
import { checkMail, requireMail } from './mail-kind.ts'

/** To whoever asks, with made-up names. */
export async function sendTestMail(
  ctx: Context,
  { accountId }: AdminViewer,
  { params: { id }, body: { content, language } }: HandlerInput<typeof endpoint>,
): Promise<string> {
  await requireMail(id)
  await checkMail(ctx, id, content)
  const reader = await findAccountById(ctx.db, accountId)
  if (!reader) throw new AppError('not_found')
  if (!(await claimMailQuota(ctx, reader.email, 'test'))) throw new AppError('too_many_requests')
  return transaction(ctx, async (ctx) => {
    await enqueue(ctx.db, testMail, { accountId, id, content, language })
    await insertAuditEntry(ctx.db, {
      ...{ accountId, action: 'send_test_mail', recordType: 'mail', recordId: id },
      ...{ createdAt: ctx.clock(), details: {} },
    })
    return reader.email
  })
}
