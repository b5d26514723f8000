import type { DeclineReason, Outcome, Stage, timelineEvents } from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { documentType, language, qualification, studyInterest } from '#features/reference/reference.schema.ts'
import { createdAt, id, instant, unitVector, updatedAt } from '#platform/db/columns.ts'
import { grade } from '#platform/db/grade.ts'

/**
 * One table, four types: initiative 1, offer 2, profile 3, template 9. Status: new 1, sent 2, cancelled 8,
 * finished 9. A sent row is the snapshot: nothing of its content changes any more.
 */
export const application = pgTable(
  'application',
  {
    id: id(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicant.id, { onDelete: 'cascade' }),
    type: smallint('type').notNull(),
    status: smallint('status').notNull().default(1),
    stage: text('stage').$type<Stage>(),
    outcome: text('outcome').$type<Outcome>(),
    declineReason: text('decline_reason').$type<DeclineReason>(),
    /** What the company wrote to its reason. */
    declineNote: text('decline_note').notNull().default(''),
    /** The start year whose place the applicant has, or had last. */
    placeYear: smallint('place_year'),
    /**
     * Until then the company can undo what it did since `told_revision`, and the applicant is shown what was true
     * before: the `told_…` columns. Null, or past: the row says what is so for both.
     */
    undoUntil: instant('undo_until'),
    toldStatus: smallint('told_status'),
    toldStage: text('told_stage').$type<Stage>(),
    toldOutcome: text('told_outcome').$type<Outcome>(),
    toldRevision: integer('told_revision'),
    toldUpdatedAt: instant('told_updated_at'),
    /** How many of its revisions were undone before the applicant was told of them: theirs is so much lower. */
    untoldRevisions: integer('untold_revisions').notNull().default(0),
    companyId: uuid('company_id').references(() => company.id, { onDelete: 'cascade' }),
    offerId: uuid('offer_id').references(() => offer.id, { onDelete: 'cascade' }),
    title: text('title').notNull().default(''),
    qualificationKey: text('qualification_key').references(() => qualification.key),
    grade: grade('grade'),
    desiredYears: smallint('desired_years').array().notNull().default([]),
    expertises: jsonb('expertises').$type<ApplicationContent['expertises']>().notNull().default([]),
    education: jsonb('education').$type<ApplicationContent['education']>().notNull().default([]),
    career: jsonb('career').$type<ApplicationContent['career']>().notNull().default([]),
    moduleAdditionals: jsonb('module_additionals')
      .$type<ApplicationContent['moduleAdditionals']>()
      .notNull()
      .default([]),
    aboutMe: text('about_me').notNull().default(''),
    coverLetter: text('cover_letter').notNull().default(''),
    visibility: text('visibility').$type<'hidden' | 'anonymous' | 'open'>().notNull().default('hidden'),
    /** What an anonymous profile shows all the same. */
    disclosed: text('disclosed').array().$type<ApplicationContent['disclosed']>().notNull().default([]),
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sentAt: instant('sent_at'),
    closedAt: instant('closed_at'),
    /** When a mail about its arrival was made for the company. */
    companyMailedAt: instant('company_mailed_at'),
  },
  (table) => [
    index('application_applicant').on(table.applicantId, table.type),
    index('application_received').on(table.companyId, table.status, table.sentAt.desc()),
    index('application_offer').on(table.offerId),
    uniqueIndex('application_template_unique').on(table.applicantId).where(sql`${table.type} = 9`),
    /** Applied once: a second live application for the same offer is refused by the database itself. */
    uniqueIndex('application_offer_unique')
      .on(table.applicantId, table.offerId)
      .where(sql`${table.type} = 2 and ${table.status} in (1, 2)`),
    uniqueIndex('application_initiative_unique')
      .on(table.applicantId, table.companyId)
      .where(sql`${table.type} = 1 and ${table.status} = 2`),
    check('application_type', sql`${table.type} in (1, 2, 3, 9)`),
    check('application_status', sql`${table.status} in (1, 2, 8, 9)`),
    check('application_grade', sql`${table.grade} between 10 and 40`),
    check(
      'application_target',
      sql`case ${table.type} when 1 then ${table.companyId} is not null and ${table.offerId} is null
        when 2 then ${table.companyId} is not null and ${table.offerId} is not null
        else ${table.companyId} is null and ${table.offerId} is null end`,
    ),
    check('application_sent', sql`(${table.status} in (2, 9)) <= (${table.sentAt} is not null)`),
    check('application_outcome', sql`(${table.status} = 9) = (${table.outcome} is not null)`),
    check(
      'application_told',
      sql`(${table.undoUntil} is null) = (${table.toldStatus} is null) and (${table.undoUntil} is null) = (${table.toldRevision} is null)`,
    ),
    check('application_stage', sql`(${table.status} = 2) <= (${table.stage} is not null)`),
    check('application_visibility', sql`${table.visibility} in ('hidden', 'anonymous', 'open')`),
  ],
)

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => application.id, { onDelete: 'cascade' })

export const applicationStudyInterest = pgTable(
  'application_study_interest',
  {
    applicationId: applicationId(),
    studyInterestId: integer('study_interest_id')
      .notNull()
      .references(() => studyInterest.id),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.studyInterestId] }),
    index('application_study_interest_interest').on(table.studyInterestId),
  ],
)

export const applicationPlace = pgTable(
  'application_place',
  {
    applicationId: applicationId(),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Kilometres; 0 means only this place. */
    radius: smallint('radius').notNull(),
    ...unitVector(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.position] })],
)

export const applicationLanguage = pgTable(
  'application_language',
  {
    applicationId: applicationId(),
    languageCode: text('language_code')
      .notNull()
      .references(() => language.code),
    /** Index into the contract's `languageLevels`. */
    level: smallint('level').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.languageCode] }),
    check('application_language_level', sql`${table.level} between 0 and 7`),
  ],
)

export const applicationAttachment = pgTable(
  'application_attachment',
  {
    applicationId: applicationId(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
    documentTypeKey: text('document_type_key')
      .notNull()
      .references(() => documentType.key),
    /** As it is called here; null while it bears the name it was uploaded with. */
    name: text('name'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.fileId] }),
    index('application_attachment_file').on(table.fileId),
  ],
)

/** The timeline: every change of status or stage, in order. Rows are only added, or marked as undone. */
export const applicationEvent = pgTable(
  'application_event',
  {
    id: id(),
    applicationId: applicationId(),
    event: text('event').$type<(typeof timelineEvents)[number]>().notNull(),
    /** Of `finished`. */
    outcome: text('outcome').$type<Outcome>(),
    /** The application's after it; null for entries older than this column. */
    revision: integer('revision'),
    /** Taken back before the applicant was told: neither side is shown it. */
    undoneAt: instant('undone_at'),
    /** Who did it; null for the system, and once the account is gone. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('application_event_application').on(table.applicationId, table.createdAt),
    index('application_event_account').on(table.accountId),
  ],
)

/** Which companies opened a profile, by day and never by person. Kept for 90 days. */
export const profileView = pgTable(
  'profile_view',
  {
    applicationId: applicationId(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.day, table.companyId] }),
    index('profile_view_company').on(table.companyId),
    index('profile_view_day').on(table.day),
  ],
)

/**
 * Whether an application makes its applicant known to its company: it was sent, and not withdrawn since. What was
 * withdrawn stays with the company as a record of its own (ADR 30).
 */
export const makesKnown = ({ sentAt, status }: { sentAt: AnyPgColumn; status: AnyPgColumn }) =>
  sql<boolean>`(${sentAt} is not null and ${status} <> 8)`
