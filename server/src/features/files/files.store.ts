import { and, eq, inArray, like, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { ttlCache } from '#platform/db/ttl-cache.ts'
import { storedFile } from './files.schema.ts'

export type StoredFile = typeof storedFile.$inferSelect

const isInfected = eq(storedFile.scan, 'infected')
/** Images are kept as we encoded them anew, in several sizes under one key. */
const isDocument = like(storedFile.storageKey, 'documents/%')

/** Every column with a foreign key to a file ties one. The database is asked, so that no feature is forgotten. */
const findTies = ttlCache(async (db: Db) => {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select relname as table, attname as column
    from pg_constraint join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'stored_file'::regclass`)
  if (rows.length === 0) throw new Error('No table refers to a file, so all would count as untied')
  return rows
})

async function isUnattached(db: Db): Promise<SQL> {
  const ties = (await findTies(db)).map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.identifier(table)} as tie where tie.${sql.identifier(column)} = ${storedFile.id})`,
  )
  return sql.join(ties, sql` and `)
}

export async function insertFile(db: Db, file: typeof storedFile.$inferInsert): Promise<StoredFile> {
  const [row] = await db.insert(storedFile).values(file).returning()
  if (!row) throw new Error('The file was not written down')
  return row
}

export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  const [row] = await db.select().from(storedFile).where(eq(storedFile.id, id))
  return row
}

/** Nobody ties it to a record, or takes it from one, until the transaction ends. */
export async function lockFile(db: Db, id: string): Promise<void> {
  await db.select({ id: storedFile.id }).from(storedFile).where(eq(storedFile.id, id)).for('update')
}

/** A document that the account has uploaded and that can be tied to a record until the transaction ends. */
export async function lockOwnDocument(
  db: Db,
  id: string,
  accountId: string,
): Promise<StoredFile | undefined> {
  const [row] = await db
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.id, id), eq(storedFile.uploadedBy, accountId), isDocument, not(isInfected)))
    .for('key share')
  return row
}

export async function findUnattachedFile(db: Db, id: string): Promise<StoredFile | undefined> {
  const [row] = await db
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.id, id), await isUnattached(db)))
  return row
}

/** The oldest documents that nobody has looked into. */
export async function listUnscanned(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(eq(storedFile.scan, 'unscanned'), isDocument, lt(storedFile.createdAt, before)))
    .orderBy(storedFile.createdAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** False when somebody else has said so before. */
export async function updateScan(db: Db, id: string, scan: 'clean' | 'infected'): Promise<boolean> {
  const updated = await db
    .update(storedFile)
    .set({ scan })
    .where(and(eq(storedFile.id, id), eq(storedFile.scan, 'unscanned')))
    .returning({ id: storedFile.id })
  return updated.length > 0
}

export async function listInfectedKeys(db: Db): Promise<string[]> {
  const rows = await db.select({ key: storedFile.storageKey }).from(storedFile).where(isInfected)
  return rows.map(({ key }) => key)
}

/** What is left of infected files goes, also from the records that held them. */
export async function deleteInfectedBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(storedFile).where(and(isInfected, lt(storedFile.createdAt, instant)))
}

export async function findUploader(db: Db, accountId: string) {
  const { email, locale, type } = account
  const [row] = await db.select({ email, locale, type }).from(account).where(eq(account.id, accountId))
  return row
}

export async function listUnattachedFiles(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(lt(storedFile.createdAt, before), await isUnattached(db)))
  return rows.map(({ id }) => id)
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.delete(storedFile).where(and(eq(storedFile.id, id), await isUnattached(db)))
}

/** What an account has uploaded, and these others. */
export function findFilesOf(db: Db, accountId: string, tied: string[]): Promise<StoredFile[]> {
  return db
    .select()
    .from(storedFile)
    .where(or(eq(storedFile.uploadedBy, accountId), inArray(storedFile.id, tied)))
    .orderBy(storedFile.createdAt, storedFile.id)
}

/** Of these, the files that no record holds: from now on their rows say where the bytes lie, and nothing else. */
export async function stripUnattachedFiles(db: Db, ids: string[]): Promise<string[]> {
  const stripped = await db
    .update(storedFile)
    .set({ name: '', sha256: '', uploadedBy: null })
    .where(and(inArray(storedFile.id, ids), await isUnattached(db)))
    .returning({ id: storedFile.id })
  return stripped.map(({ id }) => id)
}

/** Of these storage keys, those that a row names. */
export async function findKnownKeys(db: Db, storageKeys: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: storedFile.storageKey })
    .from(storedFile)
    .where(inArray(storedFile.storageKey, storageKeys))
  return new Set(rows.map(({ key }) => key))
}
