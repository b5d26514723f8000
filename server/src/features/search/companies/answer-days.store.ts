import { firstAnswerEvents } from '@tandem/contract/received-applications/answer-due'
import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { statement } from '#platform/db/statements/statement.ts'
import { ttlCacheOfEach } from '#platform/db/ttl-cache.ts'

const fewestAnswers = 5
const hourMs = 60 * 60 * 1000
/** Companies. */
const maxKept = 20_000

/** By company: days to the first answer, the median of what came in within a year; null while there are too few answers. */
export type AnswerDays = ReadonlyMap<string, number | null>

/**
 * As it was at some time in the last hour: of a company with three hundred applications it takes a millisecond, and a
 * list shows twenty companies.
 */
export const recentAnswerDays = ({ db, clock }: Pick<Context, 'db' | 'clock'>, companyIds: string[]) =>
  kept(db, companyIds, clock())

export async function medianAnswerDays(db: Db, companyIds: string[], now: Date): Promise<AnswerDays> {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  const rows = await answerDays(db, null, { companyIds, since: since.toISOString() })
  return new Map(rows.map(({ id, days }) => [id, days]))
}

const kept = ttlCacheOfEach(medianAnswerDays, { ttlMs: hourMs, maxKept })

const answers = sql.raw([...firstAnswerEvents].map((event) => `'${event}'`).join())

const answerDays = statement<
  { id: string; days: number | null },
  null,
  { companyIds: string[]; since: string }
>(
  (_, { companyIds, since }) => sql`
    select asked.id, (
      select round(percentile_cont(0.5) within group (order by extract(epoch from answer.at - a.sent_at) / 86400))::integer
      from application a cross join lateral (
        select min(created_at) as at from application_event
        where application_id = a.id and undone_at is null and event in (${answers})
      ) answer
      where a.company_id = asked.id and a.sent_at >= ${since}::timestamptz and answer.at >= a.sent_at
        and a.outcome is distinct from 'declined_by_applicant'
      having count(*) >= ${sql.raw(String(fewestAnswers))}
    ) as days from unnest(${companyIds}::uuid[]) as asked (id)`,
)
