import type { OnboardingStep } from '@tandem/contract/applicants/onboarding'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { country, university } from '#features/reference/reference.schema.ts'
import { createdAt, id } from '#platform/db/columns.ts'

/** The person behind an applicant account. What they apply with stands in their applications. */
export const applicant = pgTable(
  'applicant',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .unique('applicant_account_unique')
      .references(() => account.id, { onDelete: 'cascade' }),
    gender: text('gender').$type<'female' | 'male' | 'diverse' | 'none'>().notNull(),
    title: text('title').notNull().default(''),
    birthdate: date('birthdate', { mode: 'string' }),
    nationality: text('nationality'),
    countryCode: text('country_code').references(() => country.code),
    universityId: integer('university_id').references(() => university.id),
    imageFileId: uuid('image_file_id').references(() => storedFile.id, { onDelete: 'set null' }),
    /** Where the applicant was last in the first questions. */
    onboardingStep: text('onboarding_step').$type<OnboardingStep>(),
    onboardingFinishedAt: timestamp('onboarding_finished_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    check('applicant_gender', sql`${table.gender} in ('female', 'male', 'diverse', 'none')`),
    check(
      'applicant_onboarding_step',
      sql`${table.onboardingStep} in ('qualification', 'interests', 'places', 'start', 'matches')`,
    ),
  ],
)

/** Companies that must not see this applicant's profiles. */
export const applicantCompanyBlock = pgTable(
  'applicant_company_block',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicant.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** The applicant as the search numbers them: each search of a company leaves these out. */
    person: bigint('person', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`search_person(applicant_id)`),
  },
  (table) => [
    primaryKey({ columns: [table.applicantId, table.companyId] }),
    index('applicant_company_block_person').on(table.companyId, table.person),
  ],
)
