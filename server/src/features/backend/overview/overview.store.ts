import type { WaitingKind } from '@tandem/contract/backend/overview'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

type Waiting = { kind: WaitingKind; count: number; at: Date | string; recordId: string | null }

/**
 * What nothing waits of has no row. `lastDay`, as of Germany: keys that end later are not told of yet. What the admin
 * `accountId` asked for waits for the others.
 */
export async function selectWaiting(
  db: Db,
  now: Date,
  lastDay: string,
  accountId: string,
  isTextsOn: boolean,
): Promise<Waiting[]> {
  const instant = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<Waiting>(sql`
    select kind, count(*)::int as count, min(at) as at, (array_agg(record_id order by at))[1] as "recordId" from (
      select 'companies' as kind, submitted_at as at, null::uuid as record_id from company
        where status = 'pending' and submitted_at is not null and undo_until is null
          and (asked_at is null or answered_at is not null)
      union all
      select 'texts', text.changed_at, null from changed_text text join company on company.id = text.company_id
        left join offer on offer.id = text.offer_id
        where ${isTextsOn} and text.sent_back_at is null and company.status = 'confirmed'
          and (text.offer_id is null or offer.status = 'published')
      union all
      select 'reports', created_at, null from thread_report where settled_at is null
      union all
      select 'requests', created_at, account_id from four_eyes_request
        where decided_at is null and expires_at > ${instant} and requested_by is distinct from ${accountId}::uuid
      union all
      select 'unattended', (select max(holder.hidden_at) from organisation_person person
          join account holder on holder.id = person.account_id where person.company_id = company.id), id
        from company where status = 'confirmed' and is_unattended
      union all
      select 'keys', expires_on::timestamp at time zone 'Europe/Berlin', company_id from company_registration_key
        where revoked_at is null and uses_left > 0
          and expires_on between (${instant} at time zone 'Europe/Berlin')::date and ${lastDay}::date
      union all
      select 'mails', last_tried_at, null from mail_log where state in ('failed', 'bounced') and settled_at is null
      union all
      select 'jobs', created_on, null from pgboss.job where name = 'given-up' and state = 'created'
    ) waiting group by kind`)
  return rows
}
