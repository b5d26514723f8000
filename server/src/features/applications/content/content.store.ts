import type { ApplicationContent } from '@tandem/contract/applications/content'
import { languageLevels } from '@tandem/contract/reference'
import { asc, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.ts'
import { toUnitVector } from '#platform/db/geo.ts'
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

export async function readContents(
  db: Db,
  ids: string[],
): Promise<{ id: string; content: ApplicationContent }[]> {
  const rows = await db.select(columns).from(application).where(inArray(application.id, ids))
  const studyInterests = await selectList(db, applicationStudyInterest, ids)
  const places = await selectList(db, applicationPlace, ids)
  const languages = await selectList(db, applicationLanguage, ids)
  return rows.map(({ id, ...row }) => ({
    id,
    content: {
      ...row,
      studyInterests: ofOne(studyInterests, id).map(({ studyInterestId }) => String(studyInterestId)),
      places: ofOne(places, id).map(({ name, latitude, longitude, radius }) => ({
        place: name,
        latitude,
        longitude,
        radius,
      })),
      languages: ofOne(languages, id).map(({ languageCode, level }) => ({
        name: languageCode,
        rating: languageLevels[level] ?? 'no_choice',
      })),
    },
  }))
}

/** Replaces everything; references must exist (see `checkReferences`). `revised` goes into the same write of the row. */
export async function writeContent(
  db: Db,
  id: string,
  { studyInterests, places, languages, qualification, ...row }: ApplicationContent,
  revised?: { revision: number; updatedAt: Date },
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
  await replaceList(db, applicationStudyInterest, id, interestRows.map(inOrder(id)))
  await replaceList(db, applicationPlace, id, placeRows.map(inOrder(id)))
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
}

type ListTable = PgTable & { applicationId: PgColumn; position: PgColumn }

function selectList<Table extends ListTable>(db: Db, table: Table, ids: string[]) {
  return db
    .select()
    .from(table as ListTable)
    .where(inArray(table.applicationId, ids))
    .orderBy(asc(table.position)) as Promise<Table['$inferSelect'][]>
}

async function replaceList<Table extends ListTable>(
  db: Db,
  table: Table,
  applicationId: string,
  rows: Table['$inferInsert'][],
): Promise<void> {
  await db.delete(table).where(eq(table.applicationId, applicationId))
  if (rows.length > 0) await db.insert(table).values(rows)
}

const ofOne = <Row extends { applicationId: string }>(rows: Row[], id: string) =>
  rows.filter(({ applicationId }) => applicationId === id)

const inOrder =
  (applicationId: string) =>
  <Row extends object>(row: Row, position: number) => ({ applicationId, position, ...row })
