import { and, arrayContains, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { interview, interviewInterviewer, interviewSlot } from '../interviews.schema.ts'

/** Who of a company may read its applications. */
const isInterviewer = (companyId: string) =>
  and(
    eq(organisationPerson.companyId, companyId),
    arrayContains(account.permissions, ['company-profile-edit']),
    isNotNull(account.confirmedAt),
    isNull(account.hiddenAt),
  )

export const listTeam = (db: Db, companyId: string) =>
  db
    .select({
      id: organisationPerson.id,
      accountId: account.id,
      firstName: organisationPerson.firstName,
      lastName: organisationPerson.lastName,
    })
    .from(organisationPerson)
    .innerJoin(account, eq(account.id, organisationPerson.accountId))
    .where(isInterviewer(companyId))
    .orderBy(asc(organisationPerson.lastName), asc(organisationPerson.firstName), asc(organisationPerson.id))

export async function findInterviewerIds(db: Db, companyId: string): Promise<string[]> {
  return (await listTeam(db, companyId)).map(({ id }) => id)
}

/** Their times from now on: agreed ones, and those that are proposed. */
export function listBusyTimes(db: Db, personIds: string[], now: Date) {
  const startsAt = sql<Date>`coalesce(${interview.startsAt}, ${interviewSlot.startsAt})`.mapWith(
    interview.startsAt,
  )
  return db
    .select({
      personId: interviewInterviewer.personId,
      interviewId: interview.id,
      status: interview.status,
      minutes: interview.minutes,
      startsAt,
      firstName: account.firstName,
      lastName: account.lastName,
    })
    .from(interviewInterviewer)
    .innerJoin(interview, eq(interview.id, interviewInterviewer.interviewId))
    .innerJoin(application, eq(application.id, interview.applicationId))
    .innerJoin(applicant, eq(applicant.id, application.applicantId))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .leftJoin(interviewSlot, eq(interviewSlot.interviewId, interview.id))
    .where(
      and(
        inArray(interviewInterviewer.personId, personIds),
        or(
          and(eq(interview.status, 'agreed'), gt(interview.startsAt, now)),
          and(inArray(interview.status, ['proposed', 'countered']), gt(interviewSlot.startsAt, now)),
        ),
      ),
    )
    .orderBy(asc(startsAt))
}
