import type { ThreadReport } from '@tandem/contract/backend/message-reports'
import type { Context } from '#platform/context/context.ts'
import { anonymousNames } from '../../reading/anonymous-names.ts'
import {
  findAdditions,
  findReportedMessages,
  findReports,
  type ReportPage,
  type ReportRow,
  settleReport,
} from './reports.store.ts'

/** For admins: who reported may have met them under no name, but they judge under the names of the accounts. */
export async function listThreadReports(
  ctx: Context,
  which: { id: string } | ReportPage,
): Promise<ThreadReport[]> {
  const rows = await findReports(ctx.db, which)
  if (rows.length === 0) return []
  const { deleted } = anonymousNames[ctx.locale]
  const ids = rows.map(({ id }) => id)
  const found = await findReportedMessages(ctx.db, ids)
  const messages = Map.groupBy(found, ({ reportId }) => reportId)
  const additions = await findAdditions(ctx.db, ids)
  return rows.map((row) => ({
    ...present(row, deleted),
    additions: additions.get(row.id) ?? [],
    messages: (messages.get(row.id) ?? []).map(({ id, text, sentAt, firstName, lastName }) => ({
      id,
      senderName: firstName === null ? deleted : `${firstName} ${lastName}`,
      message: text,
      sentAt: sentAt.toISOString(),
    })),
  }))
}

/**
 * Within the caller's transaction. Settles a report of this revision, and answers whether it did; null where there is
 * none.
 */
export async function settleThreadReport(
  ctx: Context,
  id: string,
  { accountId, revision, ...texts }: { accountId: string; revision: number; note: string; answer: string },
): Promise<{ report: ThreadReport; wasSettled: boolean; reportedBy: string | null } | null> {
  const settled = { settledAt: ctx.clock(), settledBy: accountId, ...texts }
  const wasSettled = await settleReport(ctx.db, { id, revision }, settled)
  const [report] = await listThreadReports(ctx, { id })
  const [row] = await findReports(ctx.db, { id })
  return report && row ? { report, wasSettled, reportedBy: row.reportedBy } : null
}

function present(row: ReportRow, deleted: string): Omit<ThreadReport, 'messages' | 'additions'> {
  const { reporter, settler, applicant, companyName, locationName, applicantAccountId, companyId } = row
  const person = applicant && `${applicant.firstName} ${applicant.lastName}`
  const sides = [person, companyName, locationName].filter((name) => name !== null)
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    reportedAt: row.createdAt.toISOString(),
    reporter: reporter && { name: `${reporter.firstName} ${reporter.lastName}`, email: reporter.email },
    subject: row.subject,
    sides: sides.length < 2 ? [...sides, deleted] : sides,
    parties: [
      ...(person && applicantAccountId
        ? [{ type: 'account' as const, id: applicantAccountId, name: person }]
        : []),
      ...(companyName && companyId ? [{ type: 'company' as const, id: companyId, name: companyName }] : []),
    ],
    settledAt: row.settledAt?.toISOString() ?? null,
    settledBy: settler && `${settler.firstName} ${settler.lastName}`,
    note: row.note,
    answer: row.answer,
    revision: row.revision,
  }
}
