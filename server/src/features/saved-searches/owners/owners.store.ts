import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { account, accountSubscription } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { hasSubscribedDevice } from '#features/push/push.api.ts'
import { savedSearch } from '#features/saved-searches/saved-searches.schema.ts'
import type { Db } from '#platform/db/database.ts'
import type { AlertInterval } from '../alerts/intervals.rules.ts'

/** Saved searches with the account that made each, as far as a search and a mail need it. */
export function findWithOwners(db: Db, ids: string[]) {
  return db
    .select({
      savedSearch: savedSearch,
      account: { id: account.id, type: account.type, email: account.email, locale: account.locale },
      applicantId: applicant.id,
      companyId: organisationPerson.companyId,
      organisationPersonId: organisationPerson.id,
      companyStatus: company.status,
      mayAlert: sql<boolean>`${mayAlert}`,
      wantsMail,
    })
    .from(savedSearch)
    .innerJoin(account, eq(account.id, savedSearch.accountId))
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .leftJoin(company, eq(company.id, organisationPerson.companyId))
    .leftJoin(accountSubscription, subscription)
    .where(sql`${savedSearch.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(savedSearch.id)
}

export type OwnedSavedSearch = Awaited<ReturnType<typeof findWithOwners>>[number]

type Due = { interval: AlertInterval; before: Date; after: string; limit: number }

/**
 * Saved searches with unread hits that were found by then, of accounts that want mails or have a device to tell; `hits`
 * counts all unread ones.
 */
export async function findDue(db: Db, { interval, before, after, limit }: Due) {
  const unread = sql`from search_pattern_hit h where h.pattern_id = ${savedSearch.id} and h.notified_at is null`
  const isDue = sql`exists (select ${unread} and h.found_at <= ${before.toISOString()}::timestamptz)`
  return db
    .select({ id: savedSearch.id, hits: sql<number>`(select count(*)::int ${unread})` })
    .from(savedSearch)
    .innerJoin(account, eq(account.id, savedSearch.accountId))
    .leftJoin(accountSubscription, subscription)
    .where(
      and(
        eq(savedSearch.notificationInterval, interval),
        mayAlert,
        or(wantsMail, hasSubscribedDevice(account.id, 'new_matches')),
        isDue,
        beyond(after),
      ),
    )
    .orderBy(savedSearch.id)
    .limit(limit)
}

const beyond = (after: string): SQL | undefined => (after ? sql`${savedSearch.id} > ${after}` : undefined)

const subscription = and(
  eq(accountSubscription.accountId, account.id),
  eq(accountSubscription.subscription, 'new_matches'),
)

const mayAlert = and(sql`not ${savedSearch.paused}`, isNotNull(account.confirmedAt), isNull(account.hiddenAt))

/** Joined with `subscription`: the mails come until they are turned off. */
const wantsMail = sql<boolean>`coalesce(${accountSubscription.enabled}, true)`
