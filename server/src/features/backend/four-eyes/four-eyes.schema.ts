import type { FourEyesKind } from '@tandem/contract/backend/four-eyes'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { createdAt, id, instant } from '#platform/db/columns.ts'

/** What an admin has asked another one to do. The words about a person go with the account that they are about. */
export const fourEyesRequest = pgTable(
  'four_eyes_request',
  {
    id: id(),
    kind: text('kind').$type<FourEyesKind>().notNull(),
    /** Whom it is about, or whose profile; null where it is about a company or an offer. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** Which company is to become part of which other one. */
    companyId: uuid('company_id').references(() => company.id, { onDelete: 'cascade' }),
    intoCompanyId: uuid('into_company_id').references(() => company.id, { onDelete: 'cascade' }),
    offerId: uuid('offer_id').references(() => offer.id, { onDelete: 'cascade' }),
    /** The profile that is to be deleted. */
    applicationId: uuid('application_id').references(() => application.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    requestedBy: uuid('requested_by').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    decidedBy: uuid('decided_by').references(() => account.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    outcome: text('outcome').$type<'confirmed' | 'withdrawn' | 'refused' | 'expired'>(),
  },
  (table) => [
    check(
      'four_eyes_request_kind',
      sql`${table.kind} in ('reset_second_factor', 'merge_companies', 'remove_offer', 'remove_profile')`,
    ),
    check(
      'four_eyes_request_subject',
      sql`(${table.kind} = 'merge_companies') = (${table.companyId} is not null) and
        (${table.companyId} is null) = (${table.intoCompanyId} is null) and
        (${table.kind} = 'remove_offer') = (${table.offerId} is not null) and
        (${table.kind} = 'remove_profile') = (${table.applicationId} is not null) and
        (${table.kind} in ('reset_second_factor', 'remove_profile')) = (${table.accountId} is not null)`,
    ),
    check(
      'four_eyes_request_outcome',
      sql`${table.outcome} in ('confirmed', 'withdrawn', 'refused', 'expired')`,
    ),
    check('four_eyes_request_decided', sql`(${table.outcome} is null) = (${table.decidedAt} is null)`),
    check(
      'four_eyes_request_two',
      sql`${table.outcome} <> 'confirmed' or ${table.decidedBy} <> ${table.requestedBy}`,
    ),
    uniqueIndex('four_eyes_request_open')
      .on(table.accountId, table.kind)
      .where(sql`${table.decidedAt} is null and ${table.applicationId} is null`),
    uniqueIndex('four_eyes_request_open_company')
      .on(table.companyId, table.kind)
      .where(sql`${table.decidedAt} is null`),
    uniqueIndex('four_eyes_request_open_offer')
      .on(table.offerId, table.kind)
      .where(sql`${table.decidedAt} is null`),
    uniqueIndex('four_eyes_request_open_profile')
      .on(table.applicationId)
      .where(sql`${table.decidedAt} is null`),
    index('four_eyes_request_into').on(table.intoCompanyId),
    index('four_eyes_request_waiting').on(table.createdAt).where(sql`${table.decidedAt} is null`),
  ],
)
