import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { company, companyRegistrationKey } from '#features/companies/companies.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { createdAt, id, updatedAt } from '#platform/db/columns.ts'

/** A site of the university. */
export const institutionLocation = pgTable('institution_location', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  town: text('town').notNull(),
  postalCode: text('postal_code').notNull(),
  street: text('street').notNull().default(''),
  role: text('role').notNull(),
  mail: text('mail').notNull().default(''),
  phone: text('phone').notNull().default(''),
  /** When somebody is there, in words. */
  hoursDe: text('hours_de').notNull().default(''),
  hoursEn: text('hours_en').notNull().default(''),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** The smallest first; where nobody has put them in order, main sites stand before their campuses. */
  position: integer('position').notNull().default(0),
  /** Out of sight of readers; what belongs to it stays. */
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  updatedAt: updatedAt(),
})

/** A contact of a company, or of an institution location; with an account, or only listed. */
export const organisationPerson = pgTable(
  'organisation_person',
  {
    id: id(),
    companyId: uuid('company_id').references(() => company.id, { onDelete: 'cascade' }),
    institutionLocationKey: text('institution_location_key').references(() => institutionLocation.key),
    accountId: uuid('account_id')
      .unique('organisation_person_account_unique')
      .references(() => account.id, { onDelete: 'set null' }),
    /** The invitation that brought the account here. */
    registrationKeyId: uuid('registration_key_id').references(() => companyRegistrationKey.id, {
      onDelete: 'set null',
    }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    roleDe: text('role_de').notNull().default(''),
    roleEn: text('role_en').notNull().default(''),
    mail: text('mail').notNull().default(''),
    phone: text('phone').notNull().default(''),
    imageFileId: uuid('image_file_id').references(() => storedFile.id, { onDelete: 'set null' }),
    /** Among those of the company, the smallest first. */
    position: integer('position').notNull().default(0),
    /** Others do not see the person; whom they see says `isShown`. */
    hidden: boolean('hidden').notNull().default(false),
    /** Rises with each save. */
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('organisation_person_company').on(table.companyId),
    index('organisation_person_location').on(table.institutionLocationKey),
    check(
      'organisation_person_one_organisation',
      sql`(${table.companyId} is null) <> (${table.institutionLocationKey} is null)`,
    ),
  ],
)

export const organisationPersonFile = pgTable(
  'organisation_person_file',
  {
    organisationPersonId: uuid('organisation_person_id')
      .notNull()
      .references(() => organisationPerson.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organisationPersonId, table.fileId] })],
)

/**
 * Whether others see a person: nobody hid them, and an account that they have is confirmed and neither expired nor
 * locked. A column, or a condition, for queries that show people.
 */
export const isShown = (person: { hidden: SQLWrapper; accountId: SQLWrapper }): SQL<boolean> =>
  sql<boolean>`(not ${person.hidden} and (${person.accountId} is null or exists (select from account holder
    where holder.id = ${person.accountId} and holder.confirmed_at is not null and holder.hidden_at is null)))`
