import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core'
import { instant, unitVector } from '#platform/db/columns.ts'

const names = () => ({ nameDe: text('name_de').notNull(), nameEn: text('name_en').notNull() })
const listed = () => ({
  position: integer('position').notNull().default(0),
  active: boolean('active').notNull().default(true),
})

export const subjectArea = pgTable('subject_area', { key: text('key').primaryKey(), ...names(), ...listed() })

export const studyCourse = pgTable('study_course', {
  id: integer('id').primaryKey(),
  subjectAreaKey: text('subject_area_key')
    .notNull()
    .references(() => subjectArea.key),
  ...names(),
  ...listed(),
})

/** A study course as it is sought or offered: the course itself, or one of its specialisations. */
export const studyInterest = pgTable('study_interest', {
  id: integer('id').primaryKey(),
  studyCourseId: integer('study_course_id')
    .notNull()
    .references(() => studyCourse.id),
  subjectAreaKey: text('subject_area_key')
    .notNull()
    .references(() => subjectArea.key),
  ...names(),
  degree: text('degree').notNull(),
  /** False for rows that are only good enough for the demo. */
  verified: boolean('verified').notNull(),
  ...listed(),
})

export const qualification = pgTable(
  'qualification',
  {
    key: text('key').primaryKey(),
    ...names(),
    noteDe: text('note_de'),
    noteEn: text('note_en'),
    admission: text('admission')
      .$type<
        'direct' | 'direct_if_fitting' | 'delta' | 'counselling' | 'counselling_aptitude' | 'equivalence'
      >()
      .notNull(),
    ...listed(),
  },
  (table) => [
    check(
      'qualification_admission',
      sql`${table.admission} in ('direct', 'direct_if_fitting', 'delta', 'counselling', 'counselling_aptitude', 'equivalence')`,
    ),
  ],
)

export const expertise = pgTable('expertise', {
  id: integer('id').primaryKey(),
  category: text('category').notNull(),
  categoryNameDe: text('category_name_de').notNull(),
  categoryNameEn: text('category_name_en').notNull(),
  ...names(),
  ...listed(),
})

export const language = pgTable('language', {
  code: text('code').primaryKey(),
  ...names(),
  native: text('native').notNull(),
  common: boolean('common').notNull(),
  ...listed(),
})

export const documentType = pgTable('document_type', {
  key: text('key').primaryKey(),
  ...names(),
  ...listed(),
})

export const country = pgTable('country', {
  code: text('code').primaryKey(),
  entityId: integer('entity_id').notNull().unique('country_entity_id_unique'),
  ...names(),
  nationalityDe: text('nationality_de').notNull(),
  nationalityEn: text('nationality_en').notNull(),
  ...listed(),
})

export const university = pgTable('university', {
  id: integer('id').primaryKey(),
  ...names(),
  town: text('town').notNull(),
  state: text('state').notNull(),
  country: text('country').notNull(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  ...listed(),
})

/** A postal code with a town's name; the search index of the place field. */
export const place = pgTable(
  'place',
  {
    id: serial('id').primaryKey(),
    country: text('country').notNull(),
    postalCode: text('postal_code').notNull(),
    name: text('name').notNull(),
    state: text('state').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    ...unitVector(),
    /** The larger, the earlier in suggestions. */
    rank: integer('rank').notNull().default(0),
    /** The name in lower case without umlauts and accents. */
    searchName: text('search_name').notNull(),
  },
  (table) => [
    index('place_postal_code').on(table.postalCode.op('text_pattern_ops')),
    index('place_search_name').on(table.searchName.op('text_pattern_ops')),
    // For a further word, and for names that are nearly so.
    index('place_search_name_trigrams').using('gin', table.searchName.op('gin_trgm_ops')),
  ],
)

/** The small sets, of values that nothing refers to. */
export const referenceOption = pgTable(
  'reference_option',
  {
    setName: text('set_name').notNull(),
    key: text('key').notNull(),
    ...names(),
    value: numeric('value', { mode: 'number' }),
    ...listed(),
  },
  (table) => [primaryKey({ columns: [table.setName, table.key] })],
)

/** Which state of which source was loaded, so that a start loads only what changed. */
export const referenceVersion = pgTable('reference_version', {
  source: text('source').primaryKey(),
  hash: text('hash').notNull(),
  loadedAt: instant('loaded_at').notNull(),
})

/** Lists that were changed since they were loaded first. Rises with each change, also of a load. */
export const referenceList = pgTable('reference_list', {
  list: text('list').primaryKey(),
  revision: integer('revision').notNull().default(0),
  /** An admin has put it in order: a later version of the product leaves its order as it is. */
  isArranged: boolean('is_arranged').notNull().default(false),
})

/** Entries that an admin has added or changed: a later version of the product leaves them as they are. */
export const referenceEdit = pgTable(
  'reference_edit',
  {
    list: text('list').notNull(),
    key: text('key').notNull(),
    editedAt: instant('edited_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.key] })],
)
