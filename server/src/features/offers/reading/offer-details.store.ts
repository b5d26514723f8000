import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm'
import { application } from '#features/applications/applications.schema.ts'
import { institutionLocation, isShown, organisationPerson } from '#features/contacts/contacts.schema.ts'
import { expertise, language, qualification } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import {
  offer,
  offerDocument,
  offerExpertise,
  offerLanguage,
  offerMathsModule,
  offerQualification,
} from '../offers.schema.ts'

/** What the page of one offer shows beyond its card. */
export async function loadDetails(db: Db, id: string) {
  const [row] = await db
    .select({ offer, institutionLocation, contact: organisationPerson })
    .from(offer)
    .leftJoin(institutionLocation, eq(institutionLocation.key, offer.institutionLocationKey))
    .leftJoin(
      organisationPerson,
      and(eq(organisationPerson.id, offer.contactId), isShown(organisationPerson)),
    )
    .where(eq(offer.id, id))
  if (!row) return null
  return {
    ...row,
    qualifications: await db
      .select({ key: offerQualification.qualificationKey })
      .from(offerQualification)
      .where(eq(offerQualification.offerId, id)),
    documents: await db
      .select({ key: offerDocument.documentTypeKey })
      .from(offerDocument)
      .where(eq(offerDocument.offerId, id)),
    expertises: await db
      .select({ id: expertise.id, nameDe: expertise.nameDe, nameEn: expertise.nameEn })
      .from(offerExpertise)
      .innerJoin(expertise, eq(expertise.id, offerExpertise.expertiseId))
      .where(eq(offerExpertise.offerId, id))
      .orderBy(asc(expertise.position)),
    languages: await db
      .select({
        code: language.code,
        nameDe: language.nameDe,
        nameEn: language.nameEn,
        level: offerLanguage.minimumLevel,
      })
      .from(offerLanguage)
      .innerJoin(language, eq(language.code, offerLanguage.languageCode))
      .where(eq(offerLanguage.offerId, id))
      .orderBy(asc(language.position)),
    maths: await db
      .select({ module: offerMathsModule.module, minimumRating: offerMathsModule.minimumRating })
      .from(offerMathsModule)
      .where(eq(offerMathsModule.offerId, id)),
  }
}

/** Of what can be chosen, and of what the reader has. */
export const listAdmissions = (db: Db, own: string | null) =>
  db
    .select({
      key: qualification.key,
      nameDe: qualification.nameDe,
      nameEn: qualification.nameEn,
      admission: qualification.admission,
    })
    .from(qualification)
    .where(or(qualification.active, own === null ? undefined : eq(qualification.key, own)))
    .orderBy(asc(qualification.position))

/** As the applicant last gave it in a profile. */
export async function findOwnQualification(db: Db, applicantId: string): Promise<string | null> {
  const [row] = await db
    .select({ key: application.qualificationKey })
    .from(application)
    .where(
      and(
        eq(application.applicantId, applicantId),
        eq(application.type, 3),
        isNotNull(application.qualificationKey),
      ),
    )
    .orderBy(desc(application.updatedAt))
    .limit(1)
  return row?.key ?? null
}
