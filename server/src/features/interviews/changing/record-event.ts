import type { InterviewParty, interviewEvents } from '@tandem/contract/interviews'
import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { addEvent, findInterview, type InterviewRow, listInterviewersOf } from '../interviews.store.ts'
import { interviewMail } from '../mails/mail.jobs.ts'
import { findParties } from '../parties.store.ts'

type HappenedEvent = {
  event: (typeof interviewEvents)[number]
  party: InterviewParty
  accountId: string | null
  startsAt?: Date | null
  /** Of the calendar entry that goes out with it. */
  sequence?: number | null
}

/**
 * Writes down what happened to an interview, and tells both sides: the other one by mail, and everybody whose calendar
 * it changes. `alsoTold`: accounts of the company that have to do with it no more.
 */
export async function recordEvent(
  ctx: Context,
  interviewId: string,
  { startsAt = null, sequence = null, ...happened }: HappenedEvent,
  alsoTold: readonly string[] = [],
): Promise<void> {
  const at = ctx.clock()
  const eventId = await addEvent(ctx.db, { interviewId, ...happened, startsAt, sequence, at })
  const interview = await findInterview(ctx.db, interviewId)
  const parties = await findParties(ctx.db, interviewId)
  if (!interview || !parties) throw new Error(`There is no interview ${interviewId}`)
  const { applicationId, companyId, applicantAccountId } = parties
  const editors = await findCompanyAccounts(ctx.db, companyId, 'company-profile-edit')
  const accountIds = [applicantAccountId, ...editors]
  await publish(ctx.db, { accountIds, type: 'application', data: { applicationId } })

  // Whoever may read the application no more may still have the time in their calendar: the mail looks.
  const holders = await findHolders(ctx, interview)
  const team = [...new Set([...(await findCompanyPeople(ctx, interview)), ...holders, ...alsoTold])]
  const isInCalendars = sequence !== null
  const told = [
    ...(happened.party === 'company' || isInCalendars ? [applicantAccountId] : []),
    ...(happened.party === 'applicant' || isInCalendars ? team : []),
  ]
  for (const accountId of told) await enqueue(ctx.db, interviewMail, { eventId, accountId })
}

/** The accounts that hold an interview, and the one that proposed it, whatever they may read by now. */
export async function findHolders(ctx: Context, interview: InterviewRow): Promise<string[]> {
  const interviewers = await listInterviewersOf(ctx.db, [interview.id])
  const accountIds = [...interviewers.map(({ accountId }) => accountId), interview.proposedBy]
  return [...new Set(accountIds.filter((each) => each !== null))]
}

/** Those who hold an interview and may read its application; where none is left, all of the company who may. */
export async function findCompanyPeople(ctx: Context, interview: InterviewRow): Promise<string[]> {
  const parties = await findParties(ctx.db, interview.id)
  if (!parties) return []
  const editors = await findCompanyAccounts(ctx.db, parties.companyId, 'company-profile-edit')
  const holders = await findHolders(ctx, interview)
  const people = editors.filter((each) => holders.includes(each))
  return people.length > 0 ? people : editors
}
