import type { ReferenceListName } from '@tandem/contract/backend/reference-lists'

type Column = { name: string; type: 'text' | 'integer' | 'float8' | 'numeric' | 'boolean' }

/** Where a list stands: its table, what its entries are told apart by, and the columns of its fields. */
export type ListTable = {
  table: string
  key: Column
  columns: Record<string, Column>
  /** Several lists share one table. */
  set?: string
  /** Columns that hold its keys without a foreign key. */
  uses?: { table: string; column: string }[]
  /** What an entry has that nobody edits. */
  fixed?: Record<string, boolean>
}

const text = (name: string): Column => ({ name, type: 'text' })
const number = (name: string, type: 'integer' | 'float8' | 'numeric' = 'integer'): Column => ({ name, type })
const option = (set: string, columns: ListTable['columns'] = {}): ListTable => ({
  table: 'reference_option',
  key: text('key'),
  columns,
  set,
})

export const listTables: Record<ReferenceListName, ListTable> = {
  'subject-areas': { table: 'subject_area', key: text('key'), columns: {} },
  'study-courses': {
    table: 'study_course',
    key: number('id'),
    columns: { subjectArea: text('subject_area_key') },
  },
  'study-interests': {
    table: 'study_interest',
    key: number('id'),
    columns: {
      studyCourse: number('study_course_id'),
      subjectArea: text('subject_area_key'),
      degree: text('degree'),
    },
    fixed: { verified: true },
  },
  qualifications: {
    table: 'qualification',
    key: text('key'),
    columns: { noteDe: text('note_de'), noteEn: text('note_en'), admission: text('admission') },
  },
  expertises: {
    table: 'expertise',
    key: number('id'),
    columns: {
      category: text('category'),
      categoryNameDe: text('category_name_de'),
      categoryNameEn: text('category_name_en'),
    },
  },
  languages: {
    table: 'language',
    key: text('code'),
    columns: { native: text('native'), common: { name: 'common', type: 'boolean' } },
  },
  documents: { table: 'document_type', key: text('key'), columns: {} },
  countries: {
    table: 'country',
    key: text('code'),
    columns: {
      nationalityDe: text('nationality_de'),
      nationalityEn: text('nationality_en'),
    },
  },
  universities: {
    table: 'university',
    key: number('id'),
    columns: {
      town: text('town'),
      state: text('state'),
      country: text('country'),
      latitude: number('latitude', 'float8'),
      longitude: number('longitude', 'float8'),
    },
  },
  distances: option('distance', { value: number('value', 'numeric') }),
  grades: option('grade', { value: number('value', 'numeric') }),
  'notification-intervals': option('notification_interval'),
  'email-subscriptions': option('email_subscription'),
  'decline-reasons': {
    ...option('decline_reason'),
    uses: [{ table: 'application', column: 'decline_reason' }],
  },
}

/** The lists of a table: each of the options' sets is one. */
export const listsOf = (table: string): [ReferenceListName, ListTable][] =>
  (Object.entries(listTables) as [ReferenceListName, ListTable][]).filter(([, each]) => each.table === table)
