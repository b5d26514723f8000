import type { PageKey } from '@tandem/contract/pages'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { readDefaultPages } from './default-pages.ts'
import { insertMissingPages, listPageRows, listQuestions } from './pages.store.ts'

/** Gives every static page its default text where it has none yet. */
export async function ensureDefaultPages(db: Db, now: Date): Promise<void> {
  const pages = await readDefaultPages()
  await insertMissingPages(
    db,
    pages.map((page) => ({ ...page, updatedAt: now })),
  )
}

/** The static pages that are switched on, then the questions and answers, in the reader's language. */
export async function listPages(ctx: Context): Promise<{ id: string; name: string; text: string }[]> {
  const { pages, brand } = await ctx.settings(ctx.db)
  const one = (de: string, en: string) =>
    ((ctx.locale === 'en' && en) || de).replaceAll('{universityName}', brand.universityName)
  const rows = await listPageRows(ctx.db)
  return [
    ...rows
      .filter(({ key }) => pages[key as PageKey])
      .map(({ key, ...row }) => ({
        id: key,
        name: one(row.titleDe, row.titleEn),
        text: one(row.bodyDe, row.bodyEn),
      })),
    ...(await listQuestions(ctx.db)).map(({ id, ...row }) => ({
      id: String(id),
      name: one(row.questionDe, row.questionEn),
      text: one(row.answerDe, row.answerEn),
    })),
  ]
}
