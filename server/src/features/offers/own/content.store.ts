import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { languageLevels } from '@tandem/contract/reference'
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { toUnitVector } from '#platform/db/geo.ts'
import { jsonList } from '#platform/db/json-list.ts'
import {
  offer,
  offerDocument,
  offerExpertise,
  offerLanguage,
  offerLocation,
  offerMathsModule,
  offerQualification,
  offerYear,
} from '../offers.schema.ts'

/** An offer as its company writes it: one statement, since a call that saves reads it twice. */
export async function readContent(db: Db, id: string): Promise<OfferContent | null> {
  const [found] = await db
    .select({ row: offer, ...lists })
    .from(offer)
    .where(eq(offer.id, id))
  if (!found) return null
  const { row, languages, ...rest } = found
  return {
    title: { de: row.titleDe, en: row.titleEn },
    studyInterest: row.studyInterestId === null ? null : String(row.studyInterestId),
    institutionLocation: row.institutionLocationKey,
    description: { de: row.descriptionDe, en: row.descriptionEn },
    tasks: { de: row.tasksDe, en: row.tasksEn },
    benefits: { de: row.benefitsDe, en: row.benefitsEn },
    minimumGrade: row.minimumGrade,
    ...rest,
    languages: languages.map(([language, level]) => ({
      language,
      level: languageLevels[level] ?? 'no_choice',
    })),
    contact: row.contactId,
    deadline: row.deadline,
    startDate: row.startDate,
    salary: row.salary,
    link: row.link,
  }
}

const lists = {
  years: listOf<OfferContent['years'][number]>(
    sql`json_build_object('year', year, 'total', total) order by year`,
    'offer_year',
  ),
  locations: listOf<OfferContent['locations'][number]>(
    sql`json_build_object('street', street, 'postalCode', postal_code, 'town', town,
      'latitude', latitude, 'longitude', longitude) order by position`,
    'offer_location',
  ),
  qualifications: listOf<string>(sql`qualification_key`, 'offer_qualification'),
  requiredDocuments: listOf<string>(sql`document_type_key`, 'offer_document'),
  expertises: listOf<string>(sql`expertise_id::text`, 'offer_expertise'),
  languages: listOf<[code: string, level: number]>(
    sql`json_build_array(language_code, minimum_level)`,
    'offer_language',
  ),
  maths: listOf<OfferContent['maths'][number]>(
    sql`json_build_object('module', module, 'minimumRating', minimum_rating)`,
    'offer_maths_module',
  ),
}

/** In a statement about `offer`: JSON of each row that this table has of it. */
export function listOf<Each>(each: SQL, table: string): SQL<Each[]> {
  return jsonList(each, sql`${sql.identifier(table)} where offer_id = offer.id`)
}

/**
 * Replaces everything but the places taken; references and totals must have been checked. `revised` goes into the same
 * write of the row.
 */
export async function writeContent(
  db: Db,
  id: string,
  content: OfferContent,
  revised?: { revision: number; updatedAt: Date },
): Promise<void> {
  const { title, description, tasks, benefits, minimumGrade, deadline, startDate, salary, link } = content
  await db
    .update(offer)
    .set({
      titleDe: title.de,
      titleEn: title.en,
      studyInterestId: content.studyInterest === null ? null : Number(content.studyInterest),
      institutionLocationKey: content.institutionLocation,
      contactId: content.contact,
      descriptionDe: description.de,
      descriptionEn: description.en,
      tasksDe: tasks.de,
      tasksEn: tasks.en,
      benefitsDe: benefits.de,
      benefitsEn: benefits.en,
      minimumGrade,
      deadline,
      startDate,
      salary,
      link,
      ...revised,
    })
    .where(eq(offer.id, id))
  await writeYears(db, id, content.years)
  await writeLists(db, id, content)
}

async function writeYears(db: Db, offerId: string, years: OfferContent['years']): Promise<void> {
  const kept = years.map(({ year }) => year)
  await db
    .delete(offerYear)
    .where(
      and(eq(offerYear.offerId, offerId), kept.length > 0 ? notInArray(offerYear.year, kept) : undefined),
    )
  if (years.length === 0) return
  await db
    .insert(offerYear)
    .values(years.map((year) => ({ offerId, ...year })))
    .onConflictDoUpdate({
      target: [offerYear.offerId, offerYear.year],
      set: { total: sql`excluded.total` },
    })
}

async function writeLists(db: Db, offerId: string, content: OfferContent): Promise<void> {
  const locations = content.locations.map((place, position) => ({
    offerId,
    position,
    ...place,
    ...toUnitVector(place),
  }))
  await db.delete(offerLocation).where(eq(offerLocation.offerId, offerId))
  if (locations.length > 0) await db.insert(offerLocation).values(locations)

  const qualifications = content.qualifications.map((qualificationKey) => ({ offerId, qualificationKey }))
  await db.delete(offerQualification).where(eq(offerQualification.offerId, offerId))
  if (qualifications.length > 0) await db.insert(offerQualification).values(qualifications)

  const documents = content.requiredDocuments.map((documentTypeKey) => ({ offerId, documentTypeKey }))
  await db.delete(offerDocument).where(eq(offerDocument.offerId, offerId))
  if (documents.length > 0) await db.insert(offerDocument).values(documents)

  const expertises = content.expertises.map((id) => ({ offerId, expertiseId: Number(id) }))
  await db.delete(offerExpertise).where(eq(offerExpertise.offerId, offerId))
  if (expertises.length > 0) await db.insert(offerExpertise).values(expertises)

  const languages = content.languages.map(({ language, level }) => ({
    offerId,
    languageCode: language,
    minimumLevel: languageLevels.indexOf(level),
  }))
  await db.delete(offerLanguage).where(eq(offerLanguage.offerId, offerId))
  if (languages.length > 0) await db.insert(offerLanguage).values(languages)

  const maths = content.maths.map((each) => ({ offerId, ...each }))
  await db.delete(offerMathsModule).where(eq(offerMathsModule.offerId, offerId))
  if (maths.length > 0) await db.insert(offerMathsModule).values(maths)
}

/** Taken places cannot change until the transaction ends. */
export function lockYears(db: Db, offerId: string) {
  return db.select().from(offerYear).where(eq(offerYear.offerId, offerId)).for('update')
}
