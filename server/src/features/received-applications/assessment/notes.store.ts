import { asc, eq, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { applicationNote, applicationRating } from '../received-applications.schema.ts'

/** The oldest first. */
export function listNotes(db: Db, applicationId: string) {
  return db
    .select({
      id: applicationNote.id,
      text: applicationNote.text,
      authorId: applicationNote.authorId,
      firstName: account.firstName,
      lastName: account.lastName,
      revision: applicationNote.revision,
      createdAt: applicationNote.createdAt,
      updatedAt: applicationNote.updatedAt,
    })
    .from(applicationNote)
    .leftJoin(account, eq(account.id, applicationNote.authorId))
    .where(eq(applicationNote.applicationId, applicationId))
    .orderBy(asc(applicationNote.createdAt), asc(applicationNote.id))
}

export async function lockNote(db: Db, id: string) {
  const [row] = await db.select().from(applicationNote).where(eq(applicationNote.id, id)).for('update')
  return row
}

/** Until the transaction ends nobody adds another one. Answers how many there are. */
export async function lockNewNotes(db: Db, applicationId: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('notes on'), hashtext(${applicationId}))`)
  return db.$count(applicationNote, eq(applicationNote.applicationId, applicationId))
}

type NewNote = { applicationId: string; authorId: string; text: string; now: Date }

export async function insertNote(db: Db, { now, ...note }: NewNote): Promise<void> {
  await db.insert(applicationNote).values({ ...note, createdAt: now, updatedAt: now })
}

export async function updateNoteRow(
  db: Db,
  id: string,
  values: { text: string; revision: number; updatedAt: Date },
): Promise<void> {
  await db.update(applicationNote).set(values).where(eq(applicationNote.id, id))
}

export async function deleteNoteRow(db: Db, id: string): Promise<void> {
  await db.delete(applicationNote).where(eq(applicationNote.id, id))
}

/** What somebody wrote and gave, for their own data. */
export async function listByAuthor(db: Db, accountId: string) {
  const notes = await db
    .select({
      applicationId: applicationNote.applicationId,
      text: applicationNote.text,
      createdAt: applicationNote.createdAt,
    })
    .from(applicationNote)
    .where(eq(applicationNote.authorId, accountId))
    .orderBy(asc(applicationNote.createdAt), asc(applicationNote.id))
  const ratings = await db
    .select({
      applicationId: applicationRating.applicationId,
      rating: applicationRating.rating,
      updatedAt: applicationRating.updatedAt,
    })
    .from(applicationRating)
    .where(eq(applicationRating.accountId, accountId))
    .orderBy(asc(applicationRating.updatedAt))
  return { notes, ratings }
}
