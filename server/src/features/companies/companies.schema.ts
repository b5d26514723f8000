import type { CompanyStatus } from '@tandem/contract/accounts'
import type { Permission } from '@tandem/contract/endpoint'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { storedFile } from '#features/files/files.schema.ts'
import { studyInterest } from '#features/reference/reference.schema.ts'
import { citext, createdAt, id, instant, updatedAt } from '#platform/db/columns.ts'

export const company = pgTable(
  'company',
  {
    id: id(),
    name: text('name').notNull(),
    /** Closed: its last account is gone. */
    status: text('status').$type<CompanyStatus | 'closed'>().notNull().default('pending'),
    /** Rises with each decision about the company and each save of its profile. */
    revision: integer('revision').notNull().default(0),
    /** When it last asked to be confirmed; null until its first account has confirmed its address. */
    submittedAt: instant('submitted_at'),
    /** What it wrote when it asked again. */
    submissionNote: text('submission_note').notNull().default(''),
    decidedAt: instant('decided_at'),
    /** Why it was refused or suspended; empty otherwise. */
    refusalReason: text('refusal_reason').notNull().default(''),
    /** Of an approval: until then it can be undone, and nothing has happened yet; then the company is confirmed. */
    undoUntil: instant('undo_until'),
    /** What such an approval admits it to; kept when it is undone. */
    plannedInterests: integer('planned_interests').array().notNull().default([]),
    /** What the university asked the company before it decides; empty once it has decided. */
    question: text('question').notNull().default(''),
    askedAt: instant('asked_at'),
    answeredAt: instant('answered_at'),
    descriptionDe: text('description_de').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    industry: text('industry').notNull().default(''),
    size: text('size').notNull().default(''),
    street: text('street').notNull().default(''),
    zip: text('zip').notNull().default(''),
    town: text('town').notNull().default(''),
    country: text('country').notNull().default('DE'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    mail: text('mail').notNull().default(''),
    phone: text('phone').notNull().default(''),
    fax: text('fax').notNull().default(''),
    www: text('www').notNull().default(''),
    /** Dual partner since. */
    partnerSince: integer('partner_since'),
    /** Applications without an offer. */
    acceptsInitiatives: boolean('accepts_initiatives').notNull().default(true),
    /**
     * Whether all of its accounts have expired or are locked, so that nobody is mailed about what is sent there; kept by
     * `unattended.sql`. One that never had an account is looked after by the university.
     */
    isUnattended: boolean('is_unattended').notNull().default(false),
    logoFileId: uuid('logo_file_id').references(() => storedFile.id, { onDelete: 'set null' }),
    mainImageFileId: uuid('main_image_file_id').references(() => storedFile.id, { onDelete: 'set null' }),
    /** What crops of the main image are made around, as parts of its width and height. */
    mainImageFocusX: doublePrecision('main_image_focus_x').notNull().default(0.5),
    mainImageFocusY: doublePrecision('main_image_focus_y').notNull().default(0.5),
    /** What the main image shows, for those who do not see it. */
    mainImageTextDe: text('main_image_text_de').notNull().default(''),
    mainImageTextEn: text('main_image_text_en').notNull().default(''),
    /** What it has become part of; it is closed then. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => company.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('company_merged', sql`${table.mergedInto} is null or ${table.status} = 'closed'`),
    check(
      'company_status',
      sql`${table.status} in ('pending', 'confirmed', 'refused', 'suspended', 'closed')`,
    ),
    check(
      'company_refused',
      sql`(${table.status} in ('refused', 'suspended')) <= (${table.refusalReason} <> '')`,
    ),
    check('company_approved', sql`${table.undoUntil} is null or ${table.status} in ('pending', 'refused')`),
    check(
      'company_asked',
      sql`(${table.askedAt} is not null) = (${table.question} <> '')
        and coalesce(${table.answeredAt} >= ${table.askedAt}, ${table.answeredAt} is null)
        and (${table.askedAt} is null or ${table.status} = 'pending')`,
    ),
    check(
      'company_main_image_focus',
      sql`${table.mainImageFocusX} between 0 and 1 and ${table.mainImageFocusY} between 0 and 1`,
    ),
    index('company_waiting').on(table.submittedAt).where(sql`${table.status} = 'pending'`),
  ],
)

export const companyFile = pgTable(
  'company_file',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.fileId] })],
)

/** What an admin has admitted the company to train for; offers may name nothing else. */
export const companyStudyInterest = pgTable(
  'company_study_interest',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    studyInterestId: integer('study_interest_id')
      .notNull()
      .references(() => studyInterest.id),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.studyInterestId] })],
)

/** Invitations: who registers with the key joins the company, confirmed, with these permissions. */
export const companyRegistrationKey = pgTable(
  'company_registration_key',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** Null until the mail that carries the key was written. */
    hash: text('hash').unique('company_registration_key_hash_unique'),
    /** Who was invited by mail; null for a link that is handed out. */
    email: citext('email'),
    permissions: text('permissions').array().$type<Permission[]>().notNull().default([]),
    usesLeft: integer('uses_left').notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('company_registration_key_company').on(table.companyId),
    check('company_registration_key_uses', sql`${table.usesLeft} >= 0`),
  ],
)

/** Whether everybody may ask for its logo; one that is suspended or waits shows its images to nobody else. */
export const hasOpenLogo = ({ logoFileId, status }: { logoFileId: AnyPgColumn; status: AnyPgColumn }) =>
  sql<boolean>`coalesce(${logoFileId} is not null and ${status} in ('confirmed', 'closed'), false)`
