import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company, hasOpenLogo } from '#features/companies/companies.schema.ts'
import { institutionLocation, organisationPerson } from '#features/contacts/contacts.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnSide, Side } from '../messaging.rules.ts'
import { message, thread, threadHandler, threadPerson, threadState } from '../messaging.schema.ts'
import { hasBlocked } from '../sides/blocks.store.ts'
import { applicantVisibility, isReadableBy, mayRead } from '../sides/sides.store.ts'

const previewLength = 200

const handler = alias(account, 'handler')

export type ThreadRow = Awaited<ReturnType<typeof findThreads>>[number]

/** Those of these threads that the account of a side may read, the newest first, as it sees them. */
export function findThreads(db: Db, side: OwnSide, accountId: string, ids: string[]) {
  const last = db
    .select({ text: sql<string>`left(${message.text}, ${previewLength})`.as('preview'), side: message.side })
    .from(message)
    .where(eq(message.threadId, thread.id))
    .orderBy(desc(message.sentAt), desc(message.id))
    .limit(1)
    .as('last')
  const { institutionLocationKey: locationKey, ...columns } = getTableColumns(thread)
  return (
    db
      .select({
        ...columns,
        locationKey,
        archived: sql<boolean>`coalesce(${threadState.archived}, false)`,
        unread: sql<number>`coalesce(${threadState.unread}, 0)`,
        blocked: hasBlocked(side),
        handler: {
          id: handler.id,
          firstName: handler.firstName,
          lastName: handler.lastName,
          revision: threadHandler.revision,
        },
        begunBy: sql<Side['kind']>`(select ${message.side} from ${message}
        where ${message.threadId} = ${thread.id} order by ${message.sentAt}, ${message.id} limit 1)`,
        last: { text: last.text, side: last.side },
        visibility: applicantVisibility(thread.applicantId, thread.companyId),
        person: { firstName: account.firstName, lastName: account.lastName },
        company: { name: company.name, hasLogo: hasOpenLogo(company), status: company.status },
        locationName: institutionLocation.name,
        offer: { titleDe: offer.titleDe, titleEn: offer.titleEn },
      })
      .from(thread)
      .innerJoinLateral(last, sql`true`)
      .leftJoin(threadState, and(eq(threadState.threadId, thread.id), eq(threadState.accountId, accountId)))
      .leftJoin(
        threadHandler,
        and(eq(threadHandler.threadId, thread.id), sql`${threadHandler.side} = ${side.kind}`),
      )
      // Who may no longer read it answers it no longer.
      .leftJoin(handler, and(eq(handler.id, threadHandler.accountId), mayRead(side, handler.permissions)))
      .leftJoin(applicant, eq(applicant.id, thread.applicantId))
      .leftJoin(account, eq(account.id, applicant.accountId))
      .leftJoin(company, eq(company.id, thread.companyId))
      .leftJoin(institutionLocation, eq(institutionLocation.key, thread.institutionLocationKey))
      .leftJoin(application, eq(application.id, thread.applicationId))
      .leftJoin(offer, eq(offer.id, application.offerId))
      .where(and(isReadableBy(side), inArray(thread.id, ids)))
      .orderBy(desc(thread.lastMessageAt), desc(thread.id))
  )
}

export type ThreadPersonRow = Awaited<ReturnType<typeof findThreadPersons>>[number]

/** The organisation persons named in these threads, of both sides. */
export function findThreadPersons(db: Db, side: OwnSide, threadIds: string[]) {
  return db
    .select({
      threadId: threadPerson.threadId,
      id: organisationPerson.id,
      firstName: organisationPerson.firstName,
      lastName: organisationPerson.lastName,
      ofCompany: sql<boolean>`${organisationPerson.companyId} is not null`,
    })
    .from(threadPerson)
    .innerJoin(thread, eq(thread.id, threadPerson.threadId))
    .innerJoin(organisationPerson, eq(organisationPerson.id, threadPerson.organisationPersonId))
    .where(and(isReadableBy(side), inArray(thread.id, threadIds)))
    .orderBy(asc(organisationPerson.lastName), asc(organisationPerson.id))
}

/** Needs the account's thread_state joined. What the own side wrote is never unread, whoever of it wrote. */
export function isUnread(side: Side) {
  return sql`${message.side} <> ${side.kind} and ${message.sentAt} > coalesce(${threadState.readUntil}, '-infinity')`
}
