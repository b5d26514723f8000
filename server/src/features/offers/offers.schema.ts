import type { MathsModule } from '@tandem/contract/maths'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { company } from '#features/companies/companies.schema.ts'
import { institutionLocation, organisationPerson } from '#features/contacts/contacts.schema.ts'
import {
  documentType,
  expertise,
  language,
  qualification,
  studyInterest,
} from '#features/reference/reference.schema.ts'
import { createdAt, id, instant, unitVector, updatedAt } from '#platform/db/columns.ts'
import { grade } from '#platform/db/grade.ts'

export const offer = pgTable(
  'offer',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    status: text('status').$type<'draft' | 'published' | 'closed'>().notNull().default('draft'),
    titleDe: text('title_de').notNull(),
    titleEn: text('title_en').notNull().default(''),
    /** Null only where the platform offers jobs. */
    studyInterestId: integer('study_interest_id').references(() => studyInterest.id),
    institutionLocationKey: text('institution_location_key').references(() => institutionLocation.key),
    contactId: uuid('contact_id').references(() => organisationPerson.id, { onDelete: 'set null' }),
    descriptionDe: text('description_de').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    tasksDe: text('tasks_de').notNull().default(''),
    tasksEn: text('tasks_en').notNull().default(''),
    benefitsDe: text('benefits_de').notNull().default(''),
    benefitsEn: text('benefits_en').notNull().default(''),
    minimumGrade: grade('minimum_grade'),
    deadline: date('deadline', { mode: 'string' }),
    startDate: date('start_date', { mode: 'string' }),
    /** Euro a month, first to last year. */
    salary: integer('salary').array().notNull().default([]),
    link: text('link'),
    /** Counts what the company saves and changes of the status. */
    revision: integer('revision').notNull().default(0),
    publishedAt: instant('published_at'),
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('offer_company').on(table.companyId),
    index('offer_newest').on(table.status, table.publishedAt.desc(), table.id.desc()),
    index('offer_study_interest').on(table.studyInterestId),
    index('offer_contact').on(table.contactId),
    check('offer_status', sql`${table.status} in ('draft', 'published', 'closed')`),
    check('offer_published_at', sql`${table.status} = 'draft' or ${table.publishedAt} is not null`),
    check('offer_minimum_grade', sql`${table.minimumGrade} between 10 and 40`),
  ],
)

const offerId = () =>
  uuid('offer_id')
    .notNull()
    .references(() => offer.id, { onDelete: 'cascade' })

export const offerYear = pgTable(
  'offer_year',
  {
    offerId: offerId(),
    year: smallint('year').notNull(),
    total: smallint('total').notNull(),
    taken: smallint('taken').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.year] }),
    check('offer_year_places', sql`${table.taken} between 0 and ${table.total}`),
  ],
)

export const offerLocation = pgTable(
  'offer_location',
  {
    id: id(),
    offerId: offerId(),
    position: smallint('position').notNull().default(0),
    street: text('street').notNull().default(''),
    postalCode: text('postal_code').notNull(),
    town: text('town').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    ...unitVector(),
  },
  (table) => [index('offer_location_offer').on(table.offerId)],
)

export const offerQualification = pgTable(
  'offer_qualification',
  {
    offerId: offerId(),
    qualificationKey: text('qualification_key')
      .notNull()
      .references(() => qualification.key),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.qualificationKey] })],
)

export const offerDocument = pgTable(
  'offer_document',
  {
    offerId: offerId(),
    documentTypeKey: text('document_type_key')
      .notNull()
      .references(() => documentType.key),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.documentTypeKey] })],
)

export const offerExpertise = pgTable(
  'offer_expertise',
  {
    offerId: offerId(),
    expertiseId: integer('expertise_id')
      .notNull()
      .references(() => expertise.id),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.expertiseId] })],
)

export const offerLanguage = pgTable(
  'offer_language',
  {
    offerId: offerId(),
    languageCode: text('language_code')
      .notNull()
      .references(() => language.code),
    /** Index into the contract's `languageLevels`. */
    minimumLevel: smallint('minimum_level').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.languageCode] }),
    check('offer_language_level', sql`${table.minimumLevel} between 0 and 7`),
  ],
)

/** A rating of the maths test that is asked for in one of its modules. */
export const offerMathsModule = pgTable(
  'offer_maths_module',
  {
    offerId: offerId(),
    module: text('module').$type<MathsModule>().notNull(),
    minimumRating: smallint('minimum_rating').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.module] }),
    check('offer_maths_module_rating', sql`${table.minimumRating} between 1 and 6`),
  ],
)

/** How many different people read an offer on a day; who they were is not kept. */
export const offerView = pgTable(
  'offer_view',
  {
    offerId: offerId(),
    day: date('day', { mode: 'string' }).notNull(),
    readers: integer('readers').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.day] }),
    check('offer_view_readers', sql`${table.readers} > 0`),
  ],
)

/** Until the day is over: that somebody was counted. A keyed hash of day, offer and account, other for each of them. */
export const offerViewMark = pgTable(
  'offer_view_mark',
  { mark: text('mark').primaryKey(), day: date('day', { mode: 'string' }).notNull() },
  (table) => [index('offer_view_mark_day').on(table.day)],
)
