import type { ThreadBox } from '@tandem/contract/messaging/threads'
import {
  and,
  desc,
  eq,
  exists,
  inArray,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { institutionLocation, organisationPerson } from '#features/contacts/contacts.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { minInfixLength } from '#features/search/search.api.ts'
import type { Db } from '#platform/db/database.ts'
import type { Side } from '../../messaging.rules.ts'
import { message, thread, threadHandler, threadPerson, threadState } from '../../messaging.schema.ts'
import { hasBlocked } from '../../sides/blocks.store.ts'
import { applicantVisibility, isOn } from '../../sides/sides.store.ts'

type Filters = {
  box?: ThreadBox | undefined
  words: string[]
  unread?: '1' | undefined
  mine?: '1' | undefined
  applicationId?: string | undefined
  limit: number
  before?: string | undefined
  beforeId?: string | undefined
}

/** The threads of a side's account that pass all filters, the newest first. */
export async function findThreadIds(
  db: Db,
  own: Side,
  accountId: string,
  filters: Filters,
): Promise<string[]> {
  const { box, words, unread, mine, applicationId, limit } = filters
  const stateThat = (condition: SQL) =>
    db
      .select({ id: threadState.threadId })
      .from(threadState)
      .where(and(eq(threadState.threadId, thread.id), eq(threadState.accountId, accountId), condition))
  const archived = stateThat(sql`${threadState.archived}`)
  const ofBox = { inbox: notExists(archived), archive: exists(archived), blocked: hasBlocked(own) }
  const handled = db
    .select({ id: threadHandler.threadId })
    .from(threadHandler)
    .where(and(eq(threadHandler.threadId, thread.id), eq(threadHandler.accountId, accountId)))
  const rows = await db
    .select({ id: thread.id })
    .from(thread)
    .where(
      and(
        isOn(own),
        box && ofBox[box],
        unread && exists(stateThat(sql`${threadState.unread} > 0`)),
        mine && exists(handled),
        applicationId ? eq(thread.applicationId, applicationId) : undefined,
        isBefore(filters),
        ...words.map((word) => holds(db, own, word)),
      ),
    )
    // As the indexes of the sides have it, or each page would sort all threads.
    .orderBy(sql`${thread.lastMessageAt} desc nulls last`, desc(thread.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Of each thread the message that holds most of the words, of several the newest. */
export function findHits(db: Db, threadIds: string[], words: string[]) {
  const found = words.map((word) => matches(message.text, word))
  return db
    .selectDistinctOn([message.threadId], { id: message.id, threadId: message.threadId, text: message.text })
    .from(message)
    .where(and(inArray(message.threadId, threadIds), or(...found)))
    .orderBy(
      message.threadId,
      sql`${sql.join(
        found.map((one) => sql`(${one})::int`),
        sql` + `,
      )} desc`,
      desc(message.sentAt),
    )
}

function isBefore({ before, beforeId }: Filters) {
  if (!before) return undefined
  const instant = new Date(before)
  return and(
    lte(thread.lastMessageAt, instant),
    or(lt(thread.lastMessageAt, instant), beforeId ? lt(thread.id, beforeId) : undefined),
  )
}

/** Whether a word stands in what the own side may read of a thread: its subject, its names, its messages. */
function holds(db: Db, own: Side, word: string) {
  const named = (first: SQLWrapper, last: SQLWrapper) => matches(sql`${first} || ' ' || ${last}`, word)
  const some = (source: SQL) => sql`exists (select from ${source})`
  const inMessage = some(
    sql`${message} where ${eq(message.threadId, thread.id)} and ${matches(message.text, word)}`,
  )
  const ofPerson = some(sql`${threadPerson} join ${organisationPerson}
    on ${eq(organisationPerson.id, threadPerson.organisationPersonId)}
    where ${eq(threadPerson.threadId, thread.id)} and ${named(organisationPerson.firstName, organisationPerson.lastName)}`)
  const ofCompany = some(
    sql`${company} where ${eq(company.id, thread.companyId)} and ${matches(company.name, word)}`,
  )
  const ofLocation = some(sql`${institutionLocation}
    where ${eq(institutionLocation.key, thread.institutionLocationKey)} and ${matches(institutionLocation.name, word)}`)
  const ofOffer = some(sql`${application} join ${offer} on ${eq(offer.id, application.offerId)}
    where ${eq(application.id, thread.applicationId)}
      and ${matches(sql`${offer.titleDe} || ' ' || coalesce(${offer.titleEn}, '')`, word)}`)
  const ofApplicant = and(
    some(sql`${applicant} join ${account} on ${eq(account.id, applicant.accountId)}
      where ${eq(applicant.id, thread.applicantId)} and ${named(account.firstName, account.lastName)}`),
    own.kind === 'company' ? isNamed(db) : undefined,
  )
  return or(
    matches(thread.subject, word),
    ofOffer,
    own.kind === 'company' ? undefined : ofCompany,
    own.kind === 'institution' ? undefined : ofLocation,
    own.kind === 'applicant' ? undefined : ofApplicant,
    ofPerson,
    inMessage,
  )
}

/** As the rule `showsName` has it: a search finds nobody by a name that it does not show. */
function isNamed(db: Db) {
  const { applied, named, profile } = applicantVisibility(thread.applicantId, thread.companyId)
  const begunBy = db
    .select({ side: message.side })
    .from(message)
    .where(eq(message.threadId, thread.id))
    .orderBy(message.sentAt, message.id)
    .limit(1)
  return sql`(${applied} or ${profile} = 'open' or (${named} and ${profile} is not null) or (${begunBy}) = 'applicant')`
}

/** Longer words also inside others, as in every search (`minInfixLength`); words hold letters and digits only. */
const matches = (text: SQLWrapper, word: string): SQL =>
  word.length < minInfixLength ? sql`fold(${text}) ~ ${`\\m${word}`}` : sql`fold(${text}) like ${`%${word}%`}`
