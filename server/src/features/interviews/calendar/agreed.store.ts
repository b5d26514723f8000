import { and, asc, eq, exists } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { interview, interviewInterviewer } from '../interviews.schema.ts'

export type Agreed = Awaited<ReturnType<typeof listAgreed>>[number]
/** Of a company only what the person holds. */
export type Whose = { applicantId: string } | { personId: string } | { interviewId: string }

/** Agreed interviews, the earliest first. */
export async function listAgreed(db: Db, whose: Whose) {
  const rows = await db
    .select({
      interviewId: interview.id,
      applicationId: interview.applicationId,
      startsAt: interview.startsAt,
      minutes: interview.minutes,
      kind: interview.kind,
      where: interview.where,
      sequence: interview.sequence,
      companyName: company.name,
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
    .where(and(eq(interview.status, 'agreed'), isOf(db, whose)))
    .orderBy(asc(interview.startsAt))
    .limit(500)
  return rows.flatMap(({ startsAt, ...row }) => (startsAt ? { ...row, startsAt } : []))
}

function isOf(db: Db, whose: Whose) {
  if ('interviewId' in whose) return eq(interview.id, whose.interviewId)
  if ('applicantId' in whose) return eq(application.applicantId, whose.applicantId)
  const holds = db
    .select({ id: interviewInterviewer.personId })
    .from(interviewInterviewer)
    .where(
      and(
        eq(interviewInterviewer.interviewId, interview.id),
        eq(interviewInterviewer.personId, whose.personId),
      ),
    )
  return exists(holds)
}
