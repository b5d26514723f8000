import type { PageKey } from '@tandem/contract/pages'
import type { FaqAudience } from '@tandem/contract/pages/faq'
import type { Context } from '#platform/context/context.ts'
import { listQuestions } from './faq/faq.store.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { listPageRows } from './pages.store.ts'

export { ensureDefaultPages } from './starters/ensure-default-pages.ts'

/** The static pages that are switched on, then the questions and answers, in the reader's language. */
export async function listPages(
  ctx: Context,
  audience: FaqAudience | null,
): Promise<{ id: string; name: string; text: string }[]> {
  const settings = await ctx.settings(ctx.db)
  const one = (de: string, en: string) =>
    fillPlaceholders((ctx.locale === 'en' && en) || de, settings, ctx.locale)
  const rows = await listPageRows(ctx.db)
  const questions = await listQuestions(ctx.db, audience)
  return [
    ...rows
      .filter(({ key }) => settings.pages[key as PageKey])
      .map(({ key, ...row }) => ({
        id: key,
        name: one(row.titleDe, row.titleEn),
        text: one(row.bodyDe, row.bodyEn),
      })),
    ...questions.map(({ entry }) => ({
      id: entry.key,
      name: one(entry.questionDe, entry.questionEn),
      text: one(entry.answerDe, entry.answerEn),
    })),
  ]
}
