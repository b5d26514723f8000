import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { interview } from './interviews.schema.ts'

/** Who an interview is between, and about which offer; an initiative application has none. */
export async function findParties(db: Db, interviewId: string) {
  const [found] = await db
    .select({
      applicationId: application.id,
      companyId: company.id,
      companyName: company.name,
      companyIsSuspended: sql<boolean>`${company.status} = 'suspended'`,
      applicantAccountId: applicant.accountId,
      firstName: account.firstName,
      lastName: account.lastName,
      offer: { titleDe: offer.titleDe, titleEn: offer.titleEn },
    })
    .from(interview)
    .innerJoin(
      application,
      and(eq(application.id, interview.applicationId), isNotNull(application.companyId)),
    )
    .innerJoin(company, eq(company.id, application.companyId))
    .innerJoin(applicant, eq(applicant.id, application.applicantId))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .leftJoin(offer, eq(offer.id, application.offerId))
    .where(eq(interview.id, interviewId))
  return found ?? null
}
