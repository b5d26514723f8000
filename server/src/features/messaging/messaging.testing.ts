import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { institutionLocation, organisationPerson } from '#features/contacts/contacts.schema.ts'
import { newId } from '#platform/db/columns.ts'
import type { Database, Db } from '#platform/db/database.ts'
import { type LiveEvent, publishToAll } from '#platform/events/events.ts'

type World = { db: Db; clock: () => Date }

/** What is published by this work, and by nothing before it. */
export async function eventsOf(
  { db, database }: { db: Db; database: Database },
  work: () => Promise<unknown>,
): Promise<LiveEvent[]> {
  const events: LiveEvent[] = []
  const stop = await database.listen('tandem_events', (payload) => {
    const { accountIds, type, data }: LiveEvent = JSON.parse(payload)
    events.push({ accountIds, type, data })
  })
  // Notifications arrive in the order of their commits: what comes before the first mark is older than the work.
  const mark = async () => {
    const data = { mark: newId() }
    await publishToAll(db, { type: 'settings', data })
    await expect.poll(() => events.at(-1)?.data.mark).toBe(data.mark)
  }
  await mark()
  events.length = 0
  await work()
  await mark()
  await stop()
  return events.slice(0, -1)
}
type Applicant = { applicantId: string }

/** An application as its company holds it; a draft with `sent: false`. */
export async function insertApplication(
  { db, clock }: World,
  { applicantId }: Applicant,
  { companyId, offerId }: { companyId: string; offerId?: string },
  { sent = true } = {},
): Promise<string> {
  const id = newId()
  const sending = sent ? { status: 2, stage: 'received' as const, sentAt: clock() } : {}
  await db
    .insert(application)
    .values({ id, applicantId, type: offerId ? 2 : 1, companyId, offerId, ...sending })
  return id
}

export async function insertProfile(
  { db }: World,
  { applicantId }: Applicant,
  visibility: 'hidden' | 'anonymous' | 'open',
): Promise<void> {
  await db.insert(application).values({ applicantId, type: 3, visibility })
}

/** Someone listed as a contact; who may read for them has an account. */
export async function insertContact(
  { db }: World,
  { companyId, locationKey }: { companyId?: string; locationKey?: string },
  accountId: string | null = null,
): Promise<string> {
  const id = newId()
  await db.insert(organisationPerson).values({
    id,
    companyId,
    institutionLocationKey: locationKey,
    accountId,
    firstName: 'Rita',
    lastName: 'Rat',
  })
  return id
}

export async function insertLocation({ db }: World, key: string, name: string): Promise<void> {
  const place = { town: name, postalCode: '76133', role: 'location', latitude: 49, longitude: 8.4 }
  await db
    .insert(institutionLocation)
    .values({ key, name, ...place })
    .onConflictDoNothing()
}

export async function deleteAccount({ db }: World, { accountId }: { accountId: string }): Promise<void> {
  await db.delete(account).where(eq(account.id, accountId))
}
