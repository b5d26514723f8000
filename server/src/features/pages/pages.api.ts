import { type PageKey, pageKeys } from '@tandem/contract/pages'
import type { FaqAudience } from '@tandem/contract/pages/faq'
import type { Context } from '#platform/context/context.ts'
import { listLocations } from './contact/contact.store.ts'
import { listQuestions } from './faq/faq.store.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { listPageRows } from './pages.store.ts'

export { getContactDetails as readContactDetails } from './contact/get-contact-details.ts'
export { getFaq as readQuestion, listFaqOf as readQuestions } from './faq/faq.ts'
export { getPage as readPage } from './get-page.ts'
export { onboardingKind } from './kinds/onboarding-kind.ts'
export { pageKind } from './kinds/page-kind.ts'
export { questionKind } from './kinds/question-kind.ts'
export { topicsKind } from './kinds/topics-kind.ts'
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

/** What visitors may read of all this, with when it was changed last; locations by their names in addresses. */
export async function listPageDates(ctx: Context) {
  const settings = await ctx.settings(ctx.db)
  const pages = await listPageRows(ctx.db)
  const questions = await listQuestions(ctx.db, null)
  const locations = await listLocations(ctx.db)
  return {
    pages: pages.flatMap(({ key, updatedAt }) => {
      const id = pageKeys.find((each) => each === key)
      return id && settings.pages[id] ? [{ id, changedAt: updatedAt }] : []
    }),
    questions: questions.map(({ entry }) => ({
      id: entry.key,
      audience: entry.audience,
      changedAt: entry.updatedAt,
    })),
    locations: locations.map(({ key }) => key),
  }
}
