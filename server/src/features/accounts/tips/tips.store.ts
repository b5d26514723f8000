import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { account, accountSubscription, sentTip } from '../accounts.schema.ts'
import { daysBetweenTips, daysToFirstTip, type Tip, tips } from './tips.rules.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Tips are about applying; a locked account is hidden, too. */
const wantsTips = and(
  eq(accountSubscription.accountId, account.id),
  eq(accountSubscription.subscription, 'tips'),
  eq(accountSubscription.enabled, true),
  eq(account.type, 'applicant'),
  isNotNull(account.confirmedAt),
  isNull(account.hiddenAt),
  isNull(account.deletionDueAt),
)

/** Whom a tip goes to; null when they do not want it, or may not get it any more. */
export async function findTipReader(db: Db, accountId: string) {
  const { id, type, email, locale } = account
  const [found] = await db
    .select({ type, email, locale })
    .from(account)
    .innerJoin(accountSubscription, wantsTips)
    .where(eq(id, accountId))
  return found ?? null
}

export type NextTip = { accountId: string; tip: Tip }

/**
 * Notes the next tip of accounts that one is due for, some hundreds at a time, and answers with them. Until the
 * transaction ends nobody else notes theirs, and nobody turns them off.
 */
export async function claimNextTips(db: Db, now: Date): Promise<NextTip[]> {
  const due = dueTips(now)
  const { rows: locked } = await db.execute<{ accountId: string }>(sql`
    select ${accountSubscription.accountId} as "accountId" ${due}
    order by 1 limit 500 for no key update of ${accountSubscription}`)
  if (locked.length === 0) return []
  // A statement of its own sees what was done while the first one waited.
  const ids = sql.param(locked.map(({ accountId }) => accountId))
  const { rows } = await db.execute<NextTip>(sql`
    insert into ${sentTip} (account_id, tip, sent_at)
    select ${accountSubscription.accountId}, next.tip, ${now.toISOString()}::timestamptz ${due}
      and ${accountSubscription.accountId} = any(${ids}::uuid[])
    returning account_id as "accountId", tip`)
  return rows
}

/** `from … where …`, with the next one as `next.tip`. */
function dueTips(now: Date) {
  const daysAgo = (days: number) => sql`${new Date(now.getTime() - days * dayMs).toISOString()}::timestamptz`
  const { accountId } = accountSubscription
  return sql`
    from ${accountSubscription}
    join ${account} on ${wantsTips}
    cross join lateral (
      select listed.tip from unnest(${sql.param(tips)}::text[]) with ordinality as listed (tip, place)
      where not exists (select from sent_tip where account_id = ${accountId} and tip = listed.tip)
      order by place limit 1
    ) as next
    where greatest(${account.confirmedAt}, ${accountSubscription.changedAt}) <= ${daysAgo(daysToFirstTip)}
      and not exists (
        select from sent_tip where account_id = ${accountId} and sent_at > ${daysAgo(daysBetweenTips)}
      )`
}

/** The oldest first. */
export async function findSentTips(db: Db, accountId: string) {
  const { tip, sentAt } = sentTip
  return db.select({ tip, sentAt }).from(sentTip).where(eq(sentTip.accountId, accountId)).orderBy(sentAt)
}
