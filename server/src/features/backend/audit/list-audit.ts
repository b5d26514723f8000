import {
  type AuditAction,
  type AuditDeed,
  type AuditEntry,
  type AuditRecordType,
  auditActions,
  auditPerPage,
  auditRecordTypes,
  type listAuditEntries as listEndpoint,
} from '@tandem/contract/backend/audit'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { changesOf } from './audit.rules.ts'
import { type AuditRow, selectAuditActors, selectAuditEntries } from './read-audit.store.ts'

export async function listAuditEntries(
  ctx: Context,
  _: AdminViewer,
  { query }: HandlerInput<typeof listEndpoint>,
) {
  const rows = await selectAuditEntries(ctx.db, query, auditPerPage + 1)
  const page = rows.slice(0, auditPerPage)
  return {
    entries: page.filter(isReadable).map(toEntry),
    next: rows.length > auditPerPage ? (page.at(-1)?.position ?? null) : null,
  }
}

export const listAuditActors = (ctx: Context) => selectAuditActors(ctx.db)

/** Of what admins did about one record, the newest; all of it stands in the list. */
const shownDeeds = 20

export async function listDeeds(
  ctx: Context,
  recordType: AuditRecordType,
  recordId: string,
): Promise<AuditDeed[]> {
  const rows = await selectAuditEntries(ctx.db, { whom: '', recordType, recordId }, shownDeeds)
  return rows.filter(isReadable).map(toDeed)
}

type Readable = AuditRow & { action: AuditAction; recordType: AuditRecordType }

/** While two versions run at once, the older one does not know what the newer one writes. */
const isReadable = (row: AuditRow): row is Readable =>
  auditActions.some((each) => each === row.action) && auditRecordTypes.some((each) => each === row.recordType)

const toDeed = ({ id, action, at, accountId, actorName }: Readable): AuditDeed => ({
  ...{ id, action, at },
  actor: accountId === null ? null : { id: accountId, name: actorName },
})

const toEntry = (row: Readable): AuditEntry => ({
  ...toDeed(row),
  position: row.position,
  record: { type: row.recordType, id: row.recordId, name: row.recordName },
  changes: changesOf(row.details),
})
