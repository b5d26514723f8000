import type { Conversation } from '@tandem/contract/messaging'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/http/app-error.ts'
import { otherSide, type Side } from '../messaging.rules.ts'
import { hasBlockedSide } from '../sides/blocks.store.ts'
import { findReaderIds, isBlocked } from '../sides/sides.store.ts'
import { isCompanyClosed, type ThreadSides } from './writing.store.ts'

type Reached = { other: Side; recipients: string[]; unreachable: null }
/** `unavailable` is for nobody's eyes: somebody may have been blocked. */
type Reach = Reached | { unreachable: NonNullable<Conversation['unreachable']> | 'unavailable' }

/**
 * Who reads what this account writes into a thread. A side that nobody reads gets no messages: the writer would wait
 * for an answer that cannot come.
 */
export async function findReach(db: Db, thread: ThreadSides, own: Side, accountId: string): Promise<Reach> {
  const other = otherSide(thread, own)
  if (!other) return { unreachable: 'deleted' }
  if (await hasBlockedSide(db, own, other)) return { unreachable: 'blocked' }
  const recipients = await findReaderIds(db, other, thread)
  if (recipients.length > 0 && !(await isBlocked(db, accountId, other))) {
    return { other, recipients, unreachable: null }
  }
  const isClosed = other.kind === 'company' && (await isCompanyClosed(db, other.companyId))
  return { unreachable: isClosed ? 'company_closed' : 'unavailable' }
}

/** Throws `contact_blocked` to who has blocked the other side, else `recipient_unavailable`. */
export async function requireReach(...of: Parameters<typeof findReach>): Promise<Reached> {
  const reach = await findReach(...of)
  if (reach.unreachable === null) return reach
  throw new AppError(reach.unreachable === 'blocked' ? 'contact_blocked' : 'recipient_unavailable')
}

/** What a conversation says of it before anybody writes. */
export async function findUnreachable(
  ...of: Parameters<typeof findReach>
): Promise<Conversation['unreachable']> {
  const { unreachable } = await findReach(...of)
  return unreachable === 'unavailable' ? null : unreachable
}
