import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { account, accountSubscription } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { interview, interviewEvent } from '../interviews.schema.ts'

const reader = {
  id: account.id,
  email: account.email,
  locale: account.locale,
  type: account.type,
  name: sql<string>`${account.firstName} || ' ' || ${account.lastName}`,
}

export async function findReader(db: Db, accountId: string) {
  const [found] = await db.select(reader).from(account).where(eq(account.id, accountId))
  return found ?? null
}

/** Null where the account is not in use. `wantsMail`: the mails about applications come until they are turned off. */
export async function findMailReader(db: Db, accountId: string) {
  const [found] = await db
    .select({ ...reader, wantsMail: sql<boolean>`coalesce(${accountSubscription.enabled}, true)` })
    .from(account)
    .leftJoin(
      accountSubscription,
      and(
        eq(accountSubscription.accountId, account.id),
        eq(accountSubscription.subscription, 'application_changes'),
      ),
    )
    .where(and(eq(account.id, accountId), isNotNull(account.confirmedAt), isNull(account.hiddenAt)))
  return found ?? null
}

export async function findEvent(db: Db, eventId: string) {
  const [found] = await db
    .select({ event: interviewEvent, interview })
    .from(interviewEvent)
    .innerJoin(interview, eq(interview.id, interviewEvent.interviewId))
    .where(eq(interviewEvent.id, eventId))
  return found ?? null
}
