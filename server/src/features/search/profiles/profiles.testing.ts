import {
  application,
  applicationLanguage,
  applicationPlace,
  applicationStudyInterest,
} from '#features/applications/applications.schema.ts'
import { newId } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { type Coordinates, toUnitVector } from '#platform/db/geo.ts'

export const towns = {
  karlsruhe: { name: 'Karlsruhe', latitude: 49.0094, longitude: 8.4044 },
  stuttgart: { name: 'Stuttgart', latitude: 48.7758, longitude: 9.1829 },
  berlin: { name: 'Berlin', latitude: 52.52, longitude: 13.405 },
} satisfies Record<string, Coordinates & { name: string }>

export type ProfileOptions = Partial<
  Pick<
    typeof application.$inferInsert,
    | 'title'
    | 'grade'
    | 'qualificationKey'
    | 'desiredYears'
    | 'visibility'
    | 'aboutMe'
    | 'updatedAt'
    | 'expertises'
    | 'education'
    | 'career'
    | 'disclosed'
  >
> & { interests?: number[]; places?: (keyof typeof towns)[]; languages?: [code: string, level: number][] }

/** A profile as its owner could have saved it. */
export async function insertProfile(
  db: Db,
  { applicantId }: { applicantId: string },
  { interests = [36], places = ['karlsruhe'], languages = [], ...values }: ProfileOptions = {},
): Promise<string> {
  return db.transaction(async (tx) => {
    const id = newId()
    const standard = { id, applicantId, type: 3, visibility: 'open' as const, desiredYears: [2027] }
    await tx.insert(application).values({ ...standard, ...values })
    const own = <Row extends object>(rows: Row[]) =>
      rows.map((row, position) => ({ applicationId: id, position, ...row }))
    if (interests.length > 0) {
      const rows = interests.map((studyInterestId) => ({ studyInterestId }))
      await tx.insert(applicationStudyInterest).values(own(rows))
    }
    if (places.length > 0) {
      const rows = places.map((place) => ({ ...towns[place], radius: 50, ...toUnitVector(towns[place]) }))
      await tx.insert(applicationPlace).values(own(rows))
    }
    if (languages.length > 0) {
      const rows = languages.map(([languageCode, level]) => ({ languageCode, level }))
      await tx.insert(applicationLanguage).values(own(rows))
    }
    return id
  })
}
