import { asc, desc, eq, inArray } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { newId } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { interview, interviewEvent, interviewInterviewer, interviewSlot } from './interviews.schema.ts'

export type InterviewRow = typeof interview.$inferSelect
export type EventRow = typeof interviewEvent.$inferSelect
export type ApplicationFacts = Awaited<ReturnType<typeof selectApplication>>[number]

const selectApplication = (db: Db, id: string) =>
  db
    .select({
      id: application.id,
      applicantId: application.applicantId,
      companyId: application.companyId,
      status: application.status,
      outcome: application.outcome,
      toldStatus: application.toldStatus,
      undoUntil: application.undoUntil,
      sentAt: application.sentAt,
      companyStatus: company.status,
    })
    .from(application)
    .leftJoin(company, eq(company.id, application.companyId))
    .where(eq(application.id, id))
    .$dynamic()

export async function findApplication(db: Db, id: string): Promise<ApplicationFacts | undefined> {
  const [row] = await selectApplication(db, id)
  return row
}

/** Whatever changes an interview holds its application, so that its interviews change one after the other. */
export async function lockApplication(db: Db, id: string): Promise<ApplicationFacts | undefined> {
  const [row] = await selectApplication(db, id).for('update', { of: application })
  return row
}

export async function findInterview(db: Db, id: string): Promise<InterviewRow | undefined> {
  const [row] = await db.select().from(interview).where(eq(interview.id, id))
  return row
}

/** The newest first. */
export const listInterviews = (db: Db, applicationId: string): Promise<InterviewRow[]> =>
  db
    .select()
    .from(interview)
    .where(eq(interview.applicationId, applicationId))
    .orderBy(desc(interview.createdAt), desc(interview.id))

export async function insertInterview(
  db: Db,
  values: typeof interview.$inferInsert & { id: string },
): Promise<void> {
  await db.insert(interview).values(values)
}

export async function updateInterview(
  db: Db,
  id: string,
  values: Partial<Omit<InterviewRow, 'id' | 'applicationId' | 'createdAt'>>,
): Promise<void> {
  await db.update(interview).set(values).where(eq(interview.id, id))
}

export async function replaceSlots(db: Db, interviewId: string, slots: readonly Date[]): Promise<void> {
  await db.delete(interviewSlot).where(eq(interviewSlot.interviewId, interviewId))
  if (slots.length > 0)
    await db.insert(interviewSlot).values(slots.map((startsAt) => ({ interviewId, startsAt })))
}

export const listSlots = (db: Db, interviewIds: string[]) =>
  db
    .select()
    .from(interviewSlot)
    .where(inArray(interviewSlot.interviewId, interviewIds))
    .orderBy(asc(interviewSlot.startsAt))

export async function replaceInterviewers(
  db: Db,
  interviewId: string,
  personIds: readonly string[],
): Promise<void> {
  await db.delete(interviewInterviewer).where(eq(interviewInterviewer.interviewId, interviewId))
  await db.insert(interviewInterviewer).values(personIds.map((personId) => ({ interviewId, personId })))
}

export const listInterviewersOf = (db: Db, interviewIds: string[]) =>
  db
    .select({
      interviewId: interviewInterviewer.interviewId,
      id: organisationPerson.id,
      accountId: organisationPerson.accountId,
      firstName: organisationPerson.firstName,
      lastName: organisationPerson.lastName,
    })
    .from(interviewInterviewer)
    .innerJoin(organisationPerson, eq(organisationPerson.id, interviewInterviewer.personId))
    .where(inArray(interviewInterviewer.interviewId, interviewIds))
    .orderBy(asc(organisationPerson.lastName), asc(organisationPerson.id))

/** Its id. */
export async function addEvent(
  db: Db,
  { at, ...event }: Omit<EventRow, 'id' | 'createdAt'> & { at: Date },
): Promise<string> {
  const id = newId()
  await db.insert(interviewEvent).values({ id, ...event, createdAt: at })
  return id
}

export const listEvents = (db: Db, applicationId: string) =>
  db
    .select({
      id: interviewEvent.id,
      at: interviewEvent.createdAt,
      event: interviewEvent.event,
      party: interviewEvent.party,
      startsAt: interviewEvent.startsAt,
      firstName: account.firstName,
      lastName: account.lastName,
    })
    .from(interviewEvent)
    .innerJoin(interview, eq(interview.id, interviewEvent.interviewId))
    .leftJoin(account, eq(account.id, interviewEvent.accountId))
    .where(eq(interview.applicationId, applicationId))
    .orderBy(asc(interviewEvent.createdAt), asc(interviewEvent.id))
