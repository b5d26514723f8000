import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { replyTemplate } from '../received-applications.schema.ts'

type Values = { name: string; textDe: string; textEn: string }

/** By name. */
export function listTemplateRows(db: Db, companyId: string) {
  return db
    .select()
    .from(replyTemplate)
    .where(eq(replyTemplate.companyId, companyId))
    .orderBy(asc(replyTemplate.name), asc(replyTemplate.id))
}

/** Until the transaction ends nobody else of the company adds one. */
export async function lockTemplates(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('templates of'), hashtext(${companyId}))`)
}

export async function insertTemplate(db: Db, values: Values & { companyId: string; updatedAt: Date }) {
  await db.insert(replyTemplate).values(values)
}

export async function lockTemplate(db: Db, companyId: string, id: string) {
  const [row] = await db
    .select()
    .from(replyTemplate)
    .where(and(eq(replyTemplate.id, id), eq(replyTemplate.companyId, companyId)))
    .for('update')
  return row
}

export async function updateTemplateRow(
  db: Db,
  id: string,
  values: Values & { revision: number; updatedAt: Date },
): Promise<void> {
  await db.update(replyTemplate).set(values).where(eq(replyTemplate.id, id))
}

export async function deleteTemplateRow(db: Db, id: string): Promise<void> {
  await db.delete(replyTemplate).where(eq(replyTemplate.id, id))
}

/** Of two companies that become one. */
export async function transferTemplates(
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<number> {
  const moved = await db
    .update(replyTemplate)
    .set({ companyId: into })
    .where(eq(replyTemplate.companyId, from))
    .returning({ id: replyTemplate.id })
  return moved.length
}
