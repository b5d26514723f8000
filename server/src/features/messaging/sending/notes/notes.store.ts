import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnSide } from '../../messaging.rules.ts'
import { thread, threadNote } from '../../messaging.schema.ts'
import { isReadableBy } from '../../sides/sides.store.ts'

type Company = Extract<OwnSide, { kind: 'company' }>

const columns = {
  id: threadNote.id,
  threadId: threadNote.threadId,
  aboutApplication: thread.aboutApplication,
  text: threadNote.text,
  authorId: threadNote.authorId,
  firstName: organisationPerson.firstName,
  lastName: organisationPerson.lastName,
  writtenAt: threadNote.writtenAt,
}

export type NoteRow = Awaited<ReturnType<typeof findNotes>>[number]

/** The company's notes of a thread, the oldest first. */
export function findNotes(
  db: Db,
  own: Company,
  threadId: string,
  { from, before }: { from?: Date; before?: Date },
) {
  return db
    .select(columns)
    .from(threadNote)
    .innerJoin(thread, eq(thread.id, threadNote.threadId))
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, threadNote.authorId))
    .where(
      and(
        isReadableBy(own),
        eq(threadNote.threadId, threadId),
        from && gte(threadNote.writtenAt, from),
        before && lt(threadNote.writtenAt, before),
      ),
    )
    .orderBy(asc(threadNote.writtenAt), asc(threadNote.id))
}

/** A note in one of the company's threads. */
export async function findNote(db: Db, own: Company, id: string): Promise<NoteRow | null> {
  const [row] = await db
    .select(columns)
    .from(threadNote)
    .innerJoin(thread, eq(thread.id, threadNote.threadId))
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, threadNote.authorId))
    .where(and(isReadableBy(own), eq(threadNote.id, id)))
  return row ?? null
}

type NewNote = { id: string; threadId: string; authorId: string; text: string; writtenAt: Date }

export const countNotes = (db: Db, threadId: string): Promise<number> =>
  db.$count(threadNote, eq(threadNote.threadId, threadId))

export async function insertNote(db: Db, note: NewNote): Promise<void> {
  await db.insert(threadNote).values(note)
}

/** False when somebody else has deleted it before. */
export async function deleteNote(db: Db, id: string): Promise<boolean> {
  const deleted = await db.delete(threadNote).where(eq(threadNote.id, id)).returning({ id: threadNote.id })
  return deleted.length > 0
}

/** What an account has written, for its own data. */
export function findNotesOfAuthor(db: Db, accountId: string) {
  return db
    .select({ subject: thread.subject, note: threadNote.text, writtenAt: threadNote.writtenAt })
    .from(threadNote)
    .innerJoin(thread, eq(thread.id, threadNote.threadId))
    .innerJoin(account, eq(account.id, threadNote.authorId))
    .where(eq(account.id, accountId))
    .orderBy(asc(threadNote.writtenAt), asc(threadNote.id))
}
