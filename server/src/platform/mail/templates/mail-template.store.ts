import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { mailTemplate } from './mail-template.schema.ts'
import type { MailTemplate } from './mail-template.ts'

type MailTemplateRow = typeof mailTemplate.$inferSelect

export async function findMailTemplate(db: Db, key: string): Promise<MailTemplateRow | null> {
  const [row] = await db.select().from(mailTemplate).where(eq(mailTemplate.key, key))
  return row ?? null
}

export const listMailTemplates = (db: Db): Promise<MailTemplateRow[]> => db.select().from(mailTemplate)

export async function saveMailTemplate(db: Db, key: string, words: MailTemplate, now: Date): Promise<void> {
  const row = { words, updatedAt: now }
  await db
    .insert(mailTemplate)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: mailTemplate.key, set: row })
}
