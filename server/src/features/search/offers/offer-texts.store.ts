import { and, eq, inArray, ne } from 'drizzle-orm'
import { offer } from '#features/offers/offers.schema.ts'
import { studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'

export type OfferTexts = { de: string[]; en: string[] }

export type OfferBenefits = { de: string; en: string }

/** What companies offer beside the place, in both languages, by offer; only where they say so. */
export async function loadBenefits(db: Db, ids: string[]): Promise<Map<string, OfferBenefits>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: offer.id, de: offer.benefitsDe, en: offer.benefitsEn })
    .from(offer)
    .where(and(inArray(offer.id, ids), ne(offer.benefitsDe, '')))
  return new Map(rows.map(({ id, ...texts }) => [id, texts]))
}

/** The texts that a card does not show in both languages, by offer. */
export async function loadTexts(db: Db, ids: string[]): Promise<Map<string, OfferTexts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ offer, course: studyInterest })
    .from(offer)
    .leftJoin(studyInterest, eq(studyInterest.id, offer.studyInterestId))
    .where(inArray(offer.id, ids))
  return new Map(
    rows.map(({ offer: row, course }) => [
      row.id,
      {
        de: [row.descriptionDe, row.tasksDe, row.benefitsDe, row.titleDe, course?.nameDe ?? ''],
        en: [row.descriptionEn, row.tasksEn, row.benefitsEn, row.titleEn, course?.nameEn ?? ''],
      },
    ]),
  )
}
