import { type Admission, admissions } from '@tandem/contract/reference'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.ts'
import { toUnitVector } from '#platform/db/geo.ts'
import { loadList } from './load-list.store.ts'
import { cell, isVerified, type Line } from './read-reference-file.ts'
import {
  country,
  documentType,
  expertise,
  language,
  qualification,
  referenceOption,
  studyCourse,
  studyInterest,
  subjectArea,
  university,
} from './reference.schema.ts'
import { replacePlaces } from './reference.store.ts'
import { searchName } from './search-name.ts'

export type Source = { file: string; load: (db: Db, lines: Line[]) => Promise<void> }

export const placesFile = 'places.csv'

/** In this order, since later ones refer to earlier ones. */
export const referenceSources: Source[] = [
  list('subject_areas.csv', subjectArea, (line) => ({ key: cell(line, 'key'), ...names(line) })),
  list('study_courses.csv', studyCourse, (line) => ({
    id: Number(cell(line, 'id')),
    subjectAreaKey: cell(line, 'subject_area_key'),
    ...names(line),
  })),
  list('study_interests.csv', studyInterest, (line) => ({
    id: Number(cell(line, 'id')),
    studyCourseId: Number(cell(line, 'study_course_id')),
    subjectAreaKey: cell(line, 'subject_area_key'),
    ...names(line),
    degree: cell(line, 'degree'),
    verified: isVerified(line),
  })),
  list('qualifications.csv', qualification, (line) => ({
    key: cell(line, 'key'),
    ...names(line),
    noteDe: cell(line, 'note_de') || null,
    noteEn: cell(line, 'note_en') || null,
    admission: admission(cell(line, 'admission')),
  })),
  list('expertises.csv', expertise, (line) => ({
    id: Number(cell(line, 'id')),
    category: cell(line, 'category'),
    categoryNameDe: cell(line, 'category_de'),
    categoryNameEn: cell(line, 'category_en'),
    ...names(line),
  })),
  list('languages.csv', language, (line) => ({
    code: cell(line, 'code'),
    ...names(line),
    native: cell(line, 'native'),
    common: cell(line, 'common') === '1',
  })),
  list('document_types.csv', documentType, (line) => ({ key: cell(line, 'key'), ...names(line) })),
  list('options.csv', referenceOption, (line) => ({
    setName: cell(line, 'set_name'),
    key: cell(line, 'key'),
    ...names(line),
    value: cell(line, 'value') === '' ? null : Number(cell(line, 'value')),
  })),
  list('countries.csv', country, (line) => ({
    code: cell(line, 'code'),
    entityId: Number(cell(line, 'entity_id')),
    ...names(line),
    nationalityDe: cell(line, 'nationality_de'),
    nationalityEn: cell(line, 'nationality_en'),
  })),
  list('universities.csv', university, (line) => ({
    id: Number(cell(line, 'id')),
    ...names(line),
    town: cell(line, 'city'),
    state: cell(line, 'state'),
    country: cell(line, 'country'),
    ...coordinates(line),
  })),
  { file: placesFile, load: (db, lines) => replacePlaces(db, lines.map(toPlace)) },
]

/** A list that the back office may edit: its rows come in the file's order, and what an admin has changed stays. */
function list<Table extends PgTable>(
  file: string,
  table: Table,
  toRow: (line: Line) => Omit<Table['$inferInsert'], 'position'>,
): Source {
  return {
    file,
    load: (db, lines) =>
      loadList(
        db,
        table,
        lines.map((line, index) => ({ ...toRow(line), position: index + 1 })),
      ),
  }
}

function toPlace(line: Line) {
  return {
    country: cell(line, 'country'),
    postalCode: cell(line, 'postal_code'),
    name: cell(line, 'name'),
    state: cell(line, 'state'),
    ...coordinates(line),
    ...toUnitVector(coordinates(line)),
    rank: Number(cell(line, 'rank')),
    searchName: searchName(cell(line, 'name')),
  }
}

function names(line: Line) {
  return { nameDe: cell(line, 'name_de'), nameEn: cell(line, 'name_en') }
}

function coordinates(line: Line) {
  return { latitude: Number(cell(line, 'lat')), longitude: Number(cell(line, 'lon')) }
}

function admission(value: string): Admission {
  const known = admissions.find((one) => one === value)
  if (!known) throw new Error(`${value} is no admission rule`)
  return known
}
