import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { account, accountSubscription } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { searchPattern } from '#features/saved-searches/saved-searches.schema.ts'
import type { Db } from '#platform/db/database.ts'
import type { TellInterval } from './alerts/intervals.rules.ts'

/** Saved searches with the account that made each, as far as a search and a mail need it. */
export function findKept(db: Db, ids: string[]) {
  return db
    .select({
      pattern: searchPattern,
      account: { id: account.id, type: account.type, email: account.email, locale: account.locale },
      applicantId: applicant.id,
      companyId: organisationPerson.companyId,
      organisationPersonId: organisationPerson.id,
      companyStatus: company.status,
      wantsMail: sql<boolean>`${wantsMail}`,
    })
    .from(searchPattern)
    .innerJoin(account, eq(account.id, searchPattern.accountId))
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .leftJoin(company, eq(company.id, organisationPerson.companyId))
    .leftJoin(accountSubscription, subscription)
    .where(sql`${searchPattern.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(searchPattern.id)
}

export type KeptRow = Awaited<ReturnType<typeof findKept>>[number]

type Due = { interval: TellInterval; before: Date; after: string; limit: number }

/** Saved searches with something to tell that was found by then, of accounts that want mails; `hits` are all untold. */
export async function findDue(db: Db, { interval, before, after, limit }: Due) {
  const untold = sql`from search_pattern_hit h where h.pattern_id = ${searchPattern.id} and h.notified_at is null`
  const isDue = sql`exists (select ${untold} and h.found_at <= ${before.toISOString()}::timestamptz)`
  return db
    .select({ id: searchPattern.id, hits: sql<number>`(select count(*)::int ${untold})` })
    .from(searchPattern)
    .innerJoin(account, eq(account.id, searchPattern.accountId))
    .leftJoin(accountSubscription, subscription)
    .where(and(eq(searchPattern.notificationInterval, interval), wantsMail, isDue, beyond(after)))
    .orderBy(searchPattern.id)
    .limit(limit)
}

const beyond = (after: string): SQL | undefined => (after ? sql`${searchPattern.id} > ${after}` : undefined)

const subscription = and(
  eq(accountSubscription.accountId, account.id),
  eq(accountSubscription.subscription, 'new_matches'),
)

/** Joined with `subscription`: the mails come until they are turned off. */
const wantsMail = and(
  sql`not ${searchPattern.paused}`,
  isNotNull(account.confirmedAt),
  isNull(account.hiddenAt),
  sql`coalesce(${accountSubscription.enabled}, true)`,
)
