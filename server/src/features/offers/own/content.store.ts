import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { languageLevels } from '@tandem/contract/reference'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { toUnitVector } from '#platform/db/geo.ts'
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

/** An offer as its company writes it. */
export async function readContent(db: Db, id: string): Promise<OfferContent | null> {
  const [row] = await db.select().from(offer).where(eq(offer.id, id))
  if (!row) return null
  const locations = await db
    .select()
    .from(offerLocation)
    .where(eq(offerLocation.offerId, id))
    .orderBy(asc(offerLocation.position))
  const qualifications = await db.select().from(offerQualification).where(eq(offerQualification.offerId, id))
  const documents = await db.select().from(offerDocument).where(eq(offerDocument.offerId, id))
  const expertises = await db.select().from(offerExpertise).where(eq(offerExpertise.offerId, id))
  const languages = await db.select().from(offerLanguage).where(eq(offerLanguage.offerId, id))
  const maths = await db.select().from(offerMathsModule).where(eq(offerMathsModule.offerId, id))
  return {
    title: { de: row.titleDe, en: row.titleEn },
    studyInterest: row.studyInterestId === null ? null : String(row.studyInterestId),
    years: (await selectYears(db, id)).map(({ year, total }) => ({ year, total })),
    locations: locations.map(({ street, postalCode, town, latitude, longitude }) => ({
      street,
      postalCode,
      town,
      latitude,
      longitude,
    })),
    institutionLocation: row.institutionLocationKey,
    description: { de: row.descriptionDe, en: row.descriptionEn },
    tasks: { de: row.tasksDe, en: row.tasksEn },
    benefits: { de: row.benefitsDe, en: row.benefitsEn },
    qualifications: qualifications.map(({ qualificationKey }) => qualificationKey),
    minimumGrade: row.minimumGrade,
    requiredDocuments: documents.map(({ documentTypeKey }) => documentTypeKey),
    expertises: expertises.map(({ expertiseId }) => String(expertiseId)),
    languages: languages.map(({ languageCode, minimumLevel }) => ({
      language: languageCode,
      level: languageLevels[minimumLevel] ?? 'no_choice',
    })),
    maths: maths.map(({ module, minimumRating }) => ({ module, minimumRating })),
    contact: row.contactId,
    deadline: row.deadline,
    startDate: row.startDate,
    salary: row.salary,
    link: row.link,
  }
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

function selectYears(db: Db, offerId: string) {
  return db.select().from(offerYear).where(eq(offerYear.offerId, offerId)).orderBy(asc(offerYear.year))
}
