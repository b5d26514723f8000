import { consentPages } from '@tandem/contract/accounts'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { contentVersion, pageConsent } from './contents.schema.ts'

type PageVersion = { page: (typeof consentPages)[number]; revision: number }

const kind = 'page'
const asking = alias(contentVersion, 'asking')
const agreed = alias(contentVersion, 'agreed')

/**
 * The pages with a version that asks for consent, was published after the account agreed, and was not agreed to since;
 * each in the version that is public now, which may be a later one.
 */
export async function listConsentDue(db: Db, accountId: string) {
  const isAgreed = db
    .select({ is: sql`1` })
    .from(pageConsent)
    .innerJoin(
      agreed,
      and(
        eq(agreed.kind, pageConsent.kind),
        eq(agreed.recordId, pageConsent.recordId),
        eq(agreed.revision, pageConsent.revision),
      ),
    )
    .where(
      and(
        eq(pageConsent.accountId, accountId),
        eq(agreed.kind, asking.kind),
        eq(agreed.recordId, asking.recordId),
        gte(agreed.publishedAt, asking.publishedAt),
      ),
    )
  const isAsked = db
    .select({ is: sql`1` })
    .from(asking)
    .where(
      and(
        eq(asking.kind, contentVersion.kind),
        eq(asking.recordId, contentVersion.recordId),
        eq(asking.asksConsent, true),
        or(isNull(account.consentAt), gt(asking.publishedAt, account.consentAt)),
        notExists(isAgreed),
      ),
    )
  const rows = await db
    .selectDistinctOn([contentVersion.recordId], {
      page: contentVersion.recordId,
      revision: contentVersion.revision,
      publishedAt: contentVersion.publishedAt,
    })
    .from(contentVersion)
    .innerJoin(account, eq(account.id, accountId))
    .where(
      and(
        eq(contentVersion.kind, kind),
        inArray(contentVersion.recordId, [...consentPages]),
        isNotNull(contentVersion.publishedAt),
        exists(isAsked),
      ),
    )
    .orderBy(asc(contentVersion.recordId), desc(contentVersion.publishedAt), desc(contentVersion.revision))
  return consentPages.flatMap((page) => {
    const row = rows.find((each) => each.page === page)
    return row?.publishedAt ? [{ page, revision: row.revision, publishedAt: row.publishedAt }] : []
  })
}

export async function isPublished(db: Db, { page, revision }: PageVersion): Promise<boolean> {
  const [found] = await db
    .select({ revision: contentVersion.revision })
    .from(contentVersion)
    .where(
      and(
        eq(contentVersion.kind, kind),
        eq(contentVersion.recordId, page),
        eq(contentVersion.revision, revision),
        isNotNull(contentVersion.publishedAt),
      ),
    )
  return found !== undefined
}

/** Answers whether the account had not agreed to it before. */
export async function insertConsent(
  db: Db,
  { accountId, page, revision, now }: PageVersion & { accountId: string; now: Date },
): Promise<boolean> {
  const inserted = await db
    .insert(pageConsent)
    .values({ accountId, kind, recordId: page, revision, agreedAt: now })
    .onConflictDoNothing()
    .returning({ revision: pageConsent.revision })
  return inserted.length > 0
}

/** For the export, the oldest first. */
export const listConsents = (db: Db, accountId: string) =>
  db
    .select({ page: pageConsent.recordId, version: pageConsent.revision, agreedAt: pageConsent.agreedAt })
    .from(pageConsent)
    .where(eq(pageConsent.accountId, accountId))
    .orderBy(asc(pageConsent.agreedAt), asc(pageConsent.recordId))
