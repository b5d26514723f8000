import * as z from 'zod/mini'
import { line, text, whole } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'
import { admissions } from '../reference.ts'

const admin = only('admin', 'backend')

/** What stands in a list beside the names. All values are text, as in a file; numbers with a point, flags as 1 and 0. */
export type ReferenceField =
  | { kind: 'text'; required?: true }
  | { kind: 'number'; min: number; max: number; whole?: true; required?: true }
  | { kind: 'flag' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'entry'; list: 'subject-areas' | 'study-courses' }

type ListShape = {
  /** How entries are told apart; without one, rows cannot be added, because the program knows them by their keys. */
  newKey?: 'number' | 'word'
  /** One entry at least can be chosen: without one, nobody could do what the list is for. */
  neverEmpty?: true
  fields: Record<string, ReferenceField>
}

const name = { kind: 'text', required: true } as const
const coordinate = (most: number) => ({ kind: 'number', min: -most, max: most }) as const

/** Every list that the database keeps, in the order in which one finds them. */
export const referenceLists = {
  'subject-areas': { newKey: 'word', fields: {} },
  'study-courses': { newKey: 'number', fields: { subjectArea: { kind: 'entry', list: 'subject-areas' } } },
  'study-interests': {
    newKey: 'number',
    fields: {
      studyCourse: { kind: 'entry', list: 'study-courses' },
      subjectArea: { kind: 'entry', list: 'subject-areas' },
      degree: name,
    },
  },
  qualifications: {
    newKey: 'word',
    fields: {
      noteDe: { kind: 'text' },
      noteEn: { kind: 'text' },
      admission: { kind: 'choice', choices: admissions },
    },
  },
  expertises: {
    newKey: 'number',
    fields: { category: name, categoryNameDe: name, categoryNameEn: name },
  },
  languages: { newKey: 'word', fields: { native: { kind: 'text' }, common: { kind: 'flag' } } },
  documents: { fields: {} },
  countries: {
    fields: {
      nationalityDe: { kind: 'text' },
      nationalityEn: { kind: 'text' },
    },
  },
  universities: {
    newKey: 'number',
    fields: {
      town: name,
      state: { kind: 'text' },
      country: name,
      latitude: coordinate(90),
      longitude: coordinate(180),
    },
  },
  distances: {
    newKey: 'word',
    fields: { value: { kind: 'number', min: 0, max: 500, whole: true, required: true } },
  },
  grades: { newKey: 'word', fields: { value: { kind: 'number', min: 1, max: 4, required: true } } },
  'notification-intervals': { fields: {} },
  'email-subscriptions': { fields: {} },
  'decline-reasons': { neverEmpty: true, fields: {} },
} as const satisfies Record<string, ListShape>
export type ReferenceListName = keyof typeof referenceLists
export const referenceListNames = Object.keys(referenceLists) as [ReferenceListName, ...ReferenceListName[]]

/** Of all lists, what is kept beside names. */
export const referenceFieldNames = [
  'subjectArea',
  'studyCourse',
  'degree',
  'noteDe',
  'noteEn',
  'admission',
  'category',
  'categoryNameDe',
  'categoryNameEn',
  'native',
  'common',
  'nationalityDe',
  'nationalityEn',
  'town',
  'state',
  'country',
  'latitude',
  'longitude',
  'value',
] as const
export type ReferenceFieldName = (typeof referenceFieldNames)[number]

export const shapeOf = (list: ReferenceListName): ListShape => referenceLists[list]

/** Longer than any name, and as long as a note may be. */
export const maxReferenceText = 300

const entry = {
  nameDe: line(maxReferenceText),
  /** Without it the German one is shown. */
  nameEn: text(maxReferenceText),
  fields: z.record(z.string().check(z.maxLength(40)), text(maxReferenceText)),
  /** It can be chosen. What refers to an inactive one keeps it. */
  active: z.boolean(),
}
export const ReferenceEntryValues = z.strictObject(entry)
export type ReferenceEntryValues = z.output<typeof ReferenceEntryValues>

