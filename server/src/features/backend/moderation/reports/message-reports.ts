import type * as contract from '@tandem/contract/backend/message-reports'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { insertAuditEntry } from '#features/backend/audit.store.ts'
import { settledReportMail } from '#features/backend/backend.jobs.ts'
import { listThreadReports, settleThreadReport } from '#features/messaging/messaging.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { enqueue } from '#platform/jobs/jobs.ts'

const shown = 50

export async function listMessageReports(
  ctx: Context,
  _: AdminViewer,
  { query: { settled, after } }: HandlerInput<typeof contract.listThreadReports>,
) {
  const found = await listThreadReports(ctx, { settled: settled !== undefined, after, limit: shown + 1 })
  const entries = found.slice(0, shown)
  return { entries, next: found.length > shown ? (entries.at(-1)?.id ?? null) : null }
}

/** The note stays with the report: it may name somebody. */
export const settleMessageReport = (
  ctx: Context,
  { accountId }: AdminViewer,
  { params, body }: HandlerInput<typeof contract.settleThreadReport>,
) =>
  transaction(ctx, async (ctx) => {
    const settled = await settleThreadReport(ctx, params.id, { accountId, ...body })
    if (!settled) throw new AppError('not_found')
    if (settled.wasSettled) {
      const record = { recordType: 'thread_report', recordId: params.id } as const
      await insertAuditEntry(ctx.db, { accountId, action: 'settle_thread_report', ...record })
      const { reportedBy } = settled
      if (reportedBy) await enqueue(ctx.db, settledReportMail, { accountId: reportedBy, reportId: params.id })
    }
    const { settledAt, note, answer } = settled.report
    if (!settledAt || note !== body.note || answer !== body.answer) throw new ChangedElsewhere(settled.report)
    return settled.report
  })
