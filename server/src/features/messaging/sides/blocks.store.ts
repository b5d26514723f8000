import { and, eq, type SQL, sql } from 'drizzle-orm'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { newId } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { Side, StartingSide } from '../messaging.rules.ts'
import { accountBlock, thread } from '../messaging.schema.ts'
import { accountsOf, isOn } from './sides.store.ts'

/** Whether the side has blocked the other one: it unblocks it before it writes itself. */
export async function hasBlockedSide(db: Db, own: Side, other: Side): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${accountBlock}
    where ${accountBlock.blockedBy} in (${accountsOf(own)}) and ${accountBlock.blocked} in (${accountsOf(other)}) limit 1`)
  return rows.length > 0
}

/** Whether somebody of the side has blocked the other side of the thread that the query reads. */
export function hasBlocked(own: Side): SQL<boolean> {
  if (own.kind === 'institution') return sql<boolean>`false`
  const others =
    own.kind === 'applicant'
      ? sql`select ${organisationPerson.accountId} from ${organisationPerson}
          where ${eq(organisationPerson.companyId, thread.companyId)}`
      : sql`select ${applicant.accountId} from ${applicant} where ${eq(applicant.id, thread.applicantId)}`
  return sql<boolean>`exists (select from ${accountBlock}
    where ${accountBlock.blockedBy} in (${accountsOf(own)}) and ${accountBlock.blocked} in (${others}))`
}

/** Every account of the other side is blocked, so that the block stays while one of them does. */
export async function insertBlocks(db: Db, blockedBy: string, other: StartingSide, now: Date): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(accountsOf(other))
  const values = rows.map((row) => ({
    id: newId(),
    blockedBy,
    blocked: String(Object.values(row)[0]),
    createdAt: now,
  }))
  if (values.length > 0) await db.insert(accountBlock).values(values).onConflictDoNothing()
}

/** A block is between sides: it holds on when the account of a company leaves that set it, or that it names. */
export async function transferBlocks(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await db.execute(sql`
    insert into account_block (id, blocked_by, blocked, created_at)
    select gen_random_uuid(), case blocked_by when ${from} then ${to}::uuid else blocked_by end,
      case blocked when ${from} then ${to}::uuid else blocked end, created_at
    from account_block where blocked_by = ${from} or blocked = ${from}
    on conflict do nothing`)
}

/** Whoever of the side had set them. */
export async function deleteBlocks(db: Db, own: StartingSide, other: StartingSide): Promise<void> {
  await db
    .delete(accountBlock)
    .where(
      sql`${accountBlock.blockedBy} in (${accountsOf(own)}) and ${accountBlock.blocked} in (${accountsOf(other)})`,
    )
}

/** Puts what two sides wrote to each other into the archive of everybody of the one. */
export async function archiveThreadsBetween(db: Db, own: StartingSide, other: StartingSide): Promise<void> {
  await db.execute(sql`
    insert into thread_state (thread_id, account_id, archived)
    select ${thread.id}, account.id, true from ${thread} cross join account
    where ${and(isOn(own), isOn(other))} and account.id in (${accountsOf(own)})
    order by 1, 2
    on conflict (thread_id, account_id) do update set archived = true`)
}