const Key = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
export const NewReferenceEntry = z.strictObject({ ...entry, key: Key })
export type NewReferenceEntry = z.output<typeof NewReferenceEntry>

const ReferenceEntry = z.object({
  key: z.string(),
  ...entry,
  /** An admin has changed or added it: a later version of the product leaves it as it is. */
  isEdited: z.boolean(),
  /** How many records refer to it. */
  usedBy: z.int(),
})
export type ReferenceEntry = z.output<typeof ReferenceEntry>

export const ReferenceList = z.object({
  list: z.enum(referenceListNames),
  /** Counts its changes. */
  revision: z.int(),
  /** In their order, inactive ones too. */
  entries: z.array(ReferenceEntry),
})
export type ReferenceList = z.output<typeof ReferenceList>

const List = { list: z.enum(referenceListNames) }
const ListParams = z.strictObject(List)
const revision = whole(0, 1_000_000_000)

export const getReferenceList = endpoint({
  method: 'GET',
  path: '/backend/reference/{list}',
  summary: 'A list of reference data in both languages, with how many records use each entry',
  access: admin,
  params: ListParams,
  output: envelope('list', ReferenceList),
})

export const createReferenceEntry = endpoint({
  method: 'POST',
  path: '/backend/reference/{list}/entries',
  summary: 'Add an entry behind the others',
  access: admin,
  params: ListParams,
  body: z.extend(NewReferenceEntry, { revision }),
  output: envelope('list', ReferenceList),
  errors: ['changed_elsewhere'],
})

export const changeReferenceEntry = endpoint({
  method: 'PUT',
  path: '/backend/reference/{list}/entries/{key}',
  summary: 'Change an entry, or take it out of use: what refers to it keeps it',
  access: admin,
  params: z.strictObject({ ...List, key: Key }),
  body: z.extend(ReferenceEntryValues, { revision }),
  output: envelope('list', ReferenceList),
  errors: ['changed_elsewhere'],
})

export const arrangeReferenceList = endpoint({
  method: 'PUT',
  path: '/backend/reference/{list}/order',
  summary: 'Put a list in another order; its keys are all of them',
  access: admin,
  params: ListParams,
  body: z.strictObject({ keys: z.array(Key).check(z.maxLength(5000)), revision }),
  output: envelope('list', ReferenceList),
  errors: ['changed_elsewhere'],
})

/** Why a line of a file is not taken. */
export const refusalReasons = [
  'unreadable',
  'columns',
  'unknown_column',
  'no_key',
  'invalid_key',
  'twice',
  'not_extensible',
  'no_name',
  'too_long',
  'required',
  'no_number',
  'no_flag',
  'no_choice',
  'unknown_entry',
  'last_choice',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

const Line = z.object({ line: z.nullable(z.int()), key: z.string(), nameDe: z.string() })
export const ReferenceImport = z.object({
  added: z.array(Line),
  changed: z.array(
    z.extend(Line, {
      changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  /** Without a line: the file does not have it. */
  deactivated: z.array(Line),
  unchanged: z.int(),
  /** Nothing of a file with such a line is applied. */
  refused: z.array(
    z.object({ line: z.int(), reason: z.enum(refusalReasons), column: z.nullable(z.string()) }),
  ),
  /** Of the list that the file was compared with, or as it is now. */
  revision: z.int(),
  isApplied: z.boolean(),
})
export type ReferenceImport = z.output<typeof ReferenceImport>

export const maxImportedCsv = 400_000

export const importReferenceList = endpoint({
  method: 'POST',
  path: '/backend/reference/{list}/import',
  summary: 'What a CSV file would change in a list; with the revision of that answer, change it',
  access: admin,
  params: ListParams,
  body: z.strictObject({
    csv: z.string().check(z.minLength(1), z.maxLength(maxImportedCsv)),
    /** The file is the whole list: what it lacks goes out of use. */
    isWhole: z.boolean(),
    /** null: only say what would change. */
    revision: z.nullable(revision),
  }),
  output: envelope('import', ReferenceImport),
  errors: ['changed_elsewhere'],
})
