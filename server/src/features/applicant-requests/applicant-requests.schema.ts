import type { RequestAnswer, RequestDeclineReason, RequestKind } from '@tandem/contract/applicant-requests'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { createdAt, id, instant } from '#platform/db/columns.ts'

/**
 * What a company asks an applicant for, and what they answered. Whether an invitation was followed, and whether an open
 * request can still be agreed to, follows from the records that it names.
 */
export const applicantRequest = pgTable(
  'applicant_request',
  {
    id: id(),
    kind: text('kind').$type<RequestKind>().notNull(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicant.id, { onDelete: 'cascade' }),
    /** The one that asks. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Who of it; null once the account is gone. */
    askedBy: uuid('asked_by').references(() => account.id, { onDelete: 'set null' }),
    note: text('note').notNull().default(''),
    /** Of an invitation. */
    offerId: uuid('offer_id').references(() => offer.id, { onDelete: 'cascade' }),
    /** Of a recommendation: what is handed on, and to whom. */
    applicationId: uuid('application_id').references(() => application.id, { onDelete: 'cascade' }),
    targetCompanyId: uuid('target_company_id').references(() => company.id, { onDelete: 'cascade' }),
    /** Of an accepted recommendation: what the other company received. */
    sentApplicationId: uuid('sent_application_id').references(() => application.id, { onDelete: 'set null' }),
    answer: text('answer').$type<RequestAnswer>(),
    answeredAt: instant('answered_at'),
    declineReason: text('decline_reason').$type<RequestDeclineReason>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('applicant_request_applicant').on(table.applicantId, table.companyId),
    index('applicant_request_company').on(table.companyId, table.createdAt.desc()),
    index('applicant_request_application').on(table.applicationId),
    index('applicant_request_sent').on(table.sentApplicationId),
    index('applicant_request_target').on(table.targetCompanyId),
    index('applicant_request_asked_by').on(table.askedBy),
    /** Each is asked once. */
    uniqueIndex('applicant_request_invitation_unique')
      .on(table.offerId, table.applicantId)
      .where(sql`${table.kind} = 'invitation'`),
    uniqueIndex('applicant_request_name_unique')
      .on(table.companyId, table.applicantId)
      .where(sql`${table.kind} = 'name'`),
    uniqueIndex('applicant_request_recommendation_unique')
      .on(table.applicationId, table.targetCompanyId)
      .where(sql`${table.kind} = 'recommendation'`),
    check('applicant_request_kind', sql`${table.kind} in ('invitation', 'name', 'recommendation')`),
    check('applicant_request_answer', sql`${table.answer} in ('accepted', 'declined', 'withdrawn')`),
    check('applicant_request_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('applicant_request_offer', sql`(${table.kind} = 'invitation') = (${table.offerId} is not null)`),
    check(
      'applicant_request_target',
      sql`(${table.kind} = 'recommendation') = (${table.applicationId} is not null)
        and (${table.kind} = 'recommendation') = (${table.targetCompanyId} is not null)`,
    ),
  ],
)
