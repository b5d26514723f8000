import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { interview } from '../interviews.schema.ts'

export type ListedInterview = Awaited<ReturnType<typeof listOf>>[number]

type Whose = ({ applicantId: string } | { companyId: string }) & {
  /** Only those that are ahead then, or wait for a time. */
  openAt?: Date
}

/** The next first, then those without a time. */
export const listOf = (db: Db, { openAt, ...whose }: Whose) =>
  db
    .select({
      id: interview.id,
      applicationId: interview.applicationId,
      status: interview.status,
      startsAt: interview.startsAt,
      minutes: interview.minutes,
      kind: interview.kind,
      where: interview.where,
      note: interview.note,
      cancelReason: interview.cancelReason,
      sequence: interview.sequence,
      remindedAt: interview.remindedAt,
      createdAt: interview.createdAt,
      updatedAt: interview.updatedAt,
      companyName: company.name,
      companyStatus: company.status,
      firstName: account.firstName,
      lastName: account.lastName,
      offer: { titleDe: offer.titleDe, titleEn: offer.titleEn },
    })
    .from(interview)
    .innerJoin(application, eq(application.id, interview.applicationId))
    .innerJoin(company, eq(company.id, application.companyId))
    .innerJoin(applicant, eq(applicant.id, application.applicantId))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .leftJoin(offer, eq(offer.id, application.offerId))
    .where(
      and(
        'applicantId' in whose
          ? eq(application.applicantId, whose.applicantId)
          : eq(application.companyId, whose.companyId),
        openAt &&
          or(
            inArray(interview.status, ['proposed', 'countered']),
            // One that has just begun is still of use: its address may be needed.
            and(
              eq(interview.status, 'agreed'),
              gt(sql`${interview.startsAt} + make_interval(mins => ${interview.minutes})`, openAt),
            ),
          ),
      ),
    )
    .orderBy(sql`${interview.startsAt} asc nulls last`, asc(interview.createdAt))
