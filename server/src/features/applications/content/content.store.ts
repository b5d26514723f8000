import { isDeepStrictEqual } from 'node:util'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { languageLevels } from '@tandem/contract/reference'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.ts'
import { toUnitVector } from '#platform/db/geo.ts'
import { jsonList } from '#platform/db/json-list.ts'
import {
  application,
  applicationLanguage,
  applicationPlace,
  applicationStudyInterest,
} from '../applications.schema.ts'

export async function readContent(db: Db, id: string): Promise<ApplicationContent> {
  const [found] = await readContents(db, [id])
  if (!found) throw new Error(`There is no application ${id}`)
  return found.content
}

/** In one statement, since a call that saves reads it twice. */
export async function readContents(
  db: Db,
  ids: string[],
): Promise<{ id: string; content: ApplicationContent }[]> {
  const rows = await db.select(columns).from(application).where(inArray(application.id, ids))
  return rows.map(({ id, languages, ...row }) => ({
    id,
    content: {
      ...row,
      languages: languages.map(([name, level]) => ({
        name,
        rating: languageLevels[level] ?? 'no_choice',
      })),
    },
  }))
}

type Revised = { revision: number; updatedAt: Date }

/**
 * Replaces everything; references must exist (see `checkReferences`). `revised` goes into the same write of the row. A list
 * that is as `stored` has it stays.
 */
export async function writeContent(
  db: Db,
  id: string,
  { studyInterests, places, languages, qualification, ...row }: ApplicationContent,
  { stored, revised }: { stored?: ApplicationContent; revised?: Revised } = {},
): Promise<void> {
  await db
    .update(application)
    .set({ ...row, ...revised, qualificationKey: qualification })
    .where(eq(application.id, id))

  const interestRows = studyInterests.map((interest) => ({ studyInterestId: Number(interest) }))
  const placeRows = places.map(({ place: name, ...point }) => ({ name, ...point, ...toUnitVector(point) }))
  const languageRows = languages.map(({ name, rating }) => ({
    languageCode: name,
    level: languageLevels.indexOf(rating),
  }))
  if (!isDeepStrictEqual(studyInterests, stored?.studyInterests))
    await replaceList(db, applicationStudyInterest, id, interestRows.map(inOrder(id)))
  if (!isDeepStrictEqual(places, stored?.places))
    await replaceList(db, applicationPlace, id, placeRows.map(inOrder(id)))
  if (!isDeepStrictEqual(languages, stored?.languages))
    await replaceList(db, applicationLanguage, id, languageRows.map(inOrder(id)))
}

const columns = {
  id: application.id,
  title: application.title,
  qualification: application.qualificationKey,
  grade: application.grade,
  desiredYears: application.desiredYears,
  expertises: application.expertises,
  education: application.education,
  career: application.career,
  moduleAdditionals: application.moduleAdditionals,
  aboutMe: application.aboutMe,
  coverLetter: application.coverLetter,
  visibility: application.visibility,
  disclosed: application.disclosed,
  studyInterests: inOrderOf<string>(sql`study_interest_id::text`, 'application_study_interest'),
  places: inOrderOf<ApplicationContent['places'][number]>(
    sql`json_build_object('place', name, 'latitude', latitude, 'longitude', longitude, 'radius', radius)`,
    'application_place',
  ),
  languages: inOrderOf<[code: string, level: number]>(
    sql`json_build_array(language_code, level)`,
    'application_language',
  ),
}

function inOrderOf<Each>(each: SQL, table: string): SQL<Each[]> {
  const rows = sql`${sql.identifier(table)} where application_id = application.id`
  return jsonList(sql`${each} order by position`, rows)
}

type ListTable = PgTable & { applicationId: PgColumn; position: PgColumn }

async function replaceList<Table extends ListTable>(
  db: Db,
  table: Table,
  applicationId: string,
  rows: Table['$inferInsert'][],
): Promise<void> {
  await db.delete(table).where(eq(table.applicationId, applicationId))
  if (rows.length > 0) await db.insert(table).values(rows)
}

const inOrder =
  (applicationId: string) =>
  <Row extends object>(row: Row, position: number) => ({ applicationId, position, ...row })
