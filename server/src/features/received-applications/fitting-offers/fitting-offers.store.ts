import { and, desc, eq, exists, gt, gte, isNotNull, isNull, notExists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { offer, offerYear } from '#features/offers/offers.schema.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import { firstStudyYear } from '#platform/clock/first-study-year.ts'
import type { Db } from '#platform/db/database.ts'

/** So many, the newest ones, are compared. */
const mostCompared = 100

const other = alias(application, 'other')

/** The company's offers that take applications today and have free places, without those that the applicant has sent one for. */
export const listOffersToCompare = (db: Db, companyId: string, applicationId: string, now: Date) =>
  db
    .select({ id: offer.id, titleDe: offer.titleDe, titleEn: offer.titleEn })
    .from(offer)
    .innerJoin(company, and(eq(company.id, offer.companyId), eq(company.status, 'confirmed')))
    .innerJoin(application, eq(application.id, applicationId))
    .where(
      and(
        eq(offer.companyId, companyId),
        eq(offer.status, 'published'),
        or(isNull(offer.deadline), gte(offer.deadline, berlinDay(now))),
        exists(
          db
            .select({ year: offerYear.year })
            .from(offerYear)
            .where(
              and(
                eq(offerYear.offerId, offer.id),
                gte(offerYear.year, firstStudyYear(now)),
                gt(offerYear.total, offerYear.taken),
              ),
            ),
        ),
        notExists(
          db
            .select({ id: other.id })
            .from(other)
            .where(
              and(
                eq(other.applicantId, application.applicantId),
                eq(other.offerId, offer.id),
                isNotNull(other.sentAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(offer.publishedAt), desc(offer.id))
    .limit(mostCompared)
