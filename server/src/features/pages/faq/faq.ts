import type { HandlerInput } from '@tandem/contract/endpoint'
import type {
  FaqAudience,
  FaqQuestion,
  getFaq as getEndpoint,
  listFaq as listEndpoint,
  rateFaq as rateEndpoint,
} from '@tandem/contract/pages/faq'
import type { Settings } from '@tandem/contract/setting-values'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { fillPlaceholders } from '../fill-placeholders.ts'
import { countRating, findQuestion, listQuestions, type QuestionRow } from './faq.store.ts'

/** Those that a text finds, by name before by the rest: the search's own, which this feature stands below. */
export type FindTexts = <T>(
  ctx: Context,
  text: string,
  records: readonly T[],
  textsOf: (record: T) => string[],
) => Promise<{ hits: T[] }>

/** All of an audience, topic by topic. */
export async function listFaqOf(ctx: Context, audience: FaqAudience): Promise<FaqQuestion[]> {
  const settings = await ctx.settings(ctx.db)
  return (await listQuestions(ctx.db, audience)).map((row) => present(ctx, settings, row))
}

export const listFaq =
  (findTexts: FindTexts) =>
  async (ctx: Context, _viewer: Viewer | null, { query }: HandlerInput<typeof listEndpoint>) => {
    const all = await listFaqOf(ctx, query.audience)
    if (query.text === undefined) return { items: all, total: all.length }
    const { hits } = await findTexts(ctx, query.text, all, ({ topic, question, answer }) => [
      question,
      topic.title,
      answer,
    ])
    return { items: hits, total: hits.length }
  }

export async function getFaq(
  ctx: Context,
  _viewer: Viewer | null,
  { params }: Pick<HandlerInput<typeof getEndpoint>, 'params'>,
): Promise<FaqQuestion> {
  const row = await findQuestion(ctx.db, params.id)
  if (!row) throw new AppError('not_found')
  return present(ctx, await ctx.settings(ctx.db), row)
}

export async function rateFaq(
  ctx: Context,
  _viewer: Viewer | null,
  { params, body }: HandlerInput<typeof rateEndpoint>,
): Promise<true> {
  if (!(await countRating(ctx.db, params.id, body.helpful))) throw new AppError('not_found')
  return true
}

function present({ locale }: Context, settings: Settings, { entry, topic }: QuestionRow): FaqQuestion {
  const one = (de: string, en: string) => fillPlaceholders((locale === 'en' && en) || de, settings, locale)
  return {
    id: entry.key,
    audience: entry.audience,
    topic: { id: topic.key, title: one(topic.titleDe, topic.titleEn) },
    question: one(entry.questionDe, entry.questionEn),
    answer: one(entry.answerDe, entry.answerEn),
  }
}
